import type { Chapter } from '../truth/chapter.ts';
import type { Comic } from '../truth/comic.ts';
import type { PublicList } from '../truth/public-list.ts';
import type { User } from '../truth/user.ts';
import type { ListPayload, ShownEntry } from './list-payload.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { type ShownComic, updatedComic } from './updated-comic.ts';

/** What the page of a list is made of. */
export interface ListTruth {
  readonly id: string;
  readonly list: PublicList;
  /** Its owner's profile; missing of a list of the site. */
  readonly author: Pick<User, 'fullName' | 'photo'> | undefined;
  /** Whether its owner has a page of their own. */
  readonly hasPage?: boolean;
  /** Those of its comics and chapters that readers have, by id; an entry that is not among them is left out. */
  readonly comics: ReadonlyMap<string, ShownComic & Pick<Comic, 'shareCards'>>;
  readonly chapters: ReadonlyMap<
    string,
    Pick<Chapter, 'comicId' | 'number' | 'language' | 'title' | 'ageRating'>
  >;
}

/** The page of a public list; undefined where it is hidden, or its owner is gone. */
export function buildListPage(truth: ListTruth): PageDocument | undefined {
  const { id, list, comics, chapters } = truth;
  const owner = ownerOf(truth);
  if (list.hidden || !owner) return undefined;
  const entries = list.entries.flatMap((entry): ShownEntry[] => {
    if (!comics.has(entry.comicId)) return [];
    if (entry.kind === 'comic') return [{ kind: 'comic', comic: entry.comicId }];
    const chapter = chapters.get(entry.chapterId);
    // The pair was typed by a client: a chapter stands with its own comic alone.
    if (chapter?.comicId !== entry.comicId) return [];
    const { number, language, title, ageRating } = chapter;
    const named = { ...(title !== undefined && { title }), ...(ageRating && { ageRating }) };
    return [{ kind: 'chapter', id: entry.chapterId, comic: entry.comicId, number, language, ...named }];
  });
  const shown = [...new Set(entries.map(({ comic }) => comic))];
  const [first] = shown;
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'list',
    payload: {
      id,
      name: list.name,
      note: list.note,
      owner,
      version: list.version,
      folded: list.folded,
      followers: list.followers ?? 0,
      changedAt: list.changedAt.toISOString(),
      entries,
      comics: shown.flatMap((comicId) => {
        const comic = comics.get(comicId);
        return comic ? [updatedComic(comicId, comic)] : [];
      }),
      shareCards: first === undefined ? undefined : comics.get(first)?.shareCards,
    },
  });
}

function ownerOf({ list: { owner }, author, hasPage }: ListTruth): ListPayload['owner'] | undefined {
  if (owner.kind === 'site') return owner;
  if (!author) return undefined;
  const { fullName: name, photo } = author;
  return { kind: 'person', uid: owner.uid, name, ...(photo && { photo }), ...(hasPage && { page: true }) };
}
