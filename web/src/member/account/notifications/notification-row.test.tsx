import { MantineProvider } from '@mantine/core';
import type { Notification } from '@rawi/model/truth/notification';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords, startI18n } from '../../../core/i18n/i18n.ts';
import { forgetUnread } from '../../../domains/notifications/unread.ts';
import { eventually } from '../../../testing/eventually.ts';
import { NotificationRow } from './notification-row.tsx';

const call = vi.hoisted(() => vi.fn<(request: unknown) => Promise<unknown>>());
vi.mock('../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../../../core/session/community-calls.ts', () => ({ callCommunity: call }));

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadLanguages('ar');
  await loadWords('ar', ['notifications', 'comments']);
});
beforeEach(() => {
  forgetUnread();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(cleanup);

const always = {
  comicId: 'paper-tigers',
  slug: 'paper-tigers',
  series: 'Paper Tigers',
  names: { en: 'Paper Tigers', ar: 'نمور من ورق' },
  picture: { path: 'files/one.webp', width: 200, height: 280, color: '#112233' },
  at: new Date(2026, 0, 5, 9, 5),
  read: false,
  expiresAt: new Date(2026, 3, 5),
};
const chapter = { ...always, kind: 'chapter', chapterId: 'pt-11', number: 11, language: 'en' } as const;
const decision = {
  kind: 'decision',
  about: 'chapter',
  appeal: false,
  title: 'Paper Tigers',
  number: 11,
  language: 'ar',
  submissionId: 'one',
  comicSlug: null,
  chapterId: null,
  at: always.at,
  read: false,
  expiresAt: always.expiresAt,
} as const;
const application = {
  ...decision,
  about: 'application',
  title: '',
  number: null,
  language: null,
  submissionId: null,
} as const;
const unsent = {
  kind: 'unsubmitted',
  submissionId: 'one',
  title: 'Paper Tigers',
  language: 'ar',
  at: always.at,
  read: false,
  expiresAt: always.expiresAt,
} as const;
const hiddenList = {
  kind: 'hiddenList',
  ownListId: 'own',
  name: 'Sea stories',
  reason: 'spam',
  at: always.at,
  read: false,
  expiresAt: always.expiresAt,
} as const;
const suggestion = {
  ...always,
  kind: 'suggestion',
  number: 11,
  language: 'en',
  chapterId: 'pt-11',
  suggestionId: 's',
  page: 3,
} as const;
const list = {
  kind: 'list',
  listId: 'p',
  name: 'Sea stories',
  entries: 1,
  at: always.at,
  read: false,
  expiresAt: always.expiresAt,
} as const;
const adults = { ageRating: '18' } as const;
const translator = { id: 'noor', name: 'Noor Al-Amin' };

const TOLD: Readonly<Record<string, Notification>> = {
  following: { ...chapter, translator, because: 'following' },
  ofAdults: { ...chapter, ...adults, translator, because: 'following' },
  mentionOfAdults: { ...always, ...adults, kind: 'mention', commentId: 'c', author: { name: 'Mahwiii' } },
  saved: { ...chapter, translator, because: 'saved' },
  nameless: { ...chapter, because: 'following' },
  reply: { ...always, kind: 'reply', commentId: 'c', parent: 'p', author: { name: 'Mahwiii' } },
  mention: { ...always, kind: 'mention', commentId: 'c', author: { name: 'Mahwiii' } },
  hiddenList: { ...hiddenList, note: 'An advertisement.' },
  hiddenListAlone: hiddenList,
  suggestionAccepted: { ...suggestion, outcome: 'accepted' },
  suggestionDeclined: { ...suggestion, outcome: 'declined', word: 'It is an old spelling.' },
  list,
  listOfSite: { ...list, name: { en: 'Where to begin', ar: 'من أين نبدأ' }, entries: 3 },
  hidden: { ...always, kind: 'hidden', commentId: 'c', reason: 'insult' },
  published: { ...decision, verdict: 'published', comicSlug: 'paper-tigers', chapterId: 'pt-11' },
  comic: { ...decision, about: 'comic', verdict: 'published', number: null, comicSlug: 'paper-tigers' },
  rejected: { ...decision, verdict: 'rejected', appeal: true },
  unpublished: { ...decision, verdict: 'unpublished' },
  named: { ...decision, names: always.names, verdict: 'unpublished' },
  photo: { ...application, about: 'photo', verdict: 'unpublished' },
  approved: { ...application, verdict: 'approved' },
  unsent: { ...unsent, number: 11 },
  unsentComic: { ...unsent, number: null },
  unsentDraft: { ...unsent, number: 11, title: '' },
  declined: { ...application, verdict: 'rejected' },
  text: { ...chapter, kind: 'transcript', accepted: true },
  textDeclined: { ...chapter, kind: 'transcript', accepted: false, note: 'Names.' },
};

function show(locale: string, told: string) {
  const data = TOLD[told];
  if (!data) throw new Error(`There is no notification ${told}.`);
  const item = { path: `users/layla/notifications/${told}`, data };
  const router = createMemoryRouter(
    [
      { path: '/:locale', element: <NotificationRow item={item} /> },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: [`/${locale}`] },
  );
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return screen.getByRole('link');
}

describe('a notification', () => {
  it.each([
    ['en', 'following', 'Noor Al-Amin published Paper Tigers, chapter 11.', '/chapter/pt-11'],
    ['en', 'saved', 'New chapter 11 of Paper Tigers.', '/chapter/pt-11'],
    [
      'en',
      'ofAdults',
      'A new chapter of a comic that is left out here. Settings say up to which age comics are shown.',
      '/chapter/pt-11',
    ],
    ['ar', 'mentionOfAdults', 'إشارة إليك في تعليق على قصة لا تظهر هنا.', '/comic/paper-tigers#comment.c'],
    ['en', 'nameless', 'New chapter 11 of Paper Tigers.', '/chapter/pt-11'],
    ['en', 'reply', 'Mahwiii replied to your comment.', '/comic/paper-tigers#comment.c'],
    ['en', 'mention', 'Mahwiii mentioned you in a comment on Paper Tigers.', '/comic/paper-tigers#comment.c'],
    ['ar', 'mention', 'إشارة إليك من Mahwiii في تعليق على نمور من ورق.', '/comic/paper-tigers#comment.c'],
    [
      'en',
      'hidden',
      'Your comment on Paper Tigers was hidden: it insults somebody.',
      '/comic/paper-tigers#comment.c',
    ],
    [
      'en',
      'hiddenList',
      'Your list Sea stories was hidden: it is advertising or spam. The reviewer’s note: An advertisement.',
      '/savedItems?list=own',
    ],
    [
      'ar',
      'hiddenList',
      'أُخفيت قائمتك Sea stories: إعلان أو محتوى مزعج. ملاحظة المراجعة: An advertisement.',
      '/savedItems?list=own',
    ],
    [
      'en',
      'hiddenListAlone',
      'Your list Sea stories was hidden: it is advertising or spam.',
      '/savedItems?list=own',
    ],
    [
      'en',
      'suggestionAccepted',
      'Your correction to page 3 of chapter 11 of Paper Tigers was accepted. It comes with the next version.',
      '/chapter/pt-11?page=3',
    ],
    [
      'ar',
      'suggestionDeclined',
      'لم يُقبل تصحيحك للصفحة ٣ من الفصل ١١ من نمور من ورق. جواب الترجمة: It is an old spelling.',
      '/chapter/pt-11?page=3',
    ],
    ['en', 'list', '1 new entry on the list Sea stories.', '/list/p'],
    ['en', 'listOfSite', '3 new entries on the list Where to begin.', '/list/p'],
    ['ar', 'list', 'عنصر جديد في القائمة Sea stories.', '/list/p'],
    ['ar', 'listOfSite', '٣ عناصر جديدة في القائمة من أين نبدأ.', '/list/p'],
    ['ar', 'following', 'فصل جديد من نمور من ورق: الفصل ١١، ترجمة Noor Al-Amin.', '/chapter/pt-11'],
    ['ar', 'saved', 'فصل جديد من نمور من ورق: الفصل ١١.', '/chapter/pt-11'],
    ['ar', 'reply', 'ردّ جديد من Mahwiii على تعليقك.', '/comic/paper-tigers#comment.c'],
    ['ar', 'hidden', 'أُخفي تعليقك على نمور من ورق: إساءة إلى شخص.', '/comic/paper-tigers#comment.c'],
    ['en', 'published', 'Paper Tigers, chapter 11, was reviewed and published.', '/chapter/pt-11'],
    ['en', 'comic', 'Paper Tigers was reviewed and published.', '/comic/paper-tigers'],
    [
      'en',
      'rejected',
      'Your appeal was decided. Paper Tigers, chapter 11, does not meet our quality standards yet. You may resubmit a revised version.',
      '/reject?submission=one',
    ],
    ['ar', 'named', 'لم يعد الفصل ١١ من نمور من ورق منشورًا.', '/mywork'],
    ['en', 'named', 'Paper Tigers, chapter 11, is no longer published.', '/mywork'],
    [
      'en',
      'unsent',
      'Paper Tigers, chapter 11, was not sent for review. You can see why in My work.',
      '/mywork',
    ],
    ['en', 'unsentComic', 'Paper Tigers was not sent for review. You can see why in My work.', '/mywork'],
    ['en', 'unsentDraft', 'A draft was not sent for review. You can see why in My work.', '/mywork'],
    ['ar', 'unsent', 'لم يُرسل الفصل ١١ من Paper Tigers للمراجعة. السبب في «أعمالي».', '/mywork'],
    ['ar', 'unpublished', 'لم يعد الفصل ١١ من Paper Tigers منشورًا.', '/mywork'],
    ['en', 'photo', 'Your profile photo was removed. You can choose another one.', '/account'],
    ['ar', 'photo', 'أُزيلت صورة ملفك الشخصي، ويمكنك اختيار صورة أخرى.', '/account'],
    ['ar', 'approved', 'قُبل طلبك، وصار حسابك حساب مترجم في راوي.', '/mywork'],
    [
      'en',
      'declined',
      'Your application was declined. You may send a revised version.',
      '/translator-request',
    ],
    ['en', 'text', 'Your text of Paper Tigers, chapter 11, was published.', '/chapter/pt-11'],
    ['ar', 'text', 'نُشر النص الذي كتبته للفصل ١١ من نمور من ورق.', '/chapter/pt-11'],
    [
      'en',
      'textDeclined',
      'Your text of Paper Tigers, chapter 11, was turned down. You can change it and send it again. The reviewer’s note: Names.',
      '/mywork?text=pt-11',
    ],
    [
      'ar',
      'textDeclined',
      'لم يُقبل النص الذي كتبته للفصل ١١ من نمور من ورق، ويمكنك تعديله وإرساله من جديد. ملاحظة المراجعة: Names.',
      '/mywork?text=pt-11',
    ],
  ])('in %s about %s reads “%s” and links to %s', (locale, told, sentence, to) => {
    const link = show(locale, told);
    const unread = locale === 'en' ? 'Unread' : 'غير مقروء';
    expect(link.textContent).toBe(`${sentence} ${unread}`);
    expect(link.getAttribute('href')).toBe(`/${locale}${to}`);
  });

  it.each([
    ['ar', 'named', 'نمور من ورق', 'ar'],
    ['ar', 'unpublished', 'Paper Tigers', 'en'],
    ['en', 'named', 'Paper Tigers', 'en'],
    ['ar', 'reply', 'Mahwiii', 'en'],
    ['ar', 'hiddenListAlone', 'Sea stories', 'en'],
  ])('in %s isolates the name in %s, marked with its language', (locale, told, name, lang) => {
    const shown = [...show(locale, told).querySelectorAll('bdi')];
    expect(shown.map((each) => [each.textContent, each.lang])).toEqual([[name, lang]]);
  });

  it('shows no picture of what its own rating leaves out, also where this device has not met the comic', () => {
    show('en', 'saved');
    const sharp = document.querySelector('img')?.getAttribute('src') ?? '';
    expect(sharp).not.toBe('');
    cleanup();
    show('en', 'ofAdults');
    expect(document.querySelector(`img[src="${sharp}"]`)).toBeNull();
  });

  it('is marked as read when it is opened, and navigates even if that fails', async () => {
    call.mockRejectedValue(new Error('refused'));
    await userEvent.click(show('en', 'saved'));
    expect(screen.getByText('elsewhere')).toBeDefined();
    await eventually(() =>
      expect(call).toHaveBeenCalledWith({ action: 'markRead', notificationId: 'saved' }),
    );
  });
});
