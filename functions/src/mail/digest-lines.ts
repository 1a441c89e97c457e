import { LOCALE_TAGS, type Locale } from '@rawi/model/lists/locales';
import type { SuggestionOutcome } from '@rawi/model/suggestions/suggestion-kinds';
import { decisionSubject, isolated, workOf } from '@rawi/model/text/decision-text';
import { localize } from '@rawi/model/text/localized';
import { DIGEST_LINES } from '@rawi/model/truth/digest';
import type { Notification } from '@rawi/model/truth/notification';
import type { ListWords } from '@rawi/model/truth/public-list';

const MORE: Readonly<Record<Locale, string>> = {
  en: 'See the rest in your notifications.',
  ar: 'وهناك المزيد في صفحة إشعاراتك.',
};

/** The lines of a digest, one for each notification, newest first; a last line says if there are more. */
export function digestLines(notifications: readonly Notification[], locale: Locale): string[] {
  const lines = notifications.slice(0, DIGEST_LINES).map((each) => SENTENCES[locale](each));
  return notifications.length > DIGEST_LINES ? [...lines, MORE[locale]] : lines;
}

const SENTENCES: Readonly<Record<Locale, (notification: Notification) => string>> = {
  en: (told) => {
    if (told.kind === 'decision') return decisionLine(told, 'en');
    if (told.kind === 'unsubmitted') return unsubmittedLine(told, 'en');
    if (told.kind === 'hiddenList') return `Your list ${isolated(told.name)} was hidden by a reviewer`;
    if (told.kind === 'list') return `New on the list ${isolated(listNameIn(told.name, 'en'))}`;
    const comic = comicOf(told, 'en');
    switch (told.kind) {
      case 'chapter': {
        if (told.because === 'asked')
          return `What you asked for: chapter ${numberOf(told.number, 'en')} of ${comic}`;
        const by = told.translator ? `, translated by ${isolated(told.translator.name)}` : '';
        return `Chapter ${numberOf(told.number, 'en')} of ${comic}${by}`;
      }
      case 'reply':
        return `${isolated(told.author.name)} replied to your comment on ${comic}`;
      case 'mention':
        return `${isolated(told.author.name)} mentioned you in a comment on ${comic}`;
      case 'hidden':
        return `Your comment on ${comic} was hidden by a reviewer`;
      case 'transcript':
        return told.accepted
          ? `Your text of chapter ${numberOf(told.number, 'en')} of ${comic} was published`
          : `Your text of chapter ${numberOf(told.number, 'en')} of ${comic} was turned down`;
      case 'suggestion':
        return SUGGESTED[told.outcome].en(comic, numberOf(told.number, 'en'));
    }
  },
  ar: (told) => {
    if (told.kind === 'decision') return decisionLine(told, 'ar');
    if (told.kind === 'unsubmitted') return unsubmittedLine(told, 'ar');
    if (told.kind === 'hiddenList') return `أُخفيت قائمتك ${isolated(told.name)} بعد مراجعتها`;
    if (told.kind === 'list') return `جديد في القائمة ${isolated(listNameIn(told.name, 'ar'))}`;
    const comic = comicOf(told, 'ar');
    switch (told.kind) {
      case 'chapter': {
        if (told.because === 'asked') return `وصل ما طلبته: الفصل ${numberOf(told.number, 'ar')} من ${comic}`;
        const by = told.translator ? `، ترجمة ${isolated(told.translator.name)}` : '';
        return `الفصل ${numberOf(told.number, 'ar')} من ${comic}${by}`;
      }
      case 'reply':
        return `ردّ جديد من ${isolated(told.author.name)} على تعليقك على ${comic}`;
      case 'mention':
        return `إشارة إليك من ${isolated(told.author.name)} في تعليق على ${comic}`;
      case 'hidden':
        return `أُخفي تعليقك على ${comic} بعد مراجعته`;
      case 'transcript':
        return told.accepted
          ? `نُشر النص الذي كتبته للفصل ${numberOf(told.number, 'ar')} من ${comic}`
          : `لم يُقبل النص الذي كتبته للفصل ${numberOf(told.number, 'ar')} من ${comic}`;
      case 'suggestion':
        return SUGGESTED[told.outcome].ar(comic, numberOf(told.number, 'ar'));
    }
  },
};

type Line = (comic: string, chapter: string) => string;

/** What became of a correction that they suggested. */
const SUGGESTED: Readonly<Record<SuggestionOutcome, Readonly<Record<Locale, Line>>>> = {
  accepted: {
    en: (comic, chapter) => `Your correction to chapter ${chapter} of ${comic} was accepted`,
    ar: (comic, chapter) => `قُبل تصحيحك في الفصل ${chapter} من ${comic}`,
  },
  declined: {
    en: (comic, chapter) => `Your correction to chapter ${chapter} of ${comic} was declined`,
    ar: (comic, chapter) => `لم يُقبل تصحيحك في الفصل ${chapter} من ${comic}`,
  },
  published: {
    en: (comic, chapter) => `Chapter ${chapter} of ${comic} has your correction`,
    ar: (comic, chapter) => `ظهر تصحيحك في الفصل ${chapter} من ${comic}`,
  },
  removed: {
    en: (comic, chapter) => `Your correction to chapter ${chapter} of ${comic} was removed by a reviewer`,
    ar: (comic, chapter) => `حُذف تصحيحك في الفصل ${chapter} من ${comic} بعد مراجعته`,
  },
};

function listNameIn(name: ListWords, locale: Locale): string {
  return typeof name === 'string' ? name : localize(name, locale).value;
}

function comicOf(
  { names, series }: Exclude<Notification, { kind: 'decision' | 'unsubmitted' | 'hiddenList' | 'list' }>,
  locale: Locale,
): string {
  return isolated(names[locale] ?? series);
}

/** The line of a decision, with the words of the subject of its own mail. */
function decisionLine(told: Extract<Notification, { kind: 'decision' }>, locale: Locale): string {
  const subject = decisionSubject(told)[locale];
  return told.title === '' ? subject : `${subject}: ${workOf(told, locale)}`;
}

const UNSUBMITTED: Readonly<Record<Locale, string>> = {
  en: 'A draft was not sent for review',
  ar: 'مسودة لم تُرسل للمراجعة',
};

function unsubmittedLine(told: Extract<Notification, { kind: 'unsubmitted' }>, locale: Locale): string {
  return told.title === '' ? UNSUBMITTED[locale] : `${UNSUBMITTED[locale]}: ${workOf(told, locale)}`;
}

function numberOf(number: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALE_TAGS[locale], { useGrouping: false }).format(number);
}
