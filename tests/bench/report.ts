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
  const section = [
    `<!-- ${name} -->`,
    `## ${title}`,
    '',
    `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores.`,
    '',
    '| what | figure | note |',
    '|---|---|---|',
    ...rows.map(({ what, figure, note = '' }) => `| ${what} | ${figure} | ${note} |`),
    `<!-- /${name} -->`,
  ].join('\n');
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n';
  const pattern = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`);
  writeFileSync(
    FILE,
    pattern.test(text) ? text.replace(pattern, () => section) : `${text.trimEnd()}\n\n${section}\n`,
  );
  console.log(`\n${section}\n`);
}
