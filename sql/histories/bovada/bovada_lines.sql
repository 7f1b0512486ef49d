-- Adds the lines of Bovada, Bodog and Ignition hands to line_templates and line_changes
-- Grain: one new row of line_templates per template, and of line_changes per change
-- Reads: line_changes, line_templates
-- Source: files of Bovada, Bodog and Ignition
-- Engine: duckdb

-- The files name players by their positions, in stud by their seats. [ME] marks the player who saved the file. If a
-- blind or an ante takes a player's last chips, the line says All-in. A change adds the position to such a line, to
-- find the blinds.
INSERT INTO line_changes
SELECT 'bovada' AS format, c.pattern, c.replacement
FROM (
    VALUES
    ('^Seat\+(\d+)( *\[ME\])?: (\S+ in chips)$', 'Seat \1: Seat+\1\2 (\3)'),
    ('^(Seat \d+): .*\[ME\] *(\([^()]* in chips\))$', '\1: Hero \2 [ME]'),
    ('^(Dealer|Small Blind|Big Blind)( *\[ME\])? : All-in(?:\((?:auth|[dt]\w+)\))? (\S+)$', '\1\2 : All-in (\1) \3'),
    ('^[^:\[]*\[ME\] : ', 'Hero : ')
) AS c (pattern, replacement);

INSERT INTO line_templates
SELECT 'bovada' AS format, t.part, t.kind, t.template
FROM (
    VALUES
    ('any', 'summary', '*** SUMMARY ***'),
    ('play', 'anonymous seat', 'Seat {seat}: {player} ({stack} in chips)'),
    ('play', 'seat', 'Seat {seat}: {player} ({stack} in chips) [ME]'),
    ('play', 'street', '***%***%'),
    ('play', 'button', '{player} : Set dealer<%> [{seat}]'),
    ('play', 'ante', '{player} : Ante chip {amount}'),
    ('play', 'small blind', '{player} : <Ante/>Small <B><b>lind<(timeout)> {amount}'),
    ('play', 'big blind', '{player} : Big <B><b>lind</Bring in><(timeout)> {amount}'),
    ('play', 'both blinds', '{player} : Posts dead chip {amount}'),
    ('play', 'post', '{player} : Posts <chip >{amount}'),
    ('play', 'bring-in', '{player} : Bring_in chip< ><(timeout)> {amount}'),
    ('play', 'small blind or all-in', '{player} : All-in (Dealer) {put}'),
    ('play', 'small blind or all-in', '{player} : All-in (Small Blind) {put}'),
    ('play', 'big blind or all-in', '{player} : All-in (Big Blind) {put}'),
    ('play', 'ante or all-in', '{player} : All-in<(timeout)> {put}'),
    ('play', 'card', '{player} : Card dealt to a spot {cards}'),
    ('play', 'fold', '{player} : Folds< >'),
    ('play', 'fold', '{player} : Fold<s>< >(%)'),
    ('play', 'fold', '{player} : Fold<s> & <S><s>hows%'),
    ('play', 'call', '{player} : Checks< ><(%)>'),
    ('play', 'call', '{player} : Call<s>< ><(%)> {amount}'),
    ('play', 'bet', '{player} : <D ><Double ><B><b>ets< chip info>< ><(%)> {amount}'),
    ('play', 'bet', '{player} : <D ><Double ><R><r>aises< ><(%)> {raise_by} to {amount}'),
    ('play', 'bet', '{player} : <D ><Double ><R><r>aises< ><(%)> {amount}'),
    ('play', 'bet', '{player} : All-in(raise<-%>) {raise_by} to {amount}'),
    ('play', 'bet', '{player} : All-in(raise<-%>) {amount}'),
    ('play', 'returned', '{player} : Return uncalled portion of bet {amount}'),
    ('play', 'showdown', '{player} : Showdown< >[%'),
    ('play', 'showdown', '{player} : Showdown< >(%'),
    ('play', 'muck', '{player} : Mucks%'),
    ('play', 'collected', '{player} : Hand <R><r>esult<-Side Pot><-Side pot> {amount}'),
    ('play', 'other', '{player} : Does not show%'),
    ('play', 'other', '{player} : Leave(%)'),
    ('play', 'other', '{player} : Enter(%)'),
    ('play', 'other', '{player} : Table enter user'),
    ('play', 'other', '{player} : Table leave user'),
    ('play', 'other', '{player} : Table deposit %'),
    ('play', 'other', '{player} : Seat %'),
    ('play', 'other', '{player} : Sit out'),
    ('play', 'other', '{player} : Sitout< >(%)'),
    ('play', 'other', '{player} : Sit down'),
    ('play', 'other', '{player} : Re-join'),
    ('play', 'other', '{player} : Stand'),
    ('play', 'finish', '{player} : Ranking {place}'),
    ('play', 'finish', '{player} : Prize Cash [{amount}]'),
    ('play', 'finish', '{player} : Prize Tournament Ticket [{rest}]'),
    ('play', 'other', '{player} : Ranking %'),
    ('play', 'other', '{player} : Prize %'),
    ('play', 'other', '{player} : BOUNTY PRIZE %'),
    ('play', 'other', '{player} : Draw for dealer %'),
    ('summary', 'total', 'Total Pot({pot}) | Rake ({rest})'),
    ('summary', 'total', 'Total Pot({pot})'),
    ('summary', 'dealt board', 'Board [%'),
    ('summary', 'other', 'Total Pot%'),
    ('summary', 'other', 'Board %'),
    ('summary', 'other', 'Seat%')
) AS t (part, kind, template);
