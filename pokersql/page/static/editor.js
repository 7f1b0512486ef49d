// The editor for SQL: CodeMirror, set up to complete the names of relations and macros.
import * as codemirror from "./vendor/codemirror.js";

const { EditorState, EditorView, HighlightStyle, keymap, tags } = codemirror;

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--keyword)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--number)" },
  { tag: [tags.lineComment, tags.blockComment], color: "var(--soft-text)", fontStyle: "italic" },
]);

/** Make an editor in the element `parent`. `names` has the columns of each relation, and an empty list for a macro. */
export function makeEditor(parent, doc, names, { onrun, onedit }) {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        codemirror.lineNumbers(),
        codemirror.history(),
        codemirror.drawSelection(),
        codemirror.bracketMatching(),
        codemirror.closeBrackets(),
        codemirror.autocompletion({ icons: false }),
        codemirror.sql({ dialect: codemirror.PostgreSQL, schema: names, upperCaseKeywords: true }),
        codemirror.syntaxHighlighting(COLOURS),
        keymap.of([
          {
            key: "Mod-Enter",
            run: (view) => {
              view.contentDOM.blur(); // closes the list of completions
              view.focus();
              onrun();
              return true;
            },
          },
          ...codemirror.completionKeymap,
          ...codemirror.defaultKeymap,
          ...codemirror.historyKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": "SQL; Ctrl+Enter runs it, Escape then Tab leaves it" }),
        EditorView.updateListener.of((update) => update.docChanged && onedit(update.state.doc.toString())),
      ],
    }),
  });
}
