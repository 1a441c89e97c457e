import { expect, it } from 'vitest';
import { APPLICATION } from './application-machine.ts';
import type { Machine } from './machine.ts';
import { SUBMISSION } from './submission-machine.ts';

const HEADER = `# Moves

Written by \`npx vitest run model/src/review/moves-page.test.ts --update\` from the tables of \`model/src/review\`.
`;

/** A machine as a diagram and as a table: who makes each move, and what it needs. */
function chapterOf<S extends string, M extends string, N extends string>(
  title: string,
  { first, moves }: Machine<S, M, N>,
): string {
  const all = (Object.keys(moves) as M[]).map((name) => ({ name, ...moves[name] }));
  const arrows = all.flatMap(({ name, from, to, by }) =>
    from.map((state) => `  ${state} --> ${to}: ${name} (${by})`),
  );
  const rows = all.map(
    ({ name, from, to, by, needs }) =>
      `| ${name} | ${from.join(', ')} | ${to} | ${by} | ${needs.join(', ') || '–'} |`,
  );
  return [
    `## ${title}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${first}`,
    ...arrows,
    '```',
    '',
    '| move | from | to | by | needs |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

it('the moves in the documentation are those of the tables', async () => {
  const page = [
    HEADER,
    chapterOf('A comic or a chapter', SUBMISSION),
    chapterOf('An application', APPLICATION),
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/moves.md');
});
