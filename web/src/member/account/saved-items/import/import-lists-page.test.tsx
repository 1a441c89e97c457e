import { LIMITS } from '@rawi/model/limits';
import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { Catalog } from '@rawi/model/search/catalog';
import { NamedComicsIndex } from '@rawi/model/search/named-comics';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../../testing/eventually.ts';
import { field, show, speak, wordsOf } from '../../../../testing/show.tsx';
import ImportListsPage from './import-lists-page.tsx';

const site = vi.hoisted(() => ({
  findNamed: vi.fn<(wanted: readonly { name: string }[]) => Promise<unknown>>(),
  readComicPage: vi.fn<(slug: string) => Promise<unknown>>(),
  write: vi.fn<(...call: unknown[]) => Promise<void>>(),
  toast: vi.fn<(toast: { action?: { onChoose: () => void } }) => Promise<void>>(),
  lists: vi.fn<() => readonly object[]>(),
}));
vi.mock('../../../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}) }));
vi.mock('../../../../core/lib/toast.ts', () => ({ showToast: site.toast }));
vi.mock('../../../../core/live/use-list.ts', () => ({ useList: () => ({ items: site.lists() }) }));
vi.mock('../../../../core/pages/pages.ts', () => ({ readComicPage: site.readComicPage }));
vi.mock('../../../../domains/search/open-search.ts', () => ({ findNamed: site.findNamed }));
vi.mock('../../account-context.ts', () => ({ useAccount: () => ({ user: { uid: 'me' } }) }));
vi.mock('../../../../domains/shelves/write-lists.ts', () => ({
  newListId: () => 'new-list',
  createList: (...call: unknown[]) => site.write('create', ...call),
  deleteList: (...call: unknown[]) => site.write('delete', ...call),
  putAllOnList: (...call: unknown[]) => site.write('put', ...call),
  takeAllOffList: (...call: unknown[]) => site.write('take', ...call),
}));

const comics = [sampleComic('moon', { series: 'Moon' }), sampleComic('suns', { series: 'Suns' })];
const chapters = [1, 2].map((number) => sampleChapter(`moon-${number}`, { comicId: 'moon', number }));
const catalog = new Catalog();
const part = buildCatalogPart(comics);
if (part?.kind === 'catalog') catalog.add(part.payload);
const index = new NamedComicsIndex(catalog);
const payloadOf = (slug: string) => {
  const comic = comics.find((each) => each.slug === slug);
  if (!comic) return { state: 'missing' };
  const own = chapters.filter(({ comicId }) => comicId === slug);
  const page = buildComicPage({ comicId: slug, comic, chapters: own, translators: [], candidates: [] });
  return { state: 'ready', payload: page.kind === 'comic' ? page.payload : undefined };
};

const picture = { path: 'public/a', width: 1, height: 1, color: '#000000' };
const entry = (id: string, order: number) => ({
  kind: 'comic',
  comicId: id,
  slug: id,
  series: id,
  names: {},
  picture,
  order,
});
const stored = (id: string, name: string, count: number) => ({
  path: `users/me/lists/${id}`,
  data: {
    name,
    entries: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`comic:x${at}`, entry(`x${at}`, at)]),
    ),
    at: new Date(0),
  },
});
const book = (series: string, number = '') => `<Book Series="${series}" Number="${number}"/>`;
const cbl = (...books: readonly string[]) =>
  new File([`<ReadingList><Name>Events</Name><Books>${books.join('')}</Books></ReadingList>`], 'events.cbl');

const t = wordsOf('list-files');
const onDone = vi.fn<(listId: string | undefined) => void>();
const onSaved = vi.fn<() => void>();
const open = (file: File, address = '/en') => {
  show(<ImportListsPage onDone={onDone} onSaved={onSaved} />, address);
  fireEvent.change(field('lists'), { target: { files: [file] } });
  return userEvent.setup();
};
const counted = (key: string, count: number) =>
  t(`${key}_${count === 1 ? 'one' : 'other'}`, { number: `${count}` });
const saveButton = (count: number) =>
  screen.findByRole('button', { name: counted('save.button', count) }, { timeout: 60_000 });
const written = () => site.write.mock.calls.at(-1);

beforeAll(() => speak('list-files', 'shelves', 'shell', 'choices'));
beforeEach(() => {
  site.findNamed.mockReset().mockImplementation(async (wanted) => wanted.map((each) => index.find(each)));
  site.readComicPage.mockReset().mockImplementation(async (slug) => payloadOf(slug));
  site.write.mockReset().mockResolvedValue();
  site.toast.mockReset().mockResolvedValue();
  site.lists.mockReset().mockReturnValue([]);
  onDone.mockReset();
});
afterEach(cleanup);

describe('a list from a file', () => {
  it('is saved as it was confirmed, and taken back by a message', async () => {
    const user = open(cbl(book('Moon', '1'), book('moons'), book('Zebra', '1'), book('zebra', '2')));
    await saveButton(1);
    screen.getByText('1 found, 1 to check, 2 not on Rawi');
    // What is uncertain is saved once it was chosen.
    const [unsure] = screen.getAllByRole('combobox');
    if (!unsure) throw new Error('Nothing can be chosen.');
    await user.selectOptions(unsure, '0');
    const missing = screen.getByRole('link', { name: /Zebra/ });
    expect(missing.getAttribute('href')).toBe('/en/ask?title=Zebra');
    await user.click(await saveButton(2));
    expect(written()?.slice(0, 4)).toEqual(['create', 'me', 'new-list', { name: 'Events', note: undefined }]);
    expect(written()?.[4]).toMatchObject({ 'chapter:moon-1': { order: 1 }, 'comic:moon': { order: 2 } });
    await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('new-list'));
    site.toast.mock.calls[0]?.[0].action?.onChoose();
    expect(written()).toEqual(['delete', 'me', 'new-list']);
  });

  it('asks for a chapter that is missing, by its comic', async () => {
    open(cbl(book('Moon', '7')));
    const link = await screen.findByRole('link', { name: /7/ }, { timeout: 60_000 });
    expect(link.getAttribute('href')).toBe('/en/ask?comic=moon&language=en&number=7');
    expect((await saveButton(0)).hasAttribute('disabled')).toBe(true);
  });

  it('says before what does not fit, and keeps it for another list', async () => {
    site.lists.mockReturnValue([stored('full', 'Nearly full', LIMITS.ownLists.entries - 1)]);
    const user = open(cbl(book('Moon', '1'), book('Moon', '2'), book('Moon', '2')));
    await saveButton(2);
    await user.selectOptions(field('target'), 'full');
    screen.getByText(t('save.left_one', { number: '1', most: '200' }));
    screen.getByText(counted('save.there', 1));
    await user.click(await saveButton(1));
    expect(written()).toMatchObject(['put', 'me', 'full', { 'chapter:moon-1': {} }]);
    site.toast.mock.calls[0]?.[0].action?.onChoose();
    expect(written()).toEqual(['take', 'me', 'full', ['chapter:moon-1']]);
    expect(onDone).not.toHaveBeenCalled();
    await user.selectOptions(field('target'), '');
    await user.click(await saveButton(1));
    expect(written()?.[4]).toMatchObject({ 'chapter:moon-2': { order: 1 } });
    await eventually(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('goes on a list that there is where there can be no more', async () => {
    site.lists.mockReturnValue(
      Array.from({ length: LIMITS.ownLists.count }, (_, at) => stored(`l${at}`, `L${at}`, 0)),
    );
    const user = open(cbl(book('Moon', '1')));
    await saveButton(1);
    screen.getByText(t('save.tooMany'));
    await user.click(await saveButton(1));
    expect(written()?.slice(0, 3)).toEqual(['put', 'me', 'l0']);
  });

  it('goes back to the list of its name where there can be no more lists', async () => {
    const lists = Array.from({ length: LIMITS.ownLists.count }, (_, at) => stored(`l${at}`, `L${at}`, 0));
    site.lists.mockReturnValue(lists.with(7, stored('l7', 'Events', 0)));
    const user = open(cbl(book('Moon', '1')));
    await user.click(await saveButton(1));
    expect(written()?.slice(0, 3)).toEqual(['put', 'me', 'l7']);
  });

  it('comes in parts where it is longer than a list can be', async () => {
    const user = open(cbl(...Array.from({ length: 201 }, (_, at) => book('Moon', `${at}`))));
    await user.click(await saveButton(2));
    await screen.findByText(t('confirm.part', { place: '2', total: '2' }), {}, { timeout: 60_000 });
    await user.click(screen.getByRole('button', { name: t('save.skip') }));
    await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('new-list'));
  });

  it('is not lost where the site does not answer', async () => {
    site.findNamed.mockResolvedValueOnce(undefined);
    const user = open(cbl(book('Moon', '1')));
    await screen.findByText(t('failed.title'), {}, { timeout: 60_000 });
    await user.click(screen.getByRole('button', { name: wordsOf('shell')('tryAgain') }));
    await saveButton(1);
  });

  it('says what is wrong with a file, in both languages', async () => {
    open(new File(['{}'], 'other.json'));
    await screen.findByText(t('problem.otherShape'), {}, { timeout: 60_000 });
    cleanup();
    open(new File(['<ReadingList><Books>'], 'broken.cbl'), '/ar');
    await screen.findByText(t('problem.broken', {}, 'ar'), {}, { timeout: 60_000 });
  });

  it('is taken by a drop too', async () => {
    show(<ImportListsPage onDone={onDone} onSaved={onSaved} />);
    const area = screen.getByText(t('choose.drop')).parentElement;
    if (!area) throw new Error('There is nowhere to drop.');
    fireEvent.drop(area, { dataTransfer: { files: [cbl(book('Moon', '1'))] } });
    await saveButton(1);
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 2 }).textContent).toBe('Events');
  });
});
