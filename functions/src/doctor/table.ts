import { groupBy } from '@rawi/model/group-by';
import type { Found } from './look.ts';

/** Findings of one kind that a table shows whole; of more it says how many there are. */
const SHOWN = 20;

/** The findings in plain words: under each kind what it is about, what is wrong and what to do. */
export function tableOf(found: readonly Found[]): string {
  const kinds = groupBy(found, ({ check }) => check);
  return [...kinds].map(([check, those]) => sectionOf(check, those)).join('\n\n');
}

function sectionOf(check: string, found: readonly Found[]): string {
  const shown = found.slice(0, SHOWN);
  const width = Math.max(...shown.map(({ id }) => id.length));
  const rows = shown.map(({ id, problem }) => `  ${id.padEnd(width)}  ${problem}`);
  const more = found.length - shown.length;
  const remedies = [...new Set(shown.map(({ remedy }) => remedy))].slice(0, 3);
  return [
    `${check} (${found.length})`,
    ...rows,
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...remedies.map((remedy) => `  → ${remedy}`),
  ].join('\n');
}
