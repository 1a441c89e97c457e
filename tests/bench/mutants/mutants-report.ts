import { writeSectionIn } from '../report.ts';
import type { Judged } from './outcome.ts';

const FILE = 'docs/mutants.md';

/** What is judged and written by itself. */
export interface ReportedPart {
  /** What runs it, behind `--only`. */
  readonly name: string;
  readonly title: string;
}

/** Writes one part of `docs/mutants.md`; the other parts stay. */
export function writeMutants(part: ReportedPart, count: number, { killed, same, real }: Judged): void {
  const byReason = new Map<string, number>();
  for (const { why } of same) byReason.set(why, (byReason.get(why) ?? 0) + 1);
  writeSectionIn(FILE, '# Mutants', part.name.replace(/^.* /, ''), [
    `## ${part.title}`,
    '',
    `\`npm run bench -- mutants --only ${part.name}\`, ${new Date().toISOString().slice(0, 10)}.`,
    `${count} mutants: ${killed} killed, ${same.length} the same program, ${real.length} that show a missing test.`,
    ...(real.length === 0 ? [] : ['', ...real.map((name) => `- missing: \`${name}\``)]),
    ...(byReason.size === 0 ? [] : ['', '| the same program, since | mutants |', '|---|---|']),
    ...Array.from(byReason, ([why, mutants]) => `| ${why} | ${mutants} |`),
  ]);
}
