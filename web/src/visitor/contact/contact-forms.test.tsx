import { CONTACT_SUBJECT_NAMES } from '@rawi/model/lists/contact-subjects';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFirebaseSettings } from '../../core/firebase/env.ts';
import type { ProblemCode } from '../../core/forms/problem-text.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { field, fill, says, saysNothing, send, show, speak, wordsOf } from '../../testing/show.tsx';
import { ContactForm } from './contact-form.tsx';
import { CounterForm } from './counter-form.tsx';
import { NoticeForm } from './notice-form.tsx';
import { Questions } from './questions.tsx';
import { SupportHours } from './support-hours.tsx';

const call = vi.hoisted(() => vi.fn<(request: { readonly messageId: string }) => Promise<object>>());
vi.mock('../../core/session/visitor-calls.ts', () => ({ callVisitor: call }));

const onAgain = vi.fn<() => void>();
/** What a sentence about a blocked check names. */
const AROUND = { host: isolated('www.google.com'), address: isolated('help@rawi.test') };
setFirebaseSettings(
  JSON.stringify({
    projectId: 'p',
    apiKey: 'k',
    storageBucket: 'b',
    uploadsBucket: 'u',
    contactAddress: 'help@rawi.test',
  }),
);
beforeAll(() => speak('contact', 'session'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  onAgain.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const w = wordsOf('contact');
const contact = (locale = 'en') => show(<ContactForm onAgain={onAgain} />, `/${locale}/contact-us`);
const MESSAGE = { name: 'لينا بركات', email: 'lina@example.com', message: 'في الفصل السادس تتوقف الصفحات.' };
const fillIn = (texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) fill(name, text);
};
const fail = (code: ProblemCode) => call.mockRejectedValueOnce(new SendingError({ code }, undefined));

describe('a message to the site', () => {
  it('says at each field what it needs, and is not sent', async () => {
    contact('ar');
    await send();
    for (const name of ['name', 'email', 'message']) says(name, 'required', 'ar');
    fill('email', 'nobody');
    fireEvent.blur(field('email'));
    says('email', 'email', 'ar');
    fill('email', MESSAGE.email);
    saysNothing('email');
    expect(call).not.toHaveBeenCalled();
  });

  it('is sent with its subject, confirms it where focus moves, and another may be written', async () => {
    contact();
    fireEvent.click(screen.getByRole('radio', { name: CONTACT_SUBJECT_NAMES.technical.en }));
    fillIn(MESSAGE);
    await send();
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'sendMessage',
      subject: 'technical',
      locale: 'en',
      messageId: expect.any(String),
      ...MESSAGE,
    });
    expect(document.activeElement?.textContent).toBe(w('success.title'));
    fireEvent.click(screen.getByRole('button', { name: w('success.again') }));
    expect(onAgain).toHaveBeenCalledOnce();
    cleanup();
    contact();
    expect(field('message').value).toBe('');
  });

  it.each([
    ['internal', () => w('error')],
    ['offline', () => wordsOf('session')('problems.offline')],
    // With the way that is left where nothing can be sent.
    ['app-check', () => wordsOf('session')('problems.appCheck', AROUND)],
  ] as const)('outlives a failure and a reload, and is one message still: %s', async (code, said) => {
    fail(code);
    contact();
    fireEvent.click(screen.getByRole('radio', { name: CONTACT_SUBJECT_NAMES.technical.en }));
    fillIn(MESSAGE);
    await send();
    expect(screen.getByRole('alert').textContent).toContain(said());
    cleanup();
    contact();
    expect(field('message').value).toBe(MESSAGE.message);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('technical');
    await send();
    const [first, second] = call.mock.calls.map(([request]) => request.messageId);
    expect(second).toBe(first);
  });
});

describe('a notice about rights', () => {
  const NOTICE = {
    name: 'Lina Barakat',
    email: 'lina@example.com',
    work: 'The Salt Caravan, drawn by me in 2019.',
    addresses: 'https://rawi.test/en/comic/the-salt-caravan',
    signature: 'Lina Barakat',
  };

  it('is not sent before both statements are confirmed, which a reload does not keep', async () => {
    const open = () => show(<NoticeForm onAgain={onAgain} />, '/en/contact-us?form=notice');
    open();
    fillIn(NOTICE);
    await send();
    for (const name of ['goodFaith', 'accurate']) {
      says(name, 'accepted');
      fireEvent.click(field(name));
    }
    expect(call).not.toHaveBeenCalled();
    cleanup();
    open();
    expect(field('work').value).toBe(NOTICE.work);
    for (const name of ['goodFaith', 'accurate']) {
      expect(field(name).checked).toBe(false);
      fireEvent.click(field(name));
    }
    await send();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action: 'sendNotice', goodFaith: true, accurate: true, ...NOTICE }),
    );
    expect(document.activeElement?.textContent).toBe(w('notice.success.title'));
  });
});

describe('an answer to a notice', () => {
  const ANSWER = {
    name: 'Layla Haddad',
    email: 'layla@example.com',
    address: '5 Harbour Street, Haifa',
    phone: '+972 4 000 0000',
    work: 'The first chapter of Simurgh, https://rawi.test/ar/chapter/simurgh-1-ar.',
    signature: 'Layla Haddad',
  };
  const open = (query = '', locale = 'en') =>
    show(<CounterForm onAgain={onAgain} />, `/${locale}/contact-us?form=counter${query}`);
  const swear = () => {
    for (const name of ['mistake', 'jurisdiction']) fireEvent.click(field(name));
  };

  it.each(['en', 'ar'] as const)(
    'says what it needs and what happens with it, and is not sent without, in %s',
    async (locale) => {
      open('', locale);
      await send();
      for (const name of ['name', 'email', 'address', 'phone', 'work', 'signature'])
        says(name, 'required', locale);
      for (const name of ['mistake', 'jurisdiction']) says(name, 'accepted', locale);
      for (const term of ['passed', 'returned', 'untrue'] as const) {
        expect(screen.getByText(w(`counter.terms.${term}`, {}, locale))).toBeTruthy();
      }
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('names the take-down of the mail that led here, outlives a failure and a reload, and is confirmed', async () => {
    fail('internal');
    open('&of=chapter%3Asimurgh%3Asimurgh-1-ar');
    expect(screen.getByText(w('counter.about'))).toBeTruthy();
    fillIn(ANSWER);
    swear();
    await send();
    cleanup();
    open('&of=chapter%3Asimurgh%3Asimurgh-1-ar');
    expect(field('work').value).toBe(ANSWER.work);
    expect(field('mistake').checked).toBe(false);
    swear();
    await send();
    expect(call.mock.calls[1]?.[0]).toEqual({
      action: 'sendCounter',
      locale: 'en',
      messageId: call.mock.calls[0]?.[0].messageId,
      takedownId: 'chapter:simurgh:simurgh-1-ar',
      mistake: true,
      jurisdiction: true,
      ...ANSWER,
    });
    expect(document.activeElement?.textContent).toBe(w('counter.success.title'));
  });

  it('keeps what is typed about one work apart from another', () => {
    open('&of=comic%3Asimurgh');
    fillIn(ANSWER);
    cleanup();
    open('&of=comic%3Aanother');
    expect(field('work').value).toBe('');
    cleanup();
    open('&of=comic%3Asimurgh');
    expect(field('work').value).toBe(ANSWER.work);
  });

  it('begins with the page that led here', () => {
    open('&at=%2Far%2Fchapter%2Fsimurgh-1-ar');
    expect(field('work').value).toBe(`${location.origin}/ar/chapter/simurgh-1-ar`);
  });

  it.each([
    '&of=users:layla',
    '&of=comic:a/b',
    '&at=https://elsewhere.example/en/x/y',
    '&at=/en/chapter/a%20b%3Cscript',
  ])('takes nothing else of its address: %s', async (query) => {
    open(query);
    expect(field('work').value).toBe('');
    expect(screen.queryByText(w('counter.about'))).toBeNull();
    fillIn(ANSWER);
    swear();
    await send();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.not.objectContaining({ takedownId: expect.anything() }),
    );
  });
});

describe('the list of frequent questions', () => {
  it('shows one answer at a time, one of which links to the notice form', () => {
    show(<Questions />, '/en/contact-us');
    const all = Array.from(document.querySelectorAll('details'));
    // The browser keeps only one `details` open of those that share a name.
    expect(new Set(all.map((each) => each.getAttribute('name')))).toEqual(new Set(['questions']));
    expect(all.filter(({ open }) => open)).toHaveLength(1);
    const rights = all.find((each) => each.textContent.includes(w('questions.rights.title')));
    expect(rights?.querySelector('a')?.getAttribute('href')).toBe('/en/contact-us?form=notice');
  });
});

describe('the hours of the site', () => {
  it('are also given in the reader’s own time', () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T15:00:00Z'), toFake: ['Date'] });
    show(<SupportHours />, '/en/contact-us');
    expect(screen.getByText(w('hours.open'))).toBeTruthy();
    const [first = '', last = ''] = [14, 23].map((hour) =>
      new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(Date.UTC(2026, 10, 24, hour)),
    );
    expect(screen.getByText(w('hours.own', { first, last }))).toBeTruthy();
  });
});
