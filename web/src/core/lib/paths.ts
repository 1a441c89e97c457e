import type { BlogCategory } from '@rawi/model/lists/blog-categories';
import type { Locale } from '@rawi/model/lists/locales';
import type { SearchFilter } from '@rawi/model/search/search-request';
import { PARTS } from './parts.ts';

/** What begins the part of an address that names a comment. No id contains a full stop. */
export const COMMENT_PART = 'comment.';
export const commentPart = (commentId: string) => `${COMMENT_PART}${commentId}`;

/** Every address inside the site, once; parameters are encoded here. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  /** The home page, which leads on to what is continued first. */
  continueReading: (locale: Locale) => `/${locale}#${PARTS.continueReading}`,
  latest: (locale: Locale) => `/${locale}#${PARTS.latest}`,
  mostRead: (locale: Locale) => `/${locale}#${PARTS.mostRead}`,
  /** All comics from the newest; a shelf number opens an earlier part of the list. */
  comics: (locale: Locale, shelf?: number) => `/${locale}/comics${shelf === undefined ? '' : `/${shelf}`}`,
  updates: (locale: Locale) => `/${locale}/updates`,
  /** A list that everybody may see. */
  list: (locale: Locale, id: string) => `/${locale}/list/${encodeURIComponent(id)}`,
  /** A reader's own page. */
  reader: (locale: Locale, uid: string) => `/${locale}/reader/${encodeURIComponent(uid)}`,
  publishers: (locale: Locale) => `/${locale}/publishers`,
  /** A publisher; a shelf number opens that part of the list of all of its comics. */
  publisher: (locale: Locale, id: string, shelf?: number) =>
    `/${locale}/publisher/${encodeURIComponent(id)}${shelf === undefined ? '' : `/${shelf}`}`,
  /** All articles, or those of one category. */
  blogs: (locale: Locale, category?: BlogCategory) => withQuery(`/${locale}/blogs`, { category }),
  blog: (locale: Locale, slug: string) => `/${locale}/blog/${encodeURIComponent(slug)}`,
  /** Empty, or with a search: a text, or the id of one value of a filter. */
  search: (locale: Locale, about: { readonly q?: string } & { readonly [F in SearchFilter]?: string } = {}) =>
    withQuery(`/${locale}/search`, about),
  comic: (locale: Locale, slug: string) => `/${locale}/comic/${encodeURIComponent(slug)}`,
  commentsOn: (locale: Locale, slug: string) => `${paths.comic(locale, slug)}#${PARTS.comments}`,
  /** A comment on a comic, or an answer to one, below the comic. */
  comment: (locale: Locale, slug: string, commentId: string) =>
    `${paths.comic(locale, slug)}#${commentPart(commentId)}`,
  translator: (locale: Locale, uid: string) => `/${locale}/translator/${encodeURIComponent(uid)}`,
  signUp: (locale: Locale) => `/${locale}/signup`,
  think: (locale: Locale) => `/${locale}/think`,
  /** `next`: where to go after the log-in. */
  logIn: (locale: Locale, next?: string) =>
    `/${locale}/login${next === undefined ? '' : `?next=${encodeURIComponent(next)}`}`,
  resetPassword: (locale: Locale) => `/${locale}/resetpassword`,
  resetCode: (locale: Locale) => `/${locale}/resetcode`,
  newPassword: (locale: Locale) => `/${locale}/newpassword`,
  terms: (locale: Locale) => `/${locale}/terms`,
  /** The contact page; `notice` opens the form for what is on the site without permission. */
  contact: (locale: Locale, form?: 'notice') =>
    withQuery(`/${locale}/contact-us`, form === undefined ? {} : { form }),
  /** The form of an answer to such a notice: about a take-down by its id, or about what was at an address of the site. */
  counter: (locale: Locale, about: { readonly of?: string; readonly at?: string } = {}) =>
    withQuery(`/${locale}/contact-us`, { form: 'counter', ...about }),
  copyright: (locale: Locale) => `/${locale}/copyright`,
  dmca: (locale: Locale) => `/${locale}/DMCA`,
  privacy: (locale: Locale) => `/${locale}/privacy`,
  /** What was decided, by month. */
  transparency: (locale: Locale) => `/${locale}/transparency`,
  /** What programs of others may read. */
  developers: (locale: Locale) => `/${locale}/developers`,
  /** The list of third-party licenses, in both languages: a file, which no router knows. */
  licenses: () => '/licenses.html',
  /** The application to become a translator, and the page that says what translators do. */
  translatorRequest: (locale: Locale) => `/${locale}/translator-request`,
  translatorDetails: (locale: Locale) => `/${locale}/translatorDetails`,
  account: (locale: Locale) => `/${locale}/account`,
  history: (locale: Locale) => `/${locale}/history`,
  following: (locale: Locale) => `/${locale}/following`,
  savedItems: (locale: Locale) => `/${locale}/savedItems`,
  downloads: (locale: Locale) => `/${locale}/downloads`,
  numbers: (locale: Locale) => `/${locale}/numbers`,
  settings: (locale: Locale) => `/${locale}/settings`,
  comments: (locale: Locale) => `/${locale}/comments`,
  /** Empty, or about a comic by its id: the whole comic in a language, or one chapter. */
  ask: (
    locale: Locale,
    about?: { readonly comic: string; readonly language?: string | undefined; readonly number?: number },
  ) => `/${locale}/ask${about === undefined ? '' : `?${askedFor(about)}`}`,
  /** About something that is not on Rawi, by its name. */
  askForNew: (locale: Locale, title: string) => withQuery(`/${locale}/ask`, { title }),
  /** What a translator is working on and has published; `tab` shows a part of it. */
  myWork: (locale: Locale, tab?: string) => `/${locale}/mywork${tab === undefined ? '' : `?tab=${tab}`}`,
  /** Empty, or with the person's own submission. */
  uploadComic: (locale: Locale, about: { readonly submission?: string } = {}) =>
    withQuery(`/${locale}/uploadcomic`, about),
  /** Empty, with the person's own submission, or filled in from an ask. */
  uploadChapter: (
    locale: Locale,
    about: {
      readonly submission?: string;
      readonly comic?: string;
      /** A comic that the person has proposed, by its submission. */
      readonly proposed?: string;
      readonly number?: number | undefined;
      readonly language?: string;
    } = {},
  ) => withQuery(`/${locale}/uploadchapter`, about),
  /** What a rejection means; with a submission, why that one was rejected, for its owner. */
  reject: (locale: Locale, submission?: string) => withQuery(`/${locale}/reject`, { submission }),
  /** The reviewers' queue, or one item of it. */
  review: (locale: Locale, reviewId?: string) =>
    // A colon is valid in a path, and stays readable in the address bar.
    `/${locale}/review${reviewId === undefined ? '' : `/${encodeURIComponent(reviewId).replaceAll('%3A', ':')}`}`,
  /**
   * A page of the staff beside the queue. The log can be filtered by one item or one person, and the list of
   * people can show one person.
   */
  staff: (
    locale: Locale,
    page:
      | 'comments'
      | 'reports'
      | 'messages'
      | 'taken-down'
      | 'asks'
      | 'lists'
      | 'people'
      | 'overview'
      | 'log',
    about: { readonly about?: string; readonly by?: string; readonly person?: string } = {},
  ) => withQuery(`/${locale}/review/${page}`, about),
  translatorAccount: (locale: Locale) => `/${locale}/translatorAccount`,
  notifications: (locale: Locale) => `/${locale}/notifications`,
  /** A chapter from its beginning, or at a page. */
  chapter: (locale: Locale, id: string, page = 1) =>
    `/${locale}/chapter/${encodeURIComponent(id)}${page === 1 ? '' : `?page=${page}`}`,
} as const;

/** An address with those of the parameters that have a value. */
function withQuery(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function askedFor({
  comic,
  language,
  number,
}: {
  comic: string;
  language?: string | undefined;
  number?: number;
}): string {
  const about = {
    comic,
    ...(language !== undefined && { language }),
    ...(number !== undefined && { number: `${number}` }),
  };
  return new URLSearchParams(about).toString();
}

/** The same page in another language: `/en/comic/x` becomes `/ar/comic/x`. */
export function inLocale(pathname: string, locale: Locale): string {
  return pathname.replace(/^\/[^/]*/, `/${locale}`);
}
