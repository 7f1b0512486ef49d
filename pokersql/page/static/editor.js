// CodeMirror, with the relations and macros to complete.
import {
  autocompletion,
  bracketMatching,
  closeBrackets,
  completionKeymap,
  defaultKeymap,
  drawSelection,
  EditorState,
  EditorView,
  HighlightStyle,
  history,
  historyKeymap,
  keymap,
  lineNumbers,
  PostgreSQL,
  sql,
  syntaxHighlighting,
  tags,
} from "./vendor/codemirror.js";

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--keyword)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--number)" },
  { tag: [tags.lineComment, tags.blockComment], color: "var(--soft-text)", fontStyle: "italic" },
]);

/** An editor in an element. names: the columns of each relation, none for a macro. */
export function makeEditor(parent, doc, names, { onrun, onedit }) {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false }),
        sql({ dialect: PostgreSQL, schema: names, upperCaseKeywords: true }),
        syntaxHighlighting(COLOURS),
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
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": "SQL; Ctrl+Enter runs it, Escape then Tab leaves it" }),
        EditorView.updateListener.of((update) => update.docChanged && onedit(update.state.doc.toString())),
      ],
    }),
  });
}
