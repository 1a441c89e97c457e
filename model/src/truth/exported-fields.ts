import { UNNAMED_TRANSLATOR } from '../text/unnamed-translator.ts';
import type { Blog } from './blog.ts';
import type { CatalogueCounts } from './catalogue-counts.ts';
import type { Chapter } from './chapter.ts';
import type { Comic } from './comic.ts';
import type { DecidedMonth } from './decided-month.ts';
import type { Genre } from './genre.ts';
import { levelOf } from './level.ts';
import type { MigrationRecord } from './migration-record.ts';
import type { Person } from './person.ts';
import type { PublicList } from './public-list.ts';
import type { Publisher } from './publisher.ts';
import { NO_RECENT_VIEWS } from './recent-views.ts';
import type { Removed } from './removed.ts';
import type { Reservation } from './reservation.ts';
import type { SlugDocument } from './slug.ts';
import type { Takedown } from './takedown.ts';
import type { Translator } from './translator.ts';

/**
 * What becomes of a field in an export without people: it is as it was, it is left out, it has another value, or its own
 * fields have a rule each.
 */
export type FieldRule<Document, Value> =
  | 'kept'
  | 'absent'
  | { readonly becomes: Value }
  | { readonly made: (document: Document) => Value }
  | { readonly inside: FieldRules<Document, Value> };

/** A rule for each field; one that is missing does not compile. */
export type FieldRules<Document, Value = Document> = {
  readonly [F in keyof Required<Value>]: FieldRule<Document, Exclude<Value[F], undefined>>;
};

const NO_RATINGS = { count: 0, qualitySum: 0, claritySum: 0 } as const;

/**
 * The fields of every document of the public part, and what becomes of each where people are left out: names and photos of
 * translators, their own words, sums of what readers chose, and views. Names in the catalogue and under articles stay: whoever
 * runs the site states them.
 */
export const PUBLIC_FIELDS = {
  publishers: {
    name: 'kept',
    searchKeys: 'kept',
    country: 'kept',
    logo: 'kept',
    description: 'kept',
    website: 'kept',
    arrivals: 'kept',
    comicCount: 'kept',
    covers: 'kept',
  } satisfies FieldRules<Publisher>,
  people: { name: 'kept', searchKeys: 'kept' } satisfies FieldRules<Person>,
  genres: { name: 'kept', searchKeys: 'kept' } satisfies FieldRules<Genre>,
  translators: {
    name: { becomes: UNNAMED_TRANSLATOR },
    photo: 'absent',
    bio: 'absent',
    languages: 'kept',
    level: { made: ({ publishedChapters }) => levelOf({ publishedChapters, ratings: NO_RATINGS }) },
    professional: 'kept',
    followers: { becomes: 0 },
    ratings: { becomes: NO_RATINGS },
    publishedChapters: 'kept',
  } satisfies FieldRules<Translator>,
  comics: {
    slug: 'kept',
    series: 'kept',
    otherName: 'kept',
    description: 'kept',
    publisher: 'kept',
    writer: 'kept',
    artists: 'kept',
    genres: 'kept',
    status: 'kept',
    ageRating: 'kept',
    contentNotes: 'kept',
    names: 'kept',
    searchKeys: 'kept',
    cover: 'kept',
    art: 'kept',
    shareCards: 'kept',
    views: { becomes: 0 },
    recentViews: { becomes: NO_RECENT_VIEWS },
    ratings: 'absent',
    tags: 'absent',
    createdAt: 'kept',
    shelf: 'kept',
    publisherShelf: 'kept',
    languages: 'kept',
    chapterCount: 'kept',
    updatedAt: 'kept',
    firstChapter: 'kept',
    newestChapter: 'kept',
  } satisfies FieldRules<Comic>,
  chapters: {
    comicId: 'kept',
    number: 'kept',
    language: 'kept',
    title: 'kept',
    translator: { inside: { id: 'kept', name: { becomes: UNNAMED_TRANSLATOR } } },
    cover: 'kept',
    pdf: 'kept',
    credits: { inside: { named: 'absent', unnamed: 'kept' } },
    pageCount: 'kept',
    manifest: 'kept',
    panelsFile: 'kept',
    panelsSet: 'kept',
    panelsDue: 'absent',
    transcript: 'kept',
    changes: { inside: { at: 'kept', fixed: 'kept', helpers: { becomes: [] } } },
    shareCards: 'kept',
    reading: 'kept',
    sha256: 'kept',
    readingDirection: 'kept',
    downloadable: 'kept',
    ageRating: 'kept',
    contentNotes: 'kept',
    views: { becomes: 0 },
    reactions: { becomes: { likes: 0, dislikes: 0 } },
    publishedAt: 'kept',
    replacedAt: 'kept',
    submissionId: 'absent',
    imported: 'kept',
  } satisfies FieldRules<Chapter>,
  slugs: { comicId: 'kept', slug: 'kept' } satisfies FieldRules<SlugDocument>,
  blogs: {
    texts: 'kept',
    languages: 'kept',
    body: 'kept',
    credit: 'kept',
    category: 'kept',
    featured: 'kept',
    picture: 'kept',
    pictures: 'kept',
    publishedAt: 'kept',
    updatedAt: 'kept',
  } satisfies FieldRules<Blog>,
  /** The site's own reading orders; those of people are in no public part. */
  lists: {
    owner: 'kept',
    name: 'kept',
    note: 'kept',
    entries: 'kept',
    keys: 'kept',
    version: 'kept',
    followers: 'absent',
    publishedAt: 'kept',
    changedAt: 'kept',
    news: 'absent',
    hidden: 'absent',
    folded: 'absent',
    reviewedAt: 'absent',
    reviewedVersion: 'absent',
  } satisfies FieldRules<PublicList>,
  counters: { comics: 'kept', publishers: 'kept', arrivals: 'kept' } satisfies FieldRules<CatalogueCounts>,
  reservations: { id: 'kept' } satisfies FieldRules<Reservation>,
  /** What it was, and that nobody shall bring it back; there is no seal in another project to give it back from. */
  takedowns: {
    target: 'kept',
    shown: {
      inside: {
        title: { becomes: '' },
        names: { becomes: {} },
        number: 'kept',
        language: 'kept',
        slug: { becomes: null },
      },
    },
    whose: { becomes: null },
    reason: 'kept',
    note: { becomes: null },
    by: { becomes: null },
    at: 'kept',
    messageId: { becomes: null },
    state: { becomes: 'down' },
    returned: { becomes: null },
    done: 'kept',
    total: 'kept',
    sealedUntil: { becomes: null },
    requestId: 'kept',
    way: { becomes: 'down' },
    step: { becomes: 'over' },
    cursor: { becomes: null },
    tries: { becomes: 0 },
    error: { becomes: null },
    lease: { becomes: null },
    dueAt: { becomes: null },
  } satisfies FieldRules<Takedown>,
  /** Numbers of nobody; the page shows them. */
  transparency: {
    month: 'kept',
    figures: 'kept',
    countedAt: 'kept',
    final: 'kept',
  } satisfies FieldRules<DecidedMonth>,
  removed: { ids: 'kept' } satisfies FieldRules<Removed>,
  migrations: { at: 'kept', changed: 'kept', left: 'kept' } satisfies FieldRules<MigrationRecord>,
} as const;
