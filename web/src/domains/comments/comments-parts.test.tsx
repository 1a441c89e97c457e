import { LIMITS } from '@rawi/model/limits';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isolated } from '../../core/i18n/isolated.ts';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { shownComment } from '../../testing/samples.ts';
import { described, goTo, show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { setLibrary } from '../library/library-state.ts';
import { NOTHING_OWN } from '../library/own.ts';
import { CommentItem } from './comment-item.tsx';
import { type CommentedPage, CommentedPageContext } from './commented-page.ts';
import { HideDialog } from './dialogs/hide-dialog.tsx';
import { MuteDialog } from './dialogs/mute-dialog.tsx';
import { ObjectionDialog } from './dialogs/objection-dialog.tsx';
import { keepWaiting, type WaitingComment, waitingComments } from './waiting-comments.ts';
import { WaitingItem } from './waiting-item.tsx';
import { WriteComment } from './write-comment.tsx';

const post = vi.hoisted(() => vi.fn<(comment: object) => void>());
const resend = vi.hoisted(() => vi.fn<(id: string, words: object) => void>());
vi.mock('./comment-queue.ts', () => ({ postComment: post, resendComment: resend }));
const choose = vi.hoisted(() => vi.fn<(change: object) => void>());
vi.mock('../library/use-choose.ts', () => ({ useChoose: () => choose }));
const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity: call }));
vi.mock('./read-withheld.ts', () => ({
  readWithheld: () => Promise.resolve({ text: 'You are all fools' }),
}));

const comic = { id: 'salt', slug: 'the-salt-caravan', series: 'The Salt Caravan', names: {} };
const page: CommentedPage = {
  comic,
  translators: new Set(),
  chapterPath: (number) => `/en/chapter/salt-${number}`,
};
const comment = shownComment('one', { text: 'He was the captain all along' });

const inPage = (element: ReactNode, locale: Locale = 'en') =>
  show(<CommentedPageContext value={page}>{element}</CommentedPageContext>, `/${locale}/comic/x`);
const w = wordsOf('comments');
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeAll(() => speak('comments', 'session', 'person'));
beforeEach(() => {
  post.mockClear();
  resend.mockClear();
  choose.mockClear();
  call.mockReset().mockResolvedValue({});
  sessionStorage.clear();
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

describe('the name at a comment', () => {
  const author = { uid: 'layla', name: 'Layla' };
  const linkOf = (comment: object, translators: readonly string[] = []) => {
    cleanup();
    show(
      <CommentedPageContext value={{ ...page, translators: new Set(translators) }}>
        <CommentItem comment={shownComment('one', comment)} />
      </CommentedPageContext>,
      '/en/comic/x',
    );
    return screen.queryByRole('link', { name: 'Layla' })?.getAttribute('href');
  };

  it('leads to the page of who has one, before that as a translator, and else nowhere', () => {
    expect(linkOf({ author })).toBeUndefined();
    expect(linkOf({ author }, ['layla'])).toBe('/en/translator/layla');
    expect(linkOf({ author: { ...author, page: true } })).toBe('/en/reader/layla');
    expect(linkOf({ author: { ...author, page: true } }, ['layla'])).toBe('/en/reader/layla');
  });
});

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const writing = () => inPage(<WriteComment place="new/" label={w('write')} submitLabel={w('post')} />);

describe('the form for a comment', () => {
  it('shows an error for an empty comment, and posts nothing', async () => {
    writing();
    type('   ');
    await press(w('post'));
    expect(described(box())).toBe(w('empty'));
    expect(document.activeElement).toBe(box());
    expect(post).not.toHaveBeenCalled();
  });

  it('shows at once by how much a text is too long, in Arabic too, and keeps it over a reload', async () => {
    const { router } = writing();
    const long = 'ن'.repeat(LIMITS.commentLength.max + 1);
    type(long);
    expect(described(box())).toBe(w('tooLong_one', { number: '1' }));
    await goTo(router, '/ar/comic/x');
    expect(described(box())).toBe(w('tooLong_one', { number: '١' }, 'ar'));
    await press(w('post'));
    expect(post).not.toHaveBeenCalled();
    cleanup();
    writing();
    expect(box().value).toBe(long);
    await press(w('cancel'));
    expect(box().value).toBe('');
  });

  it('posts what was typed, as a spoiler if that was chosen, and is empty then', async () => {
    writing();
    type('He was the captain');
    await press(w('spoiler'));
    await press(w('post'));
    expect(post).toHaveBeenCalledExactlyOnceWith({
      uid: 'yara',
      comic,
      parent: null,
      number: null,
      text: 'He was the captain',
      spoiler: true,
    });
    expect(box().value).toBe('');
  });

  it('keeps its key presses to itself, since in the reader each letter is a command', () => {
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    window.addEventListener('keydown', heard);
    writing();
    fireEvent.keyDown(box(), { key: 'm' });
    window.removeEventListener('keydown', heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it('leads a visitor to the log-in, and back here', () => {
    setSession({ state: 'signed-out' });
    writing();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: w('logIn') }).getAttribute('href')).toBe(
      '/en/login?next=%2Fen%2Fcomic%2Fx',
    );
  });

  it('asks for a confirmed address, and offers the mail', async () => {
    signIn({ emailVerified: false });
    writing();
    const again = wordsOf('session')('verification.resend');
    await eventually(() => screen.getByRole('button', { name: again }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a comment', () => {
  it('marked as a spoiler stays folded until it is opened', async () => {
    inPage(<CommentItem comment={{ ...comment, spoiler: true, number: 7 }} />);
    expect(screen.queryByText(comment.text)).toBeNull();
    await press(w('show'));
    expect(screen.getByText(comment.text)).toBeTruthy();
  });

  it.each(LOCALES)(
    'of somebody who is blocked shows neither name nor words until it is opened, and the way to unblock, in %s',
    async (locale) => {
      setLibrary({
        state: 'ready',
        uid: 'yara',
        stored: { ...NOTHING_OWN, blocked: { omar: true } },
        choices: [],
      });
      const author = { uid: 'omar', name: 'Omar' };
      inPage(
        <CommentItem comment={{ ...comment, author }} onReply={() => {}}>
          <p>An answer by somebody else</p>
        </CommentItem>,
        locale,
      );
      const t = (key: string, values: Readonly<Record<string, string>> = {}) => w(key, values, locale);
      expect(screen.getByText(t('isBlocked'))).toBeTruthy();
      expect(screen.queryByText('Omar')).toBeNull();
      expect(screen.queryByText(comment.text)).toBeNull();
      expect(screen.getByText('An answer by somebody else')).toBeTruthy();
      await press(t('show'));
      expect(screen.getByText('Omar')).toBeTruthy();
      expect(screen.getByText(comment.text)).toBeTruthy();
      expect(screen.queryByRole('button', { name: t('replyTo', { name: isolated('Omar') }) })).toBeNull();
      await press(t('actions', { name: isolated('Omar') }));
      await press(t('menu.unblock', { name: isolated('Omar') }));
      expect(choose).toHaveBeenCalledExactlyOnceWith({
        kind: 'block',
        person: { uid: 'omar', name: 'Omar' },
        on: false,
      });
    },
  );

  it.each(LOCALES)(
    'is left by ignoring or by blocking its author, each with what it does, in %s',
    async (locale) => {
      setLibrary({ state: 'ready', uid: 'yara', stored: NOTHING_OWN, choices: [] });
      inPage(<CommentItem comment={{ ...comment, author: { uid: 'omar', name: 'Omar' } }} />, locale);
      const t = (key: string) => w(key, { name: isolated('Omar') }, locale);
      for (const kind of ['ignore', 'block'] as const) {
        await press(t('actions'));
        const item = screen.getByRole('button', { name: t(`menu.${kind}`) });
        expect(described(item)).toBe(t(`menu.${kind}Text`));
        await press(t(`menu.${kind}`));
        expect(choose).toHaveBeenLastCalledWith({ kind, person: { uid: 'omar', name: 'Omar' }, on: true });
      }
    },
  );

  it('keeps the focus at its menu while its author is blocked and unblocked there', async () => {
    const of = (blocked: Record<string, true>) =>
      act(() =>
        setLibrary({ state: 'ready', uid: 'yara', stored: { ...NOTHING_OWN, blocked }, choices: [] }),
      );
    of({});
    inPage(<CommentItem comment={{ ...comment, author: { uid: 'omar', name: 'Omar' } }} />);
    const values = { name: isolated('Omar') };
    for (const [kind, blocked] of [
      ['block', { omar: true }],
      ['unblock', {}],
    ] as const) {
      await press(w('actions', values));
      await press(w(`menu.${kind}`, values));
      of(blocked);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: w('actions', values) }));
    }
  });

  it('written at a chapter leads to it', () => {
    inPage(<CommentItem comment={{ ...comment, number: 7 }} />);
    expect(screen.getByRole('link', { name: w('chapter', { number: '7' }) }).getAttribute('href')).toBe(
      '/en/chapter/salt-7',
    );
  });

  it.each([
    ['hidden', 'isHidden'],
    ['deleted', 'isDeleted'],
  ] as const)('that is %s leaves a sentence, without its words and its name', (state, said) => {
    inPage(<CommentItem comment={{ ...comment, state, reason: 'insult' }} />);
    const text = document.querySelector('article')?.textContent ?? '';
    expect(text).toContain(w(said, { reason: w('reasons.insult') }));
    expect(text).not.toContain(comment.text);
    expect(text).not.toContain('Omar');
  });
});

describe('a waiting comment', () => {
  const waiting: WaitingComment = {
    id: 'mine',
    uid: 'yara',
    comic,
    parent: null,
    number: null,
    text: 'two',
    spoiler: false,
    at: '2026-11-27T12:00:00Z',
    state: 'waiting',
  };

  it('is marked as waiting, and can be changed or discarded', async () => {
    keepWaiting(() => [waiting]);
    inPage(<WaitingItem comment={waiting} />);
    expect(screen.getByText(w('waiting.waiting'))).toBeTruthy();
    await press(w('waiting.edit'));
    type('four');
    await press(w('waiting.retry'));
    expect(resend).toHaveBeenCalledExactlyOnceWith('mine', { text: 'four', spoiler: false });
    await press(w('waiting.discard'));
    expect(waitingComments()).toEqual([]);
  });

  it.each(['muted', 'unverified', 'gone'] as const)(
    'shows why it was refused, and keeps its text: %s',
    (reason) => {
      inPage(<WaitingItem comment={{ ...waiting, state: 'refused', reason }} />);
      expect(screen.getByText(w(`waiting.refused.${reason}`))).toBeTruthy();
      expect(screen.getByText('two')).toBeTruthy();
    },
  );
});

describe('an action about a comment', () => {
  it('a reviewer hides it after choosing a reason', async () => {
    const onClose = vi.fn<() => void>();
    inPage(<HideDialog comment={comment} onClose={onClose} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: w('hide.confirm') }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: w('reasons.insult') }));
    await press(w('hide.confirm'));
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'hideComment',
      comicId: 'salt',
      commentId: 'one',
      reason: 'insult',
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('its author objects, after reading the text and the reason again', async () => {
    inPage(
      <ObjectionDialog
        comment={{ ...comment, state: 'hidden', reason: 'insult' }}
        uid="omar"
        onClose={() => undefined}
      />,
    );
    expect(screen.getByText(w('isHidden', { reason: w('reasons.insult') }))).toBeTruthy();
    expect(await screen.findByText('You are all fools')).toBeTruthy();
    type('It was a joke among friends.');
    await press(w('objection.confirm'));
    expect(call).toHaveBeenCalledExactlyOnceWith({
      action: 'objectToHiding',
      comicId: 'salt',
      commentId: 'one',
      text: 'It was a joke among friends.',
    });
    expect(screen.getByText(w('objection.done'))).toBeTruthy();
  });

  it('a reviewer mutes its author for the chosen number of days', async () => {
    inPage(<MuteDialog comment={comment} onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('radio', { name: w('mute.days_other', { number: '7' }) }));
    await press(w('mute.confirm'));
    expect(call).toHaveBeenCalledExactlyOnceWith({ action: 'muteAccount', uid: 'omar', days: 7 });
  });
});
