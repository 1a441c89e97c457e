import { type Bilingual, byLocale, type Locale, localesFrom } from '@rawi/model/lists/locales';
import { decisionText } from '@rawi/model/text/decision-text';
import { filled } from '@rawi/model/text/filled';
import type { MailKind } from '@rawi/model/truth/mail';
import { closingText } from './closing-text.ts';
import { BRAND_LINE, mailHtml } from './html.ts';
import { counterPage, linkOf, unsubscribePage } from './links.ts';
import type { MailContent, MailSection, MailValues } from './mail-parts.ts';
import { overdueText } from './overdue-text.ts';
import { MAIL_TEXTS, type MailText, QUESTIONS } from './texts.ts';

const SEE: Bilingual = { en: 'See it on Rawi', ar: 'عرض التفاصيل في راوي' };
const ANSWER: Bilingual = { en: 'Answer the notice', ar: 'الرد على البلاغ' };

/** The whole mail in every language, the reader's own first. */
export function composeMail(kind: MailKind, locale: Locale, values: MailValues): MailContent {
  const sections = localesFrom(locale).map((each) => section(kind, each, values));
  return {
    subject: sections.map(({ heading }) => heading).join(' · '),
    html: mailHtml(sections),
    text: `${sections.map(sectionText).join('\n\n---\n\n')}\n\n${BRAND_LINE}\n${values.site}\n`,
  };
}

function section(kind: MailKind, locale: Locale, values: MailValues): MailSection {
  const text = textOf(kind, values);
  const href = linkOf(kind, locale, values);
  const code = kind === 'resetCode' ? values.secret : values.code;
  const beside = values.code === undefined ? undefined : text.withCode;
  return {
    locale,
    heading: text.subject[locale],
    paragraphs: [
      ...text.paragraphs.map((paragraph) => paragraph[locale]),
      ...(beside ? [beside.paragraph[locale]] : []),
      ...(values.lines?.[locale] ?? []),
    ],
    ...(code === undefined ? {} : { code }),
    ...(text.action && href ? { action: { label: text.action[locale], href } } : {}),
    notes: [
      ...(beside ? [beside.note[locale]] : []),
      ...text.notes.map((note) => note[locale]),
      filled(QUESTIONS[locale], { contact: isolateDirection(values.contact) }),
    ],
    ...(text.unsubscribe && {
      unsubscribe: { label: text.unsubscribe[locale], href: unsubscribePage(values, locale) },
    }),
  };
}

/**
 * The text of a mail, filled in. After this nothing in it is treated as a template, because it may contain
 * words that somebody typed.
 */
function textOf(kind: MailKind, { decision, overdue, closing, contact, email }: MailValues): MailText {
  if (kind === 'overdue') {
    if (!overdue) throw new TypeError('The mail of what waits says how much.');
    return overdueText(overdue);
  }
  if (kind === 'accountClosed') {
    if (!closing) throw new TypeError('The mail of a closed account says why.');
    return closingText(closing, contact);
  }
  if (kind !== 'decision') {
    const { paragraphs, ...rest } = MAIL_TEXTS[kind];
    const address = { email: isolateDirection(email) };
    return {
      ...rest,
      paragraphs: paragraphs.map((each) => byLocale((locale) => filled(each[locale], address))),
    };
  }
  if (!decision) throw new TypeError('The mail of a decision says which.');
  return { ...decisionText(decision), action: counterPage(decision) === undefined ? SEE : ANSWER, notes: [] };
}

/** An address keeps its own direction inside an Arabic sentence (U+2066 and U+2069). */
function isolateDirection(email: string): string {
  return `\u2066${email}\u2069`;
}

function sectionText({ heading, paragraphs, code, action, notes, unsubscribe }: MailSection): string {
  const link = (to: MailSection['action']) => (to ? [`${to.label}:\n${to.href}`] : []);
  const middle = [...(code ? [code] : []), ...link(action)];
  return [heading, ...paragraphs, ...middle, ...notes, ...link(unsubscribe)].join('\n\n');
}
