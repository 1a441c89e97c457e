import { LIMITS } from '@rawi/model/limits';
import { xmlText } from '@rawi/model/text/xml-text';
import type { Listed, OwnList } from '@rawi/model/truth/own-list';
import { entriesOf } from '@rawi/model/truth/own-list';
import { isDocumentId, isSlug } from '../../../core/lib/document-id.ts';
import { type BroughtList, type ListedBook, UnreadableFile } from './listed-book.ts';
import { childOf, childrenOf, refuseEntities, xmlRoot } from './xml.ts';

/**
 * Reading lists of ComicRack (`.cbl`), which Komga, Kavita and others read: an XML document without a published schema. A book has
 * `Series`, `Number`, `Volume` and `Year`; `Database` elements name it in a database, and are passed over by those who do not know
 * that one. Ours is `rawi`, with a comic's slug and a chapter's id: by them a list comes back as it was.
 */

const DATABASE = 'rawi';

/** A list in this form. A comic is a book without a number. */
export function cblOf(list: OwnList): string {
  const entries = entriesOf(list);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<ReadingList xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `  <Name>${xmlText(list.name)}</Name>`,
    `  <NumIssues>${entries.length}</NumIssues>`,
    '  <Books>',
    ...entries.map(bookOf),
    '  </Books>',
    '  <Matchers />',
    '</ReadingList>',
    '',
  ].join('\n');
}

function bookOf(entry: Listed): string {
  const [number, issue] =
    entry.kind === 'chapter' ? [`${entry.number}`, ` Issue="${xmlText(entry.chapterId)}"`] : ['', ''];
  return [
    `    <Book Series="${xmlText(entry.series)}" Number="${number}">`,
    `      <Database Name="${DATABASE}" Series="${xmlText(entry.slug)}"${issue} />`,
    '    </Book>',
  ].join('\n');
}

/** Reads a list in this form; throws `UnreadableFile`. */
export function listOfCbl(text: string): BroughtList {
  refuseEntities(text);
  const root = xmlRoot(text);
  if (root.localName !== 'ReadingList') throw new UnreadableFile('otherShape');
  const books = childrenOf(childOf(root, 'Books'), 'Book');
  if (books.length > LIMITS.listFile.entries) throw new UnreadableFile('tooMany');
  if (books.length === 0 && (childOf(root, 'Matchers')?.childElementCount ?? 0) > 0) {
    throw new UnreadableFile('smart');
  }
  return { name: childOf(root, 'Name')?.textContent ?? '', books: books.map(readBook) };
}

function readBook(book: Element): ListedBook {
  const own = childrenOf(book, 'Database').find((each) => each.getAttribute('Name') === DATABASE);
  const [slug, chapterId] = [own?.getAttribute('Series') ?? '', own?.getAttribute('Issue') ?? ''];
  const number = (book.getAttribute('Number') ?? '').trim();
  return {
    series: book.getAttribute('Series') ?? '',
    ...(number !== '' && { number }),
    ...(isSlug(slug) && { slug }),
    ...(isDocumentId(chapterId) && { chapterId }),
  };
}
