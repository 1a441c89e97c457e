import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { Catalog } from '@rawi/model/search/catalog';
import { NamedComicsIndex } from '@rawi/model/search/named-comics';
import { sampleComic } from '@rawi/model/testing/samples';
import { ASKS_PER_DAY } from '@rawi/model/truth/ask';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../../../../core/session/area-calls.ts';
import type { Change } from '../../../../domains/library/change.ts';
import { followLibrary } from '../../../../domains/library/library.ts';
import { currentLibrary, setLibrary } from '../../../../domains/library/library-state.ts';
import { NOTHING_OWN } from '../../../../domains/library/own.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { field, show, speak, wordsOf } from '../../../../testing/show.tsx';
import ImportListsPage from './import-lists-page.tsx';

const site = vi.hoisted(() => ({
  findNamed: vi.fn<(wanted: readonly { name: string }[]) => Promise<unknown>>(),
  readComicPage: vi.fn<(slug: string) => Promise<unknown>>(),
  write: vi.fn<(uid: string, change: unknown) => Promise<void>>(),
  toast: vi.fn<(toast: { action?: { onChoose: () => void } }) => Promise<void>>(),
  ask: vi.fn<(request: { title: string }) => Promise<{ askId: string | null }>>(),
  until: vi.fn<() => Promise<number | undefined>>(),
  user: { uid: 'me', emailVerified: true },
}));
vi.mock('../../../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../../../../core/lib/toast.ts', () => ({ showToast: site.toast }));
vi.mock('../../../../core/live/use-list.ts', () => ({ useList: () => ({ items: [] }) }));
vi.mock('../../../../core/pages/pages.ts', () => ({ readComicPage: site.readComicPage }));
vi.mock('../../../../core/session/community-calls.ts', () => ({ callCommunity: site.ask }));
vi.mock('../../../../domains/search/open-search.ts', () => ({ findNamed: site.findNamed }));
vi.mock('../../../../domains/library/choice-documents.ts', () => ({ writeChoice: site.write }));
vi.mock('../../../../domains/library/paused-until.ts', () => ({ pausedUntil: site.until }));
vi.mock('../../account-context.ts', () => ({ useAccount: () => ({ user: site.user }) }));

const comics = ['moon', 'suns', 'stars'].map((slug) =>
  sampleComic(slug, { series: `${slug[0]?.toUpperCase()}${slug.slice(1)}`, names: {} }),
);
const catalog = new Catalog();
const part = buildCatalogPart(comics);
if (part?.kind === 'catalog') catalog.add(part.payload);
const index = new NamedComicsIndex(catalog);
const payloadOf = (slug: string) => {
  const comic = comics.find((each) => each.slug === slug);
  if (!comic) return { state: 'missing' };
  const page = buildComicPage({ comicId: slug, comic, chapters: [], translators: [], candidates: [] });
  return { state: 'ready', payload: page.kind === 'comic' ? page.payload : undefined };
};

const lists = wordsOf('list-files');
const t = (
  key: string,
  ...more: readonly [values?: Readonly<Record<string, string>>, locale?: 'en' | 'ar']
) => lists(`library.${key}`, ...more);
const onSaved = vi.fn<() => void>();
const open = (text: string, address = '/en') => {
  show(<ImportListsPage onDone={() => {}} onSaved={onSaved} />, address);
  fireEvent.change(field('lists'), { target: { files: [new File([text], 'mine.csv')] } });
  return userEvent.setup();
};
const counted = (key: string, count: number) =>
  t(`${key}_${count === 1 ? 'one' : 'other'}`, { number: `${count}` });
const saveButton = (count: number) =>
  screen.findByRole('button', { name: counted('save.button', count) }, { timeout: 60_000 });
const written = () =>
  site.write.mock.calls.map(([, change]) => {
    const { item, on, shelf } = change as Extract<Change, { kind: 'save' }>;
    return [item.slug, on, shelf];
  });

beforeAll(async () => {
  // From here on the session is followed, which is nobody's.
  followLibrary();
  await speak('list-files', 'shelves', 'shell', 'choices', 'account', 'session');
});
beforeEach(() => {
  site.findNamed.mockReset().mockImplementation(async (wanted) => wanted.map((each) => index.find(each)));
  site.readComicPage.mockReset().mockImplementation(async (slug) => payloadOf(slug));
  site.write.mockReset().mockResolvedValue();
  site.toast.mockReset().mockResolvedValue();
  site.ask.mockReset().mockResolvedValue({ askId: 'a' });
  site.until.mockReset().mockResolvedValue(undefined);
  site.user.emailVerified = true;
  onSaved.mockReset();
  setLibrary({ state: 'ready', uid: 'me', stored: NOTHING_OWN, choices: [] });
});
afterEach(() => {
  cleanup();
  setLibrary({ state: 'unknown', uid: undefined, stored: NOTHING_OWN, choices: [] });
});

describe('a library from a file', () => {
  it('is put on its shelves as it was confirmed, and taken back by a message', async () => {
    const user = open('Title,Status,Score\nMoon,Completed,9\nSun,Reading,\nStars,,\nZebra,Dropped,7\n');
    await saveButton(2);
    screen.getByText('2 found, 1 to check, 1 not on Rawi');
    screen.getByText(counted('confirm.ratings', 2));
    const [unsure] = screen.getAllByRole('combobox');
    if (!unsure) throw new Error('Nothing can be chosen.');
    await user.selectOptions(unsure, '0');
    await user.selectOptions(field('without'), 'planned');
    await user.click(await saveButton(3));
    await screen.findByText(counted('save.saved', 3), {}, { timeout: 60_000 });
    expect(written()).toEqual([
      ['moon', true, 'finished'],
      ['suns', true, 'reading'],
      ['stars', true, 'planned'],
    ]);
    expect(screen.queryByRole('button', { name: counted('save.button', 3) })).toBeNull();
    const keys = { 'comic:moon': 'finished', 'comic:suns': 'reading', 'comic:stars': 'planned' };
    expect(currentLibrary().own.saved).toEqual(keys);
    site.write.mockClear();
    site.toast.mock.calls[0]?.[0].action?.onChoose();
    await eventually(() => expect(written().map(([slug, on]) => [slug, on])).toHaveLength(3));
    expect(written().every(([, on]) => on === false)).toBe(true);
    await eventually(() => expect(currentLibrary().own.saved).toEqual({}));
    await user.click(screen.getByRole('button', { name: t('save.toSaved') }));
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('leaves what is on a shelf already, and moves it where that is wanted', async () => {
    const stored = { ...NOTHING_OWN, saved: { 'comic:moon': 'paused' } } as const;
    setLibrary({ state: 'ready', uid: 'me', stored, choices: [] });
    const user = open('Title,Status\nMoon,Completed\n');
    await user.click(await saveButton(1));
    await screen.findByText(new RegExp(counted('save.kept', 1)), {}, { timeout: 60_000 });
    expect(written()).toEqual([]);
    await user.click(field('moves'));
    await user.click(await saveButton(1));
    await screen.findByText(new RegExp(counted('save.saved', 1)), {}, { timeout: 60_000 });
    expect(written()).toEqual([['moon', true, 'finished']]);
  });

  it('keeps what the day has no room for, and says so', async () => {
    site.until.mockResolvedValue(1);
    site.write.mockRejectedValue({ code: 'permission-denied' });
    const user = open('Title\nMoon\n');
    await user.click(await saveButton(1));
    await screen.findByText(new RegExp(t('save.ended.paused').slice(0, 30)), {}, { timeout: 60_000 });
    await saveButton(1);
  });

  it('draws some of many comics, and finds the others by their names', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `Nowhere ${at}`);
    const user = open(`Title\nMoon\n${rows.join('\n')}\n`);
    await saveButton(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(51);
    fireEvent.change(field('find'), { target: { value: 'nowhere 299' } });
    await eventually(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    fireEvent.change(field('find'), { target: { value: 'xyz' } });
    await screen.findByText(t('confirm.noneFound'));
    fireEvent.change(field('find'), { target: { value: '' } });
    await user.click(await screen.findByRole('button', { name: counted('confirm.more', 50) }));
    expect(screen.getAllByRole('listitem')).toHaveLength(101);
  });

  it('can be stopped while it is compared', async () => {
    site.findNamed.mockReturnValue(new Promise(() => {}));
    const user = open('Title\nMoon\n');
    await user.click(
      await screen.findByRole('button', { name: lists('matching.stop') }, { timeout: 60_000 }),
    );
    screen.getByText(lists('choose.drop'));
  });
});

describe('what a library has and the site has not', () => {
  const rows = (count: number) =>
    `Title\n${Array.from({ length: count }, (_, at) => `Nowhere ${at}`).join('\n')}\n`;
  const askButton = (count: number) =>
    screen.findByRole('button', { name: counted('missing.button', count) }, { timeout: 60_000 });

  it('is asked for, as many as a day allows', async () => {
    const user = open(rows(25));
    const button = await askButton(ASKS_PER_DAY);
    const boxes = within(screen.getByRole('list')).getAllByRole('checkbox');
    expect(boxes.filter((box) => box.matches(':checked'))).toHaveLength(ASKS_PER_DAY);
    expect(boxes.at(-1)?.matches(':disabled')).toBe(true);
    await user.click(button);
    await screen.findByText(counted('missing.asked', 20), {}, { timeout: 60_000 });
    expect(site.ask.mock.calls[0]).toEqual([
      { action: 'ask', title: 'Nowhere 0', number: null, language: 'en' },
    ]);
    expect(site.ask).toHaveBeenCalledTimes(20);
    expect(screen.getByRole('button', { name: t('missing.none') }).matches(':disabled')).toBe(true);
  });

  it('stays to be asked for where the day has no more', async () => {
    site.ask.mockImplementation(async ({ title }) => {
      if (title === 'Nowhere 1') throw new SendingError({ code: 'ask-hidden' }, undefined);
      if (title === 'Nowhere 2') throw new SendingError({ code: 'too-many-today' }, undefined);
      return { askId: null };
    });
    const user = open(rows(4));
    await user.click(await askButton(4));
    const bound = t('missing.bound', { highest: '20' });
    const text = [
      counted('missing.here', 1),
      counted('missing.refused', 1),
      counted('missing.left', 2),
      bound,
    ];
    await screen.findByText(text.join(' '), {}, { timeout: 60_000 });
    await askButton(3);
  });

  it('can be asked for once the address is confirmed', async () => {
    site.user.emailVerified = false;
    open(rows(1), '/ar');
    await screen.findByText(t('missing.unverified', {}, 'ar'), {}, { timeout: 60_000 });
    expect(screen.getByRole('button', { name: t('missing.button_one', {}, 'ar') }).matches(':disabled')).toBe(
      true,
    );
  });
});
