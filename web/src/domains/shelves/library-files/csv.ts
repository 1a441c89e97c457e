import { UnreadableFile } from '../files/listed-book.ts';

/** Tables as text (RFC 4180), as spreadsheets write them: also with semicolons or tabs, and line ends of any kind. */

const DELIMITERS = [',', ';', '\t'] as const;

/** The rows of a table, none of them empty; throws `UnreadableFile` where a quote is never closed. */
export function* rowsOf(text: string): Generator<readonly string[], void, undefined> {
  const delimiter = delimiterOf(text);
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at, delimiter) : plain(text, at, delimiter);
    row.push(cell.value);
    at = cell.end;
    if (text[at] === delimiter) {
      at += 1;
      // A row may end with an empty cell.
      if (at < text.length) continue;
      row.push('');
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.some((value) => value !== '')) yield row;
    row = [];
  }
}

interface Cell {
  readonly value: string;
  /** Where the delimiter or the line end behind it stands. */
  readonly end: number;
}

/** What stands between the closing quote and the delimiter belongs to the cell, as spreadsheets read it. */
function quoted(text: string, at: number, delimiter: string): Cell {
  const parts: string[] = [];
  let begin = at + 1;
  for (;;) {
    const end = text.indexOf('"', begin);
    if (end === -1) throw new UnreadableFile('broken');
    parts.push(text.slice(begin, end));
    if (text[end + 1] !== '"') {
      const behind = plain(text, end + 1, delimiter);
      return { value: parts.join('"') + behind.value, end: behind.end };
    }
    begin = end + 2;
  }
}

function plain(text: string, at: number, delimiter: string): Cell {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(at, end), end };
}

/** The first line has more of it than of the others. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.slice(0, 4096))?.[0] ?? '';
  const [first = ','] = DELIMITERS.toSorted((one, other) => countOf(line, other) - countOf(line, one));
  return first;
}

const countOf = (line: string, delimiter: string) => line.split(delimiter).length;

/** What a spreadsheet would take for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;

/**
 * A table as text, with a byte order mark, by which spreadsheets know that it is UTF-8. What would be a formula stands behind an apostrophe:
 * nothing that somebody has called their comic runs in a spreadsheet.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string): string {
  const cell = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** What a cell says, without the apostrophe that keeps a formula from running. */
export const valueOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
