import { LIMITS } from '@rawi/model/limits';
import { listOfCbl } from './cbl-file.ts';
import { cutText } from './decode-text.ts';
import { listsOfJson } from './json-file.ts';
import { type BroughtList, type ListedBook, UnreadableFile } from './listed-book.ts';

/** Lists as ComicRack writes them; throws `UnreadableFile`. */
export const readCbl = (text: string, fileName: string): readonly BroughtList[] =>
  boundedLists([listOfCbl(text)], fileName);

/** Lists as we write them; throws `UnreadableFile`. */
export const readListJson = (parsed: unknown, fileName: string): readonly BroughtList[] =>
  boundedLists(listsOfJson(parsed), fileName);

/** The lists as plain text within our bounds, and none of them empty. */
function boundedLists(lists: readonly BroughtList[], fileName: string): readonly BroughtList[] {
  const named = nameOfFile(fileName);
  const bounded = lists.map((list) => boundedList(list, named)).filter(({ books }) => books.length > 0);
  if (bounded.length === 0) throw new UnreadableFile('empty');
  return bounded;
}

/** A file's name without its ending, as a list can be called. */
export const nameOfFile = (fileName: string): string =>
  cutText(fileName.replace(/(?:\.(?:proto|gz|\w{1,8}))+$/, ''), LIMITS.ownLists.name);

function boundedList({ name, note, books }: BroughtList, fileName: string): BroughtList {
  const noted = cutText(note ?? '', LIMITS.ownLists.note);
  return {
    name: cutText(name, LIMITS.ownLists.name) || fileName,
    ...(noted !== '' && { note: noted }),
    books: books.map(boundedBook),
  };
}

function boundedBook(book: ListedBook): ListedBook {
  const { en, ar } = book.names ?? {};
  const number = book.number === undefined ? '' : cutText(book.number);
  const { number: _, names: __, ...rest } = book;
  return {
    ...rest,
    series: cutText(book.series),
    ...((en !== undefined || ar !== undefined) && {
      names: { ...(en !== undefined && { en: cutText(en) }), ...(ar !== undefined && { ar: cutText(ar) }) },
    }),
    ...(number !== '' && { number }),
  };
}
