import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import type { Mentioned } from '@rawi/model/text/mentions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownComment } from '../../testing/samples.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { setLibrary } from '../library/library-state.ts';
import { NOTHING_OWN } from '../library/own.ts';
import { CommentItem } from './comment-item.tsx';
import { CommentedPageContext } from './commented-page.ts';
import { Composer } from './composer.tsx';
import { queryAt, withPerson } from './mention-words.ts';
import { useNotePeople } from './people-here.ts';

const comic = { id: 'salt', slug: 'salt', series: 'Salt', names: {} };
const page = { comic, translators: new Set<string>(), chapterPath: () => undefined };
const PEOPLE: readonly Mentioned[] = [
  { uid: 'omar', name: 'Omar Haddad' },
  { uid: 'layla', name: 'ليلى النجار' },
  { uid: 'blocked', name: 'Otto' },
  { uid: 'yara', name: 'Yara' },
  { uid: 'sara', name: 'Sara' },
  { uid: 'nour', name: 'Nour' },
];
const submit = vi.fn<(words: object) => void>();
const w = wordsOf('mentions');

function Writing({ mayMention = true }: { readonly mayMention?: boolean }) {
  useNotePeople(comic.id, [], PEOPLE);
  return <Composer place="p" label="Words" submitLabel="Post" mayMention={mayMention} onSubmit={submit} />;
}
const write = (locale: Locale = 'en', mayMention = true) =>
  show(
    <CommentedPageContext value={page}>
      <Writing mayMention={mayMention} />
    </CommentedPageContext>,
    `/${locale}/comic/salt`,
  );
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const list = () => screen.findByRole('listbox');
const names = async () =>
  within(await list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

beforeAll(() => speak('comments', 'mentions'));
beforeEach(() => {
  submit.mockClear();
  sessionStorage.clear();
  signIn();
  setLibrary({
    state: 'ready',
    uid: 'yara',
    stored: { ...NOTHING_OWN, blocked: { blocked: true } },
    choices: [],
  });
});
afterEach(cleanup);

describe('a name that is typed behind an @', () => {
  it.each(LOCALES)('is chosen by the keyboard alone, and goes with the words, in %s', async (locale) => {
    write(locale);
    await userEvent.type(box(), 'So says @');
    expect((await list()).getAttribute('aria-label')).toBe(w('list', {}, locale));
    // Neither oneself nor who is blocked is among them.
    const offered = within(await list()).getAllByRole('option');
    expect(offered.map((option) => option.querySelector('bdi')?.textContent)).toEqual([
      'Omar Haddad',
      'ليلى النجار',
      'Sara',
      'Nour',
    ]);
    expect(
      screen.getByText(
        w(locale === 'en' ? 'found_other' : 'found_few', { number: locale === 'en' ? '4' : '٤' }, locale),
      ),
    ).toBeTruthy();
    expect(box().getAttribute('aria-controls')).toBe((await list()).id);
    expect(active()).toBe(offered[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(active()?.querySelector('bdi')).toMatchObject({ textContent: 'ليلى النجار', lang: 'ar' });
    await userEvent.keyboard('{Enter}');
    expect(box().value).toBe('So says @ليلى النجار ');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('today{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      text: 'So says @ليلى النجار today',
      spoiler: false,
      mentions: [{ uid: 'layla', name: 'ليلى النجار' }],
    });
  });

  it('is found by any of its words, and pressed; one that nobody has offers nobody', async () => {
    write();
    await userEvent.type(box(), '@hadd');
    expect(await names()).toEqual(['OOmar Haddad']);
    await userEvent.click(screen.getByRole('option'));
    expect(box().value).toBe('@Omar Haddad ');
    await userEvent.type(box(), 'and @zz');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // Enter writes a line, as it does without a list.
    await userEvent.keyboard('{Enter}');
    expect(box().value).toBe('@Omar Haddad and @zz\n');
  });

  it('is counted in the same element from letter to letter, and each time the first is offered', async () => {
    write();
    await userEvent.type(box(), '@');
    const offered = within(await list());
    expect(offered.getAllByRole('option')).toHaveLength(4);
    const said = screen.getByRole('status');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(box(), 'sa');
    await waitFor(() => expect(said.textContent).toBe(w('found_one', { number: '1' })));
    expect(active()?.textContent).toContain('Sara');
    expect(screen.getByRole('status')).toBe(said);
  });

  it('is left alone after Escape, and its list closes with the focus; neither discards what was typed', async () => {
    write();
    await userEvent.type(box(), '@Sa');
    await list();
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), box().value]).toEqual([null, '@Sa']);
    expect(box().hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('r');
    await list();
    await userEvent.tab();
    expect([screen.queryByRole('listbox'), box().value]).toEqual([null, '@Sar']);
  });

  it('that nobody has takes the first Escape too, so that the reply is not discarded with it', async () => {
    write();
    await userEvent.type(box(), 'Long words, @Xyz');
    await userEvent.keyboard('{Escape}');
    expect(box().value).toBe('Long words, @Xyz');
  });

  it('is no mention once its name is gone from the words, and three of them are the most', async () => {
    write();
    for (const name of ['Omar', 'Sara', 'Nour']) {
      await userEvent.type(box(), `@${name}`);
      await list();
      await userEvent.keyboard('{Enter}');
    }
    await userEvent.type(box(), '@لي');
    expect(await screen.findByText(w('full_other', { number: '3' }))).toBeTruthy();
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.clear(box());
    await userEvent.type(box(), 'Sara was right, @Nour too');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      text: 'Sara was right, @Nour too',
      spoiler: false,
      mentions: [{ uid: 'nour', name: 'Nour' }],
    });
  });

  it('is kept with the draft over a reload', async () => {
    write();
    await userEvent.type(box(), '@Sara');
    await list();
    await userEvent.keyboard('{Enter}');
    cleanup();
    write();
    expect(box().value).toBe('@Sara ');
    await userEvent.type(box(), '{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalledWith({
      text: '@Sara',
      spoiler: false,
      mentions: [{ uid: 'sara', name: 'Sara' }],
    });
  });

  it('offers nobody in a review', async () => {
    write('en', false);
    await userEvent.type(box(), '@Sara');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().hasAttribute('aria-haspopup')).toBe(false);
  });
});

describe('what is typed', () => {
  it.each([
    ['@', 1, { start: 0, typed: '' }],
    ['Hi @Om', 6, { start: 3, typed: 'Om' }],
    ['Hi @Omar Ha', 11, { start: 3, typed: 'Omar Ha' }],
    ['(@Om)', 4, { start: 1, typed: 'Om' }],
    ['@Om tells', 3, { start: 0, typed: 'Om' }],
    ['omar@rawi', 9, undefined],
    ['@ 5', 3, undefined],
    ['@Om\nso', 6, undefined],
    ['Om', 2, undefined],
    ['@Om', 0, undefined],
    ['@Sara said', 10, undefined],
  ] as const)('is a name or none: %j', (text, caret, query) => {
    expect(queryAt(text, caret, [{ uid: 's', name: 'Sara' }])).toEqual(query);
  });

  it('gives way to the name that is chosen, and what follows stays', () => {
    expect(withPerson('So @Om tells', { start: 3, typed: 'Om' }, { uid: 'o', name: 'Omar' })).toEqual({
      text: 'So @Omar tells',
      caret: 9,
    });
    expect(withPerson('@Om\n\nNext', { start: 0, typed: 'Om' }, { uid: 'o', name: 'Omar' }).text).toBe(
      '@Omar \n\nNext',
    );
  });
});

it.each(LOCALES)('only names that functions have confirmed stand out in a comment, in %s', (locale) => {
  const comment = shownComment('one', {
    text: '@ليلى and @Omar',
    mentioned: [{ uid: 'layla', name: 'ليلى' }],
  });
  show(
    <CommentedPageContext value={page}>
      <CommentItem comment={comment} />
    </CommentedPageContext>,
    `/${locale}/comic/salt`,
  );
  const strong = document.querySelectorAll('article strong');
  expect(Array.from(strong, ({ textContent }) => textContent)).toEqual(['@ليلى']);
  expect(strong[0]?.querySelector('bdi')?.lang).toBe('ar');
});
