import { isReview } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import type { SavedItem } from '@rawi/model/truth/saved';
import type { Own } from '../../library/own.ts';
import { csvOf } from './csv.ts';
import { malOf } from './mal-file.ts';
import { STATE_NAMES } from './states.ts';

/** What people take away with them, as tables and as JSON. Columns are called in English, so that other programs know them. */

type Cell = string | number | boolean | undefined;

export interface Taken {
  /** What each column is called in JSON, and in a table. */
  readonly columns: readonly (readonly [key: string, name: string])[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table that spreadsheets open; of a library one that this site reads again. */
export const csvOfTaken = ({ columns, rows }: Taken): string =>
  csvOf([columns.map(([, name]) => name), ...rows.map((row) => row.map((cell = '') => `${cell}`))]);

/** The same as objects; what a row does not have is left out. */
export function jsonOfTaken({ columns, rows }: Taken): string {
  const objects = rows.map((row) =>
    Object.fromEntries(
      columns.flatMap(([key], place) => (row[place] === undefined ? [] : [[key, row[place]]])),
    ),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}

type SavedComicItem = Extract<SavedItem, { kind: 'comic' }>;
type TakenComic = Pick<SavedComicItem, 'series' | 'names' | 'slug' | 'shelf' | 'at'>;

/** The saved comics with their shelves. */
export function takenLibrary(items: readonly TakenComic[]): Taken {
  return {
    columns: [
      ['title', 'Title'],
      ['englishName', 'English name'],
      ['arabicName', 'Arabic name'],
      ['status', 'Status'],
      ['savedAt', 'Saved'],
      ['slug', 'Slug'],
    ],
    rows: items.map(({ series, names, slug, shelf, at }) => [
      series,
      names.en,
      names.ar,
      shelf && STATE_NAMES[shelf],
      at.toISOString(),
      slug,
    ]),
  };
}

/** The same as MyAnimeList writes it. */
export const malOfLibrary = (items: readonly TakenComic[]): string =>
  malOf(items.map(({ series, slug, shelf }) => ({ names: [series], slug, shelf })));

/** A person's comments and reviews. The text of one that was hidden lies elsewhere, and is in the whole of their data. */
export function takenComments(comments: readonly Comment[]): Taken {
  return {
    columns: [
      ['writtenAt', 'Written'],
      ['comic', 'Comic'],
      ['slug', 'Slug'],
      ['chapter', 'Chapter'],
      ['text', 'Text'],
      ['spoiler', 'Spoiler'],
      ['isReply', 'Reply'],
      ['isReview', 'Review'],
      ['likes', 'Likes'],
      ['isHidden', 'Hidden'],
    ],
    rows: comments.map((comment) => {
      const { at, comic, number, text, spoiler, parent, likes = 0, hidden } = comment;
      return [
        at.toISOString(),
        comic.series,
        comic.slug,
        number ?? undefined,
        text,
        spoiler,
        parent !== null && !isReview(comment),
        isReview(comment),
        likes,
        hidden !== undefined,
      ];
    }),
  };
}

export type OwnOpinions = Pick<Own, 'comicRatings' | 'comicTags' | 'ratings' | 'reactions'>;

/** What a person says of comics, translators and chapters, with the address of each on this site. */
export function takenRatings(
  { comicRatings, comicTags, ratings, reactions }: OwnOpinions,
  names: ReadonlyMap<string, string>,
  addressOf: (kind: 'comic' | 'translator' | 'chapter', id: string) => string,
): Taken {
  return {
    columns: [
      ['kind', 'Kind'],
      ['name', 'Name'],
      ['address', 'Address'],
      ['stars', 'Stars'],
      ['quality', 'Quality'],
      ['clarity', 'Clarity'],
      ['reaction', 'Reaction'],
      ['tags', 'Tags'],
    ],
    rows: [
      ...[...new Set([...Object.keys(comicRatings), ...Object.keys(comicTags)])].map((id) => [
        'comic',
        undefined,
        addressOf('comic', id),
        comicRatings[id],
        undefined,
        undefined,
        undefined,
        comicTags[id]?.join(' '),
      ]),
      ...Object.entries(ratings).map(([id, { quality, clarity }]) => [
        'translator',
        names.get(id),
        addressOf('translator', id),
        undefined,
        quality,
        clarity,
        undefined,
      ]),
      ...Object.entries(reactions).map(([id, reaction]) => [
        'chapter',
        undefined,
        addressOf('chapter', id),
        undefined,
        undefined,
        undefined,
        reaction,
      ]),
    ],
  };
}
