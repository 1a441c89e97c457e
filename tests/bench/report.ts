import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const FILE = 'docs/benchmarks.md';

export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly note?: string;
}

/** Writes one section of `docs/benchmarks.md`, between its markers; the other sections stay. */
export function writeSection(name: string, title: string, command: string, rows: readonly Row[]): void {
  writeSectionIn(FILE, '# Benchmarks', name, [
    `## ${title}`,
    '',
    `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores.`,
    '',
    '| what | figure | note |',
    '|---|---|---|',
    ...rows.map(({ what, figure, note = '' }) => `| ${what} | ${figure} | ${note} |`),
  ]);
}

/** Writes the lines between the markers of a section of a page; a page that is not there begins with its heading. */
export function writeSectionIn(file: string, heading: string, name: string, lines: readonly string[]): void {
  const section = [`<!-- ${name} -->`, ...lines, `<!-- /${name} -->`].join('\n');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `${heading}\n`;
  const pattern = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`);
  writeFileSync(
    file,
    pattern.test(text) ? text.replace(pattern, () => section) : `${text.trimEnd()}\n\n${section}\n`,
  );
  console.log(`\n${section}\n`);
}
