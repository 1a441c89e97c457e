import { LIMITS } from '@rawi/model/limits';
import { plainText } from '@rawi/model/text/plain-text';
import { listOfCbl } from './cbl-file.ts';
import { listsOfJson } from './json-file.ts';
import { type BroughtList, type ListedBook, UnreadableFile } from './listed-book.ts';

/**
 * The lists of a file that somebody brings, as plain text within our bounds and none of them empty. Throws `UnreadableFile`. Nothing of it
 * leaves the device.
 */
export async function readListFile(file: File): Promise<readonly BroughtList[]> {
  if (file.size > LIMITS.listFile.bytes) throw new UnreadableFile('tooLarge');
  const text = textOf(await bytesOf(file));
  const start = /\S/.exec(text)?.[0];
  const read = start === '<' ? [listOfCbl(text)] : start === '{' ? listsOfJson(text) : undefined;
  if (!read) throw new UnreadableFile(start === undefined ? 'empty' : 'otherShape');
  const named = file.name.replace(/\.[^.]*$/, '');
  const lists = read.map((list) => bounded(list, named)).filter(({ books }) => books.length > 0);
  if (lists.length === 0) throw new UnreadableFile('empty');
  return lists;
}

/** A file may have gone since it was chosen, or lie where the browser may not read. */
async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile('unreadable');
  }
}

/** The text by its byte order mark, else by what an XML declaration says, else as UTF-8. */
function textOf(bytes: Uint8Array): string {
  const label = markOf(bytes) ?? declaredIn(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('encoding');
  }
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** How long an XML declaration may be, in bytes. */
const DECLARATION = 200;

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION));
  const label = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.replace(/^ï»¿/, ''))?.[1];
  // Without a byte order mark a file that can be read so far is not UTF-16, whatever it says.
  return label === undefined || /^utf-?16/i.test(label) ? undefined : label;
}

function bounded({ name, note, books }: BroughtList, fileName: string): BroughtList {
  const noted = cut(note ?? '', LIMITS.ownLists.note);
  return {
    name: cut(name, LIMITS.ownLists.name) || cut(fileName, LIMITS.ownLists.name),
    ...(noted !== '' && { note: noted }),
    books: books.map(boundedBook),
  };
}

function boundedBook(book: ListedBook): ListedBook {
  const { en, ar } = book.names ?? {};
  const number = book.number === undefined ? '' : cut(book.number, LIMITS.listFile.text);
  const { number: _, names: __, ...rest } = book;
  return {
    ...rest,
    series: cut(book.series, LIMITS.listFile.text),
    ...((en !== undefined || ar !== undefined) && {
      names: {
        ...(en !== undefined && { en: cut(en, LIMITS.listFile.text) }),
        ...(ar !== undefined && { ar: cut(ar, LIMITS.listFile.text) }),
      },
    }),
    ...(number !== '' && { number }),
  };
}

/** Plain text of so many characters at most, and no half of one. */
function cut(text: string, longest: number): string {
  // What is far too long is cut first: marks are looked for in all that is left.
  const near = text.slice(0, 4 * longest).toWellFormed();
  return plainText([...plainText(near)].slice(0, longest).join(''));
}
