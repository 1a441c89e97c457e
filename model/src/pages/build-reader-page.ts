import type { Comic } from '../truth/comic.ts';
import { isReview } from '../truth/comic-review.ts';
import type { PublicList } from '../truth/public-list.ts';
import type { User } from '../truth/user.ts';
import type { CommentDocument } from './build-comments.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import type { ReaderList, ReaderReview } from './reader-payload.ts';
import { type ShownComic, updatedComic } from './updated-comic.ts';

const { lists: MAX_LISTS, covers, reviews: MAX_REVIEWS, reviewBytes } = PAGE_LIMITS.readerPage;

/** What a reader's own page is made of. */
export interface ReaderTruth {
  readonly uid: string;
  readonly profile: Pick<User, 'fullName' | 'photo'>;
  readonly isTranslator: boolean;
  /** Their public lists. */
  readonly lists: readonly (PublicList & { readonly id: string })[];
  /** Their reviews. */
  readonly reviews: readonly CommentDocument[];
  /** Those comics of both that readers have, by id. */
  readonly comics: ReadonlyMap<string, ShownComic & Pick<Comic, 'shareCards'>>;
}

/** The lists that a reader's page shows, the one that was changed last first. */
export function listsOfReader<L extends Pick<PublicList, 'hidden' | 'changedAt'>>(lists: readonly L[]): L[] {
  return lists
    .filter(({ hidden }) => !hidden)
    .toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime())
    .slice(0, MAX_LISTS);
}

/**
 * The comics by which a list may be shown: more than are shown, since the catalogue may have lost some of them.
 */
export function comicsToShow({ entries }: Pick<PublicList, 'entries'>): string[] {
  return [...new Set(entries.map(({ comicId }) => comicId))].slice(0, 2 * covers);
}

/** The page of a reader who wants one. */
export function buildReaderPage(truth: ReaderTruth): PageDocument {
  const { uid, profile, isTranslator, comics } = truth;
  const { fullName: name, photo } = profile;
  const lists = listsOfReader(truth.lists).map(
    (list): ReaderList => ({
      id: list.id,
      name: list.name,
      ...(list.folded && { folded: true }),
      changedAt: list.changedAt.toISOString(),
      comics: comicsToShow(list)
        .filter((id) => comics.has(id))
        .slice(0, covers),
    }),
  );
  const reviews = reviewsOf(truth);
  const shown = [...new Set([...lists.flatMap((list) => list.comics), ...reviews.map(({ comic }) => comic)])];
  const [first] = shown;
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'reader',
    payload: {
      id: uid,
      name,
      ...(photo && { photo }),
      ...(isTranslator && { translator: true }),
      lists,
      reviews,
      comics: shown.flatMap((id) => {
        const comic = comics.get(id);
        return comic ? [updatedComic(id, comic)] : [];
      }),
      shareCards: first === undefined ? undefined : comics.get(first)?.shareCards,
    },
  });
}

/** What shows of them, newest first, as far as it has room. A review of what readers do not have is left out. */
function reviewsOf({ reviews, comics }: ReaderTruth): ReaderReview[] {
  const shown: ReaderReview[] = [];
  let bytes = 2;
  for (const review of reviews.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    const { id, text, spoiler, at, editedAt, deleted, hidden, folded, comic } = review;
    if (!isReview(review) || deleted || hidden || !comics.has(comic.id)) continue;
    const next: ReaderReview = {
      id,
      comic: comic.id,
      text,
      spoiler,
      ...(folded && { folded: true }),
      at: at.toISOString(),
      isEdited: editedAt !== undefined,
    };
    bytes += new TextEncoder().encode(JSON.stringify(next)).length + 1;
    if (shown.length === MAX_REVIEWS || bytes > reviewBytes) break;
    shown.push(next);
  }
  return shown;
}
