import type { DailyWord } from '@rawi/model/calls/daily-word';
import { LOCALES } from '@rawi/model/lists/locales';
import { decisionText } from '@rawi/model/text/decision-text';
import type { DecisionMail } from '@rawi/model/truth/decision';
import { MAIL_KINDS, type MailKind } from '@rawi/model/truth/mail';
import { describe, expect, it } from 'vitest';
import { type ClosingMail, closingText } from './closing-text.ts';
import { composeMail } from './compose.ts';
import { unsubscribeHeaders } from './links.ts';
import { type OverdueMail, overdueMailSchema, overdueText } from './overdue-text.ts';
import { MAIL_TEXTS, type MailText } from './texts.ts';

const MADE = { day: 4, week: 15 };
const WORD: DailyWord = {
  stuck: { publications: 1, takedowns: 0, mails: 2, erasures: 0, pages: 0 },
  oldest: null,
  stopped: { bounce: 3, complaint: 2 },
  made: { accounts: MADE, submissions: MADE, files: MADE, mails: MADE },
  billed: { reads: { day: 60_000, week: 70_000 }, writes: MADE },
};
const OVERDUE: OverdueMail = {
  decisions: 4,
  comments: 0,
  reports: 12,
  messages: 0,
  oldestDays: 5,
  word: WORD,
};
const DECISION: DecisionMail = {
  about: 'chapter',
  verdict: 'rejected',
  appeal: false,
  title: 'The <Salt>',
  number: 6.5,
  language: 'ar',
  submissionId: 'one',
  comicSlug: null,
  chapterId: null,
  reasons: ['accuracy', 'other'],
  note: 'Names differ.',
  change: 'Use one name.',
};
const CLOSING: ClosingMail = { reason: 'rights', note: 'Three <notices>.' };
const VALUES = {
  closing: CLOSING,
  decision: DECISION,
  overdue: OVERDUE,
  site: 'https://rawi.test',
  contact: 'help@rawi.test',
  email: 'layla@example.com',
  secret: '012345',
};
const compose = (kind: MailKind, locale: 'en' | 'ar' = 'en', values = VALUES) =>
  composeMail(kind, locale, values);

function textOf(kind: MailKind): MailText {
  if (kind === 'decision') return { ...decisionText(DECISION), notes: [] };
  if (kind === 'accountClosed') return closingText(CLOSING, VALUES.contact);
  return kind === 'overdue' ? overdueText(OVERDUE) : MAIL_TEXTS[kind];
}

describe.each(MAIL_KINDS)('the mail %s', (kind) => {
  it.each(LOCALES)('says everything in both languages, %s first', (locale) => {
    const { subject, html, text } = compose(kind, locale);
    const other = locale === 'en' ? 'ar' : 'en';
    const { subject: subjects, paragraphs, notes, action } = textOf(kind);
    expect(subject).toBe(`${subjects[locale]} · ${subjects[other]}`);
    for (const body of [html, text]) {
      expect(body.indexOf(subjects[locale])).toBeLessThan(body.lastIndexOf(subjects[other]));
      for (const said of [...notes, ...(action ? [action] : [])]) {
        expect(body).toContain(said.en);
        expect(body).toContain(said.ar);
      }
    }
    expect(paragraphs.length).toBeGreaterThan(0);
    expect(text).not.toContain('{email}');
  });

  it('says in both languages where to write to', () => {
    expect(compose(kind).text).toContain('Write to \u2066help@rawi.test\u2069.');
    expect(compose(kind).text).toContain('راسلنا على \u2066help@rawi.test\u2069.');
    expect(compose(kind).text).not.toContain('{contact}');
  });

  it('sets language and direction of each part, the reader’s own for the whole', () => {
    expect(compose(kind, 'ar').html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(compose(kind, 'en').html).toMatch(/<html lang="en" dir="ltr">/);
    expect(compose(kind).html).toMatch(/<td lang="ar" dir="rtl" align="right"/);
    expect(compose(kind).html).toMatch(/<td lang="en" dir="ltr" align="left"/);
  });

  it('loads nothing from anywhere', () => {
    expect(compose(kind).html).not.toMatch(/<(?:img|script|link|iframe|object)|url\(|@import|src=/i);
  });

  it('leads nowhere but to the site', () => {
    for (const [, href] of compose(kind).html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^https:\/\/rawi\.test\/(?:en|ar)\//);
    }
  });
});

describe('the links of a mail', () => {
  it('of a verification carry its code, in the language of their part', () => {
    const { text } = compose('verification', 'ar', { ...VALUES, secret: 'a b&c' });
    expect(text).toContain('https://rawi.test/ar/auth/callback?mode=verifyEmail&ticket=a+b%26c');
    expect(text).toContain('https://rawi.test/en/auth/callback?mode=verifyEmail&ticket=a+b%26c');
  });

  it('of another address change it, and those of the old one take that back', () => {
    expect(compose('emailChange').text).toContain('/en/auth/callback?mode=changeEmail&ticket=012345');
    expect(compose('emailChangeNotice').text).toContain('/en/auth/callback?mode=takeBackEmail&ticket=012345');
  });
});

describe('a digest', () => {
  const lines = { en: ['Chapter 7 of <Salt>'], ar: ['الفصل ٧ من <ملح>'] };
  const { html, text } = composeMail('digest', 'ar', { ...VALUES, secret: 'layla.x y', lines });

  it('says its lines, each in its language', () => {
    expect(html).toContain('Chapter 7 of &lt;Salt&gt;');
    expect(text.indexOf('الفصل ٧')).toBeLessThan(text.indexOf('Chapter 7'));
  });

  it('leads to the notifications, and to where such mails end', () => {
    for (const locale of LOCALES) {
      expect(text).toContain(`https://rawi.test/${locale}/notifications`);
      expect(text).toContain(`https://rawi.test/${locale}/unsubscribe?token=layla.x+y`);
    }
    expect(unsubscribeHeaders({ ...VALUES, secret: 'layla.x y' })).toEqual({
      'List-Unsubscribe': '<https://rawi.test/api/unsubscribe?token=layla.x+y>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('is the only mail that can be ended', () => {
    for (const kind of MAIL_KINDS.filter((each) => each !== 'digest')) {
      expect(compose(kind).text).not.toContain('/unsubscribe');
    }
  });
});

describe('a decision', () => {
  const text = (change: Partial<DecisionMail>, locale: 'en' | 'ar' = 'en') =>
    composeMail('decision', locale, { ...VALUES, decision: { ...DECISION, ...change } }).text;

  it('says of a rejection what the specification means, with the reasons and the reviewer’s words', () => {
    for (const said of [
      'Chapter 6.5 of \u2068The <Salt>\u2069 (Arabic) does not meet our quality standards',
      'lacks accuracy and consistency',
      'You may resubmit a revised version.',
      'There is another reason.',
      'Names differ.',
      'Use one name.',
      'الفصل ٦٫٥ من \u2068The <Salt>\u2069',
      'https://rawi.test/en/reject?submission=one',
      'See it on Rawi',
    ]) {
      expect(text({})).toContain(said);
    }
  });

  it.each<[Partial<DecisionMail>, string, string]>([
    [{ verdict: 'published', chapterId: 'salt-6-ar' }, 'was reviewed and published', '/ar/chapter/salt-6-ar'],
    [{ about: 'comic', number: null, verdict: 'published', comicSlug: 'salt' }, 'reviewed', '/en/comic/salt'],
    [{ verdict: 'unpublished' }, 'was removed from Rawi', '/en/mywork'],
    [{ verdict: 'unpublished', takedown: 'harmful', takedownId: 'comic:salt' }, 'harm people', '/en/mywork'],
    [
      { verdict: 'unpublished', takedown: 'rights', takedownId: 'chapter:salt:salt-6-ar' },
      'answer within fourteen business days',
      '/ar/contact-us?form=counter&of=chapter%3Asalt%3Asalt-6-ar',
    ],
    // As it waited in the outbox before the mail named its take-down.
    [{ verdict: 'unpublished', takedown: 'rights' }, 'Answer the notice', '/en/contact-us?form=counter'],
    [
      { about: 'photo', verdict: 'unpublished', title: '', number: null, takedown: 'harmful' },
      'profile photo was removed',
      '/en/account',
    ],
    [{ about: 'application', verdict: 'approved', title: '' }, 'was approved', '/en/mywork'],
    [{ about: 'application', verdict: 'rejected', title: '' }, 'declined', '/en/translator-request'],
    [{ about: 'application', verdict: 'dismissed', title: '' }, 'no longer', '/en/translator-request'],
  ])('%j says "%s" and leads to %s', (change, said, page) => {
    expect(text(change)).toContain(said);
    expect(text(change)).toContain(page);
    expect(text(change)).not.toContain('{what}');
  });

  it('names the comic in the language of each part, isolated and marked where its script is of the other', () => {
    const names = { ar: 'قافلة الملح' };
    expect(text({ names })).toContain('Chapter 6.5 of \u2068The <Salt>\u2069 (Arabic)');
    expect(text({ names })).toContain('الفصل ٦٫٥ من \u2068قافلة الملح\u2069 (العربية)');
    const htmlOf = (change: Partial<DecisionMail>) =>
      composeMail('decision', 'ar', { ...VALUES, decision: { ...DECISION, ...change } }).html;
    expect(htmlOf({ names })).toContain('من \u2068قافلة الملح\u2069 (العربية)');
    expect(htmlOf({})).toContain('من \u2068<span lang="en">The &lt;Salt&gt;</span>\u2069 (العربية)');
    // The reviewer's words, too, in the language of their script.
    expect(htmlOf({ note: 'الأسماء مختلفة.' })).toContain(
      '\u2068<span lang="ar">الأسماء مختلفة.</span>\u2069',
    );
    expect(htmlOf({}).split('<span lang="en">Names differ.</span>')).toHaveLength(2);
  });

  it('says that it answers an appeal', () => {
    expect(text({ appeal: true })).toContain('This answers your appeal.');
    expect(text({})).not.toContain('appeal');
  });

  it('says that there are notes on pages, and not what they say', () => {
    expect(text({ hasPins: true })).toContain('marked places on the pages');
    expect(text({})).not.toContain('marked places');
  });
});

describe('a text that somebody typed', () => {
  const HOSTILE = ['{email}', '{contact}', '{what}', '{n}', '{{email}}', '$&', "$'", '{constructor}'];

  it.each(HOSTILE)('stands in every mail as it was typed: %s', (typed) => {
    const decision = { ...DECISION, title: typed, note: `note ${typed}`, change: `change ${typed}` };
    const lines = { en: [`line ${typed}`], ar: [`line ${typed}`] };
    for (const verdict of ['published', 'rejected', 'unpublished'] as const) {
      const values = { ...VALUES, decision: { ...decision, verdict } };
      const { text } = composeMail('decision', 'en', values);
      // In both languages.
      expect(text.split(`\u2068${typed}\u2069`)).toHaveLength(3);
      for (const words of [`note ${typed}`, `change ${typed}`]) expect(text.split(words)).toHaveLength(3);
      expect(text).not.toContain(VALUES.email);
    }
    expect(composeMail('digest', 'en', { ...VALUES, lines }).text.split(`line ${typed}`)).toHaveLength(3);
    for (const kind of MAIL_KINDS) {
      const values = { ...VALUES, decision, lines, email: typed, contact: 'help@rawi.test' };
      const isSaid = textOf(kind).paragraphs.some(({ en }) => en.includes('{email}'));
      expect(composeMail(kind, 'en', values).text.includes(`\u2066${typed}\u2069`)).toBe(isSaid);
    }
  });
});

describe('a reset code', () => {
  it('stands alone on a line, left to right, with its zero', () => {
    const { text, html } = compose('resetCode', 'ar');
    expect(text.match(/^012345$/gm)).toHaveLength(2);
    expect(html.match(/<span dir="ltr"[^>]*>012345<\/span>/g)).toHaveLength(2);
  });

  it('is in no other mail that has no link for it', () => {
    for (const kind of ['signUpAttempt', 'passwordChanged', 'emailTakenBack', 'accountDeleted'] as const) {
      expect(compose(kind).text + compose(kind).html).not.toContain('012345');
    }
  });
});

describe('a value that is filled into a mail', () => {
  it('is escaped, and keeps its own direction', () => {
    const { html, text } = compose('signUpAttempt', 'ar', { ...VALUES, email: '"<b>"@example.com' });
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;');
    expect(text).toContain('\u2066"<b>"@example.com\u2069');
  });

  it.each(['$&@example.com', "$`$'@example.com", '$1$$@example.com'])('is taken as it is: %s', (email) => {
    expect(compose('signUpAttempt', 'en', { ...VALUES, email }).text).toContain(`\u2066${email}\u2069`);
  });
});

describe('the daily mail', () => {
  const english = (overdue: OverdueMail) => {
    const { subject, paragraphs } = overdueText(overdue);
    return [subject.en, ...paragraphs.map(({ en }) => en)];
  };

  it('says what waits, how old it is, what is stuck, and how the day was beside the week', () => {
    expect(english({ ...OVERDUE, decisions: 2, comments: 0, reports: 0, messages: 0 })).toEqual([
      'Work is waiting for reviewers',
      'Waiting for more than three days:',
      'Comics, chapters and applications: 2',
      'Days that the oldest of these has waited: 5',
      'Given up after several tries, and waiting for you on the overview: 3',
      'Addresses that get no more e-mails, because they come back or were reported as unwanted: 5',
      'The last day, beside a day of the week before:',
      'New accounts: 4 (2)',
      'New drafts: 4 (2)',
      'Files of drafts: 4 (2)',
      'E-mails: 4 (2)',
      'Documents read: 60,000 (10,000)',
      'Documents written: 4 (2)',
    ]);
  });

  it('has another subject where nothing waits, and reads mails that an earlier version has written', () => {
    const nothing = { decisions: 0, comments: 0, reports: 0 };
    expect(english({ ...OVERDUE, ...nothing, messages: 0 })[0]).toBe('Your site needs a look');
    expect(english(overdueMailSchema.parse({ ...nothing, decisions: 1 }))).toHaveLength(3);
    const { stopped: _, ...earlier } = WORD;
    const read = overdueMailSchema.parse({ ...nothing, word: earlier });
    expect(english(read).join()).not.toContain('no more e-mails');
  });
});
