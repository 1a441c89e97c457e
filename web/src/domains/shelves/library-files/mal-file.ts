import { xmlText } from '@rawi/model/text/xml-text';
import { UnreadableFile } from '../files/listed-book.ts';
import { childOf, childrenOf, refuseEntities, xmlRoot } from '../files/xml.ts';
import type { LibraryEntry } from './library-entry.ts';
import { STATE_NAMES, shelfOfState } from './states.ts';

/**
 * The XML of MyAnimeList, which AniList, Kitsu and others write and read as well. It has no published schema. The numbers by which that site
 * knows comics are not known here: we read and write titles.
 */

/** How many comics are read at once: a browser makes a tree of what it reads, and the page has to stay usable. */
const AT_ONCE = 100;

/** Where a comic begins or ends, and what may hold something that only looks like it. */
const MARKS = /<!--|<!\[CDATA\[|<(\/?)(manga|anime)(?=[\s/>])/g;
const CLOSED_BY: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' };

/** The comics of a list in this form; throws `UnreadableFile`. */
export function* entriesOfMal(text: string): Generator<LibraryEntry, void, undefined> {
  refuseEntities(text);
  const { comics, hasAnime, around } = takeApart(text);
  if (xmlRoot(around).localName !== 'myanimelist') throw new UnreadableFile('otherShape');
  if (comics.length === 0 && hasAnime) throw new UnreadableFile('anime');
  for (let at = 0; at < comics.length; at += AT_ONCE) {
    const piece = comics.slice(at, at + AT_ONCE).map(([begin, end]) => text.slice(begin, end));
    const root = xmlRoot(`<myanimelist>${piece.join('')}</myanimelist>`);
    yield* childrenOf(root, 'manga').map(readManga);
  }
}

/** Where each comic stands, and the document without them. */
function takeApart(text: string) {
  const comics: (readonly [begin: number, end: number])[] = [];
  const around: string[] = [];
  const marks = new RegExp(MARKS);
  let [hasAnime, behind] = [false, 0];
  let begin: number | undefined;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { 0: opening, 1: slash, 2: name, index } = mark;
    const closing = CLOSED_BY[opening] ?? '>';
    const closed = text.indexOf(closing, marks.lastIndex);
    if (closed === -1) throw new UnreadableFile('broken');
    const end = closed + closing.length;
    marks.lastIndex = end;
    hasAnime ||= name === 'anime';
    if (name !== 'manga' || text[closed - 1] === '/') continue;
    if (slash === '') begin ??= index;
    else if (begin !== undefined) {
      comics.push([begin, end]);
      around.push(text.slice(behind, begin));
      [begin, behind] = [undefined, end];
    }
  }
  around.push(text.slice(behind));
  return { comics, hasAnime, around: around.join('') };
}

function readManga(manga: Element): LibraryEntry {
  const of = (name: string) => childOf(manga, name)?.textContent ?? '';
  const slug = of('rawi_slug').trim();
  return {
    names: [of('manga_title')],
    shelf: shelfOfState(of('my_status')),
    ...(slug !== '' && { slug }),
    ...(Number(of('my_score')) > 0 && { isRated: true as const }),
  };
}

/** A library in this form. Other programs pass over our own element. */
export function malOf(entries: readonly LibraryEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" ?>',
    '<myanimelist>',
    '  <myinfo>',
    '    <user_export_type>2</user_export_type>',
    `    <user_total_manga>${entries.length}</user_total_manga>`,
    '  </myinfo>',
    ...entries.map(mangaOf),
    '</myanimelist>',
    '',
  ].join('\n');
}

function mangaOf({ names: [title = ''], shelf, slug }: LibraryEntry): string {
  return [
    '  <manga>',
    '    <manga_mangadb_id>0</manga_mangadb_id>',
    `    <manga_title>${xmlText(title)}</manga_title>`,
    ...(slug === undefined ? [] : [`    <rawi_slug>${xmlText(slug)}</rawi_slug>`]),
    '    <my_read_chapters>0</my_read_chapters>',
    '    <my_score>0</my_score>',
    `    <my_status>${shelf ? STATE_NAMES[shelf] : ''}</my_status>`,
    '    <update_on_import>1</update_on_import>',
    '  </manga>',
  ].join('\n');
}
