import { LOCALE_DIRECTIONS, LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import { filled } from '@rawi/model/text/filled';
import type { Notification } from '@rawi/model/truth/notification';
import { NOTIFIED_PARAM, type PushMessage } from '@rawi/model/truth/push-message';
import { digestLines } from '../mail/digest-lines.ts';
import { decisionPage } from '../mail/links.ts';

/** How many notifications a message names; the list that it opens has the others. */
const LINES = 3;
/** The longest line, in characters: with titles of any length a message still fits into one record. */
const LINE_LENGTH = 240;

/** A notification with its id. */
export interface Named {
  readonly id: string;
  readonly notification: Notification;
}

const COUNTED: Readonly<Record<Locale, Readonly<Record<Intl.LDMLPluralRule, string>>>> = {
  en: {
    zero: 'Nothing new',
    one: '{n} new notification',
    two: '{n} new notifications',
    few: '{n} new notifications',
    many: '{n} new notifications',
    other: '{n} new notifications',
  },
  ar: {
    zero: 'لا إشعارات جديدة',
    one: 'إشعار جديد',
    two: 'إشعاران جديدان',
    few: '{n} إشعارات جديدة',
    many: '{n} إشعارًا جديدًا',
    other: '{n} إشعار جديد',
  },
};

/** What a device shows of some notifications, newest first: the one there is, or how many and the first of them. */
export function pushMessage(news: readonly Named[], locale: Locale, unread: number): PushMessage {
  const about = { locale, dir: LOCALE_DIRECTIONS[locale], unread };
  const lines = news
    .slice(0, LINES)
    .flatMap(({ notification }) => digestLines([notification], locale))
    .map((line) => Array.from(line).slice(0, LINE_LENGTH).join(''));
  const [first] = news;
  const [line] = lines;
  if (news.length === 1 && first && line !== undefined)
    return { ...about, title: line, body: '', path: pathOf(first, locale) };
  return {
    ...about,
    title: countOf(news.length, locale),
    body: lines.join('\n'),
    path: `/${locale}/notifications`,
  };
}

function countOf(count: number, locale: Locale): string {
  const rule = new Intl.PluralRules(LOCALE_TAGS[locale]).select(count);
  return filled(COUNTED[locale][rule], { n: new Intl.NumberFormat(LOCALE_TAGS[locale]).format(count) });
}

/** The page of a notification's subject, with its id before the part of the page. */
function pathOf({ id, notification }: Named, locale: Locale): string {
  const url = new URL(`https://rawi.invalid/${locale}${subjectOf(notification)}`);
  url.searchParams.set(NOTIFIED_PARAM, id);
  return url.pathname + url.search + url.hash;
}

function subjectOf(told: Notification): string {
  switch (told.kind) {
    case 'chapter':
      return `/chapter/${told.chapterId}`;
    case 'reply':
    case 'mention':
    case 'hidden':
      return `/comic/${told.slug}#comment.${told.commentId}`;
    case 'suggestion':
      return `/chapter/${told.chapterId}?page=${told.page}`;
    case 'list':
      return `/list/${told.listId}`;
    case 'hiddenList':
      return `/savedItems?list=${encodeURIComponent(told.ownListId)}`;
    case 'decision':
      return decisionPage(told);
    case 'unsubmitted':
      return '/mywork';
    case 'transcript':
      return told.accepted
        ? `/chapter/${told.chapterId}`
        : `/mywork?text=${encodeURIComponent(told.chapterId)}`;
  }
}
