import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import type { ContactSubject } from '@rawi/model/lists/contact-subjects';
import type { IssueReport } from '@rawi/model/lists/issue-reports';
import type { Locale } from '@rawi/model/lists/locales';

/** What waits for reviewers in the demonstration, of each kind. */

/** A chapter of a comic that is there; its pages are those of another translation of it. */
export interface WaitingChapter {
  readonly id: string;
  readonly uid: string;
  readonly comic: string;
  readonly number: number;
  readonly language: 'fr' | 'ar';
  readonly title: string;
  /** Whose pages it has. */
  readonly pagesOf: string;
  readonly hoursAgo: number;
  /** The published chapter that its file takes the place of. */
  readonly replaces?: string;
  /** The reviewer who is at it. */
  readonly claimedBy?: { readonly uid: string; readonly minutesAgo: number };
}

export const WAITING_CHAPTERS: readonly WaitingChapter[] = [
  {
    id: 'demo-waiting-french',
    uid: 'wren-castell',
    comic: 'the-salt-caravan',
    number: 1,
    language: 'fr',
    title: 'Le puits sans nom',
    pagesOf: 'the-salt-caravan-1-en',
    hoursAgo: 4 * 24 + 3,
  },
  {
    id: 'demo-waiting-new',
    uid: 'noor-al-amin',
    comic: 'lantern-of-the-strait',
    number: 4,
    language: 'ar',
    title: 'حارس الضوء',
    pagesOf: 'lantern-of-the-strait-2-ar',
    hoursAgo: 22,
  },
  {
    id: 'demo-waiting-corrected',
    uid: 'noor-al-amin',
    comic: 'elevator-to-the-snow',
    number: 1,
    language: 'ar',
    title: '',
    pagesOf: 'elevator-to-the-snow-1-ar',
    hoursAgo: 6,
    replaces: 'demo-published',
  },
  {
    id: 'demo-submitted',
    uid: 'noor-al-amin',
    comic: 'the-jinn-in-flat-12',
    number: 4,
    language: 'ar',
    title: 'جيران الطابق السفلي',
    pagesOf: 'the-jinn-in-flat-12-2-ar',
    hoursAgo: 5,
  },
  {
    id: 'demo-under-review',
    uid: 'noor-al-amin',
    comic: 'orbit-9',
    number: 4,
    language: 'ar',
    title: 'صمت على القناة ٤',
    pagesOf: 'orbit-9-2-ar',
    hoursAgo: 30,
    claimedBy: { uid: 'seed-reviewer2', minutesAgo: 4 },
  },
];

/** A comic that is not on Rawi; its cover is a page of a chapter. */
export const WAITING_COMIC = {
  id: 'demo-waiting-comic',
  uid: 'wren-castell',
  series: 'The Glass Orchard',
  translatedName: 'بستان الزجاج',
  description: {
    en: 'Every tree in the orchard bears one glass pear. Whoever breaks one hears what somebody never said.',
    ar: 'في كل شجرة من البستان كمثرى واحدة من زجاج، ومن كسرها سمع ما لم يقله أحد قط.',
  },
  names: { publisher: 'Quiet Harbour Press', artist: 'Ines Varga', writer: 'Ines Varga', genre: 'Fable' },
  coverOf: 'the-jinn-in-flat-12-1-en',
  page: 2,
  hoursAgo: 2 * 24 + 5,
} as const;

/** Somebody who would like to translate. */
export const APPLICANT = {
  uid: 'seed-applicant',
  email: 'applicant@rawi.test',
  displayName: 'سلمى حداد',
  locale: 'ar' as Locale,
  skills: 'درستُ الأدب الإنجليزي، وأترجم منذ ثلاث سنوات قصصًا قصيرة ومقاطع مصوّرة إلى العربية.',
  hoursAgo: 30,
} as const;

export const WAITING_REPORTS: readonly {
  readonly id: string;
  readonly issue: IssueReport;
  readonly comic: string;
  readonly chapter: string;
  readonly page: number | null;
  readonly note: string;
  readonly hoursAgo: number;
}[] = [
  {
    id: 'demo-report-words',
    issue: 'translation',
    comic: 'orbit-9',
    chapter: 'orbit-9-1-ar',
    page: 3,
    note: 'في الإطار الثاني تُرجمت «airlock» مرة «بوابة» ومرة «حجرة الضغط».',
    hoursAgo: 9,
  },
  {
    id: 'demo-report-pages',
    issue: 'images',
    comic: 'paper-moon-ramen',
    chapter: 'paper-moon-ramen-1-en',
    page: 2,
    note: '',
    hoursAgo: 3,
  },
];

export const WAITING_MESSAGE = {
  id: 'demo-message',
  subject: 'technical' as ContactSubject,
  name: 'Jonas Wirth',
  email: 'jonas.wirth@example.com',
  locale: 'en' as Locale,
  message: 'On my tablet the slider of pages hides behind the keyboard after I search. Is that known?',
  hoursAgo: 12,
} as const;

/** A notice: a comic and a chapter of Rawi, as paths since the demonstration knows no host, and another site. */
export const WAITING_NOTICE = {
  id: 'demo-notice',
  name: 'Marta Oliveira',
  email: 'rights@example.org',
  locale: 'en' as Locale,
  work: 'The picture of the harbour at night, which I drew and published in my own book.',
  addresses: [
    '/en/comic/lantern-of-the-strait',
    '/en/chapter/lantern-of-the-strait-1-en',
    'https://example.org/my-book/harbour',
  ],
  hoursAgo: 20,
} as const;

/** A comment that readers report. */
export const WAITING_FLAG = {
  comic: 'lantern-of-the-strait',
  comment: 'the-empty-page',
  reports: [
    { uid: 'seed-reader2', reason: 'spoiler' as CommentReason, hoursAgo: 2 },
    { uid: 'wren-castell', reason: 'spoiler' as CommentReason, hoursAgo: 1 },
  ],
} as const;
