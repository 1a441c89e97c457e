import { TAGS } from '@rawi/model/lists/comic-tags';
import { paths } from '@rawi/model/paths';
import { savedKeys } from '@rawi/model/truth/saved-key';
import { TAGGING } from '@rawi/model/truth/tagging';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { translator } from '../support/actors.ts';

/** The choices that people write themselves, as the rules' tests go through them. */

export const COMIC = 'a-comic';
/** By somebody with an account, by somebody else, and by nobody who is named. */
export const CHAPTER = 'a-chapter';
export const OTHER_CHAPTER = 'other-chapter';
export const UNNAMED_CHAPTER = 'unnamed-chapter';
export const TRANSLATOR = 'other-translator';
/** A public list of somebody else. */
export const LIST = 'a-public-list';
/** Said of the comic by the other translator. */
export const COMMENT = 'a-comment';

/** The documents of the catalogue. */
export const CATALOGUE: readonly (readonly [path: string, data: object])[] = [
  [paths.comic(COMIC), { slug: 'a-comic', series: 'A comic', names: { en: 'A comic', ar: 'قصة' } }],
  [paths.comment(COMIC, COMMENT), { uid: TRANSLATOR, text: 'Salt!', parent: null, version: 1 }],
  [paths.chapter(COMIC, CHAPTER), { translator: { id: translator.uid, name: 'Salma' } }],
  [paths.chapter(COMIC, OTHER_CHAPTER), { translator: { id: TRANSLATOR, name: 'Mahwiii' } }],
  [paths.chapter(COMIC, UNNAMED_CHAPTER), { number: 3 }],
  [paths.publicList(LIST), { owner: { kind: 'person', uid: 'somebody-else', listId: 'own' } }],
  [paths.translator(TRANSLATOR), { name: 'Mahwiii' }],
  [paths.translator(translator.uid), { name: 'Salma' }],
];

const picture = { path: 'public/a-comic-0123/cover-160.webp', width: 160, height: 224, color: '#0a1b2c' };
const comicInList = {
  comicId: COMIC,
  slug: 'a-comic',
  series: 'A comic',
  names: { en: 'A comic', ar: 'قصة' },
  picture,
};
const chapterInList = { number: 1.5, language: 'ar', title: 'الأول' };
const at = serverTimestamp();

type Fields = Readonly<Record<string, unknown>>;
/** A change of a valid document that the rules refuse; undefined takes the field away. */
type Wrong = readonly [what: string, change: Fields];

export interface ChoiceKind {
  readonly name: string;
  readonly pathOf: (uid: string) => string;
  readonly valid: (uid: string) => Fields;
  /** The optional fields. */
  readonly optional: readonly string[];
  /** Another valid state of the same document. */
  readonly changed: Fields;
  readonly wrong: readonly Wrong[];
  readonly needsVerified: boolean;
  /** The same about something that is not there. */
  readonly missing: (uid: string) => { readonly path: string; readonly data: Fields };
  /** Documents that the rules look up for one write. */
  readonly lookUps: number;
}

const wrongTexts = (field: string, longest: number): Wrong[] => [
  [`${field} empty`, { [field]: '' }],
  [`${field} too long`, { [field]: 'a'.repeat(longest + 1) }],
  [`${field} a number`, { [field]: 7 }],
  [`${field} a list`, { [field]: ['a'] }],
];
const wrongAts: readonly Wrong[] = [
  ['a time of the past', { at: Timestamp.fromMillis(0) }],
  ['a time to come', { at: Timestamp.fromMillis(4_000_000_000_000) }],
  ['a time that is a text', { at: 'now' }],
];
const wrongPictures: readonly Wrong[] = [
  ['a picture that is a text', { picture: 'public/a.webp' }],
  ['a picture without a path', { picture: { width: 1, height: 1, color: '#000000' } }],
  ['a picture without a width', { picture: { path: picture.path, height: 1, color: '#000000' } }],
  ['a picture without a height', { picture: { path: picture.path, width: 1, color: '#000000' } }],
  ['a picture without a colour', { picture: { path: picture.path, width: 1, height: 1 } }],
  ['a picture with more', { picture: { ...picture, more: 1 } }],
  ['a picture elsewhere', { picture: { ...picture, path: 'https://example.com/public/a.webp' } }],
  ['a picture that is not published', { picture: { ...picture, path: 'staging/a.webp' } }],
  ['a picture with a gap', { picture: { ...picture, path: 'public/a b.webp' } }],
  ['a picture with a long path', { picture: { ...picture, path: `public/${'a'.repeat(394)}` } }],
  ['a picture of no width', { picture: { ...picture, width: 0 } }],
  ['a picture of less than no width', { picture: { ...picture, width: -1 } }],
  ['a picture of half a width', { picture: { ...picture, width: 1.5 } }],
  ['a picture of no height', { picture: { ...picture, height: 0 } }],
  ['a picture of less than no height', { picture: { ...picture, height: -1 } }],
  ['a picture of half a height', { picture: { ...picture, height: 1.5 } }],
  ['a colour that is a word', { picture: { ...picture, color: 'red' } }],
  ['a colour with a dot', { picture: { ...picture, color: '#00000.' } }],
  ['a colour with more', { picture: { ...picture, color: '#0000000' } }],
];
const wrongComics: readonly Wrong[] = [
  ...wrongTexts('series', 200),
  ...wrongPictures,
  ['an id with a slash', { comicId: 'a/comic' }],
  ['an id that is a number', { comicId: 7 }],
  ['an address in capitals', { slug: 'A-Comic' }],
  ['an address with a dot', { slug: 'a.comic' }],
  ['an address that is too long', { slug: 'a'.repeat(101) }],
  ['an address that is empty', { slug: '' }],
  ['names that are a text', { names: 'A comic' }],
  ['names in another language', { names: { fr: 'Une BD' } }],
  ['an empty English name', { names: { en: '' } }],
  ['a long English name', { names: { en: 'a'.repeat(201) } }],
  ['an empty Arabic name', { names: { ar: '' } }],
  ['a long Arabic name', { names: { ar: 'ن'.repeat(201) } }],
  ['an Arabic name that is a number', { names: { ar: 7 } }],
];
const wrongChapters: readonly Wrong[] = [
  ...wrongTexts('title', 200),
  ['a number below zero', { number: -1 }],
  ['a number that is too high', { number: 100_001 }],
  ['a number that is a text', { number: '1' }],
  ['a language that is none', { language: 'xx' }],
  ['a language that is a number', { language: 7 }],
];
const next = { chapterId: OTHER_CHAPTER, number: 2, language: 'ar' };
const wrongNexts: readonly Wrong[] = [
  ['a next chapter that is a text', { next: OTHER_CHAPTER }],
  ['a next chapter without an id', { next: { number: 2, language: 'ar' } }],
  ['a next chapter without a number', { next: { chapterId: OTHER_CHAPTER, language: 'ar' } }],
  ['a next chapter without a language', { next: { chapterId: OTHER_CHAPTER, number: 2 } }],
  ['a next chapter with an id with a slash', { next: { ...next, chapterId: 'a/chapter' } }],
  ['a next chapter below zero', { next: { ...next, number: -1 } }],
  ['a next chapter in no language', { next: { ...next, language: 'xx' } }],
  ['a next chapter that is not by another', { next: { ...next, byAnother: false } }],
  ['a next chapter with a name', { next: { ...next, translator: 'Salma' } }],
];
/** The limits themselves are allowed. */
export const LIMIT_PICTURE = { ...picture, path: `public/${'a'.repeat(393)}`, width: 1, height: 1 };

export const FOLLOW: ChoiceKind = {
  name: 'following a translator',
  pathOf: (uid) => paths.follow(uid, TRANSLATOR),
  valid: () => ({ translatorId: TRANSLATOR, name: 'Mahwiii', picture, at }),
  optional: ['picture'],
  changed: { name: 'n'.repeat(120), picture: LIMIT_PICTURE },
  wrong: [
    ...wrongTexts('name', 120),
    ...wrongPictures,
    ...wrongAts,
    ['the id of another translator', { translatorId: 'other' }],
  ],
  needsVerified: false,
  missing: (uid) => ({ path: paths.follow(uid, 'gone'), data: { translatorId: 'gone', name: 'Gone', at } }),
  lookUps: 4,
};

export const FOLLOWED_LIST: ChoiceKind = {
  name: 'following a list',
  pathOf: (uid) => paths.followedList(uid, LIST),
  valid: () => ({ listId: LIST, name: 'Sea stories', picture, at }),
  optional: ['picture'],
  changed: { name: 'n'.repeat(80), picture: LIMIT_PICTURE },
  wrong: [
    ...wrongTexts('name', 80),
    ...wrongPictures,
    ...wrongAts,
    ['the id of another list', { listId: 'other' }],
  ],
  needsVerified: false,
  missing: (uid) => ({ path: paths.followedList(uid, 'gone'), data: { listId: 'gone', name: 'Gone', at } }),
  lookUps: 4,
};

export const SAVED_COMIC: ChoiceKind = {
  name: 'saving a comic',
  pathOf: (uid) => paths.savedItem(uid, savedKeys.comic(COMIC)),
  valid: () => ({
    kind: 'comic',
    ...comicInList,
    covers: { en: picture, ar: picture },
    shelf: 'reading',
    at,
  }),
  optional: ['covers', 'shelf'],
  changed: {
    shelf: 'dropped',
    covers: { ar: LIMIT_PICTURE },
    slug: 'a'.repeat(100),
    series: 's'.repeat(200),
    names: { en: 'n'.repeat(200) },
    picture: LIMIT_PICTURE,
  },
  wrong: [
    ...wrongComics,
    ...wrongAts,
    ['another kind', { kind: 'publisher' }],
    ['the kind of a chapter', { kind: 'chapter' }],
    ['a shelf that is none', { shelf: 'lost' }],
    ['a shelf that is nothing', { shelf: null }],
    ['two shelves', { shelf: ['reading', 'planned'] }],
    ['covers that are a list', { covers: [picture] }],
    ['a cover in another language', { covers: { fr: picture } }],
    ['an English cover that is not published', { covers: { en: { ...picture, path: 'staging/a.webp' } } }],
    ['an Arabic cover that is a text', { covers: { ar: 'public/a.webp' } }],
    ['a field of a chapter', { number: 1 }],
    ['the id of another comic', { comicId: 'other' }],
  ],
  needsVerified: false,
  missing: (uid) => ({
    path: paths.savedItem(uid, savedKeys.comic('gone')),
    data: { kind: 'comic', ...comicInList, comicId: 'gone', at },
  }),
  lookUps: 2,
};

export const SAVED_CHAPTER: ChoiceKind = {
  name: 'saving a chapter',
  pathOf: (uid) => paths.savedItem(uid, savedKeys.chapter(CHAPTER)),
  valid: () => ({ kind: 'chapter', chapterId: CHAPTER, ...comicInList, ...chapterInList, at }),
  optional: ['title'],
  changed: {
    slug: '7',
    number: 100_000,
    language: 'de',
    title: 't'.repeat(200),
    names: { ar: 'ن'.repeat(200) },
  },
  wrong: [
    ...wrongComics,
    ...wrongChapters,
    ...wrongAts,
    ['the kind of a comic', { kind: 'comic' }],
    ['a shelf', { shelf: 'reading' }],
    ['the id of another chapter', { chapterId: OTHER_CHAPTER }],
    ['a comic that it is not of', { comicId: 'other' }],
  ],
  needsVerified: false,
  missing: (uid) => ({
    path: paths.savedItem(uid, savedKeys.chapter('gone')),
    data: { kind: 'chapter', chapterId: 'gone', ...comicInList, ...chapterInList, at },
  }),
  lookUps: 2,
};

export const REACTION: ChoiceKind = {
  name: 'liking a translation',
  pathOf: (uid) => paths.reaction(COMIC, OTHER_CHAPTER, uid),
  valid: (uid) => ({ uid, value: 'like', at }),
  optional: [],
  changed: { value: 'dislike' },
  wrong: [
    ...wrongAts,
    ['another reaction', { value: 'love' }],
    ['two reactions', { value: ['like', 'dislike'] }],
    ['the name of somebody else', { uid: 'somebody-else' }],
  ],
  needsVerified: true,
  missing: (uid) => ({ path: paths.reaction(COMIC, 'gone', uid), data: { uid, value: 'like', at } }),
  lookUps: 2,
};

export const RATING: ChoiceKind = {
  name: 'rating a translator',
  pathOf: (uid) => paths.rating(TRANSLATOR, uid),
  valid: (uid) => ({ uid, quality: 5, clarity: 1, at }),
  optional: [],
  changed: { quality: 1, clarity: 5 },
  wrong: [
    ...wrongAts,
    ...['quality', 'clarity'].flatMap((scale): Wrong[] => [
      [`${scale} of 0`, { [scale]: 0 }],
      [`${scale} of 6`, { [scale]: 6 }],
      [`${scale} of four and a half`, { [scale]: 4.5 }],
      [`${scale} that is a text`, { [scale]: '5' }],
    ]),
    ['the name of somebody else', { uid: 'somebody-else' }],
  ],
  needsVerified: true,
  missing: (uid) => ({ path: paths.rating('gone', uid), data: { uid, quality: 5, clarity: 5, at } }),
  lookUps: 2,
};

const COMIC_RATING: ChoiceKind = {
  name: 'rating a comic',
  pathOf: (uid) => paths.comicRating(COMIC, uid),
  valid: (uid) => ({ uid, stars: 5, at }),
  optional: [],
  changed: { stars: 1 },
  wrong: [
    ...wrongAts,
    ['no star', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['four stars and a half', { stars: 4.5 }],
    ['stars that are a text', { stars: '5' }],
    ['the name of somebody else', { uid: 'somebody-else' }],
  ],
  needsVerified: true,
  missing: (uid) => ({ path: paths.comicRating('gone', uid), data: { uid, stars: 5, at } }),
  lookUps: 2,
};

const COMIC_TAGS: ChoiceKind = {
  name: 'tagging a comic',
  pathOf: (uid) => paths.comicTag(COMIC, uid),
  valid: (uid) => ({ uid, tags: TAGS.slice(0, TAGGING.proposed), at }),
  optional: [],
  changed: { tags: TAGS.slice(-1) },
  wrong: [
    ...wrongAts,
    ['no tag', { tags: [] }],
    ['a tag more than a person may propose', { tags: TAGS.slice(0, TAGGING.proposed + 1) }],
    ['a tag twice', { tags: ['funny', 'funny'] }],
    ['a tag that is in no vocabulary', { tags: ['funny', 'by-me'] }],
    ['a tag that is a number', { tags: ['funny', 1] }],
    ['tags that are a text', { tags: 'funny' }],
    ['the name of somebody else', { uid: 'somebody-else' }],
  ],
  needsVerified: true,
  missing: (uid) => ({ path: paths.comicTag('gone', uid), data: { uid, tags: ['funny'], at } }),
  lookUps: 2,
};

export const HISTORY: ChoiceKind = {
  name: 'keeping a place',
  pathOf: (uid) => paths.historyEntry(uid, CHAPTER),
  valid: () => ({
    ...comicInList,
    ...chapterInList,
    page: 1,
    pageCount: 20,
    fraction: 0.125,
    finished: false,
    readAt: at,
    next: { chapterId: OTHER_CHAPTER, number: 2, language: 'ar', byAnother: true },
  }),
  optional: ['title', 'fraction', 'next'],
  changed: { page: 500, pageCount: 500, fraction: 1, finished: true, number: 0, next: null },
  wrong: [
    ...wrongComics,
    ...wrongChapters,
    ['a page before the first', { page: 0 }],
    ['a page after the last', { page: 21 }],
    ['half a page', { page: 1.5 }],
    ['too many pages', { pageCount: 501 }],
    ['half a page more', { pageCount: 20.5 }],
    ['pages that are a text', { pageCount: '20' }],
    ['a share of a page below zero', { fraction: -0.001 }],
    ['more than a page', { fraction: 1.001 }],
    ['a share of a page that is a text', { fraction: '0.5' }],
    ['a share of a page that is nothing', { fraction: null }],
    ['an end that is a text', { finished: 'yes' }],
    ['a time that is a text', { readAt: 'now' }],
    ...wrongNexts,
  ],
  needsVerified: false,
  missing: (uid) => ({
    path: paths.historyEntry(uid, 'gone'),
    data: { ...comicInList, ...chapterInList, page: 1, pageCount: 20, finished: false, readAt: at },
  }),
  lookUps: 2,
};

const COMMENT_LIKE: ChoiceKind = {
  name: 'liking a comment',
  pathOf: (uid) => paths.commentLike(COMIC, COMMENT, uid),
  valid: (uid) => ({ uid, at }),
  optional: [],
  changed: {},
  wrong: [...wrongAts, ['the name of somebody else', { uid: 'somebody-else' }]],
  needsVerified: true,
  missing: (uid) => ({ path: paths.commentLike(COMIC, 'gone', uid), data: { uid, at } }),
  lookUps: 2,
};

const IGNORED: ChoiceKind = {
  name: 'ignoring somebody',
  pathOf: (uid) => paths.ignoredPerson(uid, 'somebody-else'),
  valid: () => ({ uid: 'somebody-else', name: 'Somebody', at }),
  optional: [],
  changed: { name: 'n'.repeat(120) },
  wrong: [...wrongTexts('name', 120), ...wrongAts, ['the id of another', { uid: 'other' }]],
  needsVerified: false,
  // Rules do not reveal whether an account exists; an id that no account can have is refused.
  missing: (uid) => ({
    path: paths.ignoredPerson(uid, 'somebodé'),
    data: { uid: 'somebodé', name: 'N', at },
  }),
  lookUps: 1,
};

const BLOCKED: ChoiceKind = {
  ...IGNORED,
  name: 'blocking somebody',
  pathOf: (uid) => paths.blockedPerson(uid, 'somebody-else'),
  missing: (uid) => ({
    path: paths.blockedPerson(uid, 'somebodé'),
    data: { uid: 'somebodé', name: 'N', at },
  }),
};

export const CHOICES = [
  FOLLOW,
  FOLLOWED_LIST,
  SAVED_COMIC,
  SAVED_CHAPTER,
  REACTION,
  RATING,
  COMIC_RATING,
  COMIC_TAGS,
  HISTORY,
  COMMENT_LIKE,
  IGNORED,
  BLOCKED,
] as const;
