import { buildCatalogPart } from '@rawi/model/pages/build-catalog';
import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { Catalog } from '@rawi/model/search/catalog';
import { NamedComicsIndex } from '@rawi/model/search/named-comics';
import { sampleComic } from '@rawi/model/testing/samples';
import { describe, expect, it, vi } from 'vitest';
import type { Change } from '../../library/change.ts';
import { matchLibrary } from './match-library.ts';
import { changeOf, type Saving, saveLibrary, type Wish } from './save-library.ts';

const slugs = ['moon', 'suns', 'stars', 'clouds', 'rain', 'gone'];
const comics = slugs.map((slug) => sampleComic(slug, { series: slug.toUpperCase(), names: {} }));
const catalog = new Catalog();
const part = buildCatalogPart(comics);
if (part?.kind === 'catalog') catalog.add(part.payload);
const index = new NamedComicsIndex(catalog);

const readComic = async (slug: string) => {
  const comic = comics.find((each) => each.slug === slug);
  if (!comic || slug === 'gone') return undefined;
  const page = buildComicPage({ comicId: slug, comic, chapters: [], translators: [], candidates: [] });
  return page.kind === 'comic' ? page.payload : undefined;
};
const never = new AbortController().signal;

function run(wishes: readonly Wish[], changes: Partial<Saving> = {}) {
  const written: Change[] = [];
  const failed = vi.fn<(error: unknown) => void>();
  const saving: Saving = {
    locale: 'en',
    before: {},
    moves: false,
    readComic,
    write: async (change) => void written.push(change),
    isPaused: async () => false,
    onFailed: failed,
    onProgress: () => {},
    signal: never,
    ...changes,
  };
  return saveLibrary(wishes, saving).then((outcome) => ({ outcome, written, failed }));
}
const wish = (slug: string, shelf?: Wish['shelf']): Wish => ({ slug, shelf });

describe('a library that is compared', () => {
  const asking = (signal = never) => ({
    findNamed: vi.fn(
      async (wanted: Parameters<typeof index.find>[0][] | readonly Parameters<typeof index.find>[0][]) =>
        wanted.map((each) => index.find(each)),
    ),
    onProgress: vi.fn<(compared: number, of: number) => void>(),
    signal,
  });

  it('is found, unsure or missing, by any of its names', async () => {
    const entries = [{ names: ['Luna', 'moon'] }, { names: ['Sun'] }, { names: ['Rain of a thousand suns'] }];
    const matches = await matchLibrary(entries, asking());
    expect(matches.map(({ state, candidates }) => [state, candidates[0]?.slug])).toEqual([
      ['found', 'moon'],
      ['unsure', 'suns'],
      ['missing', undefined],
    ]);
  });

  it('is looked up in parts, and can be stopped between them', async () => {
    const entries = Array.from({ length: 600 }, (_, at) => ({ names: [`n${at}`] }));
    const whole = asking();
    expect(await matchLibrary(entries, whole)).toHaveLength(600);
    expect(whole.onProgress.mock.calls).toEqual([
      [250, 600],
      [500, 600],
      [600, 600],
    ]);
    const controller = new AbortController();
    const stopped = asking(controller.signal);
    stopped.onProgress.mockImplementation(() => controller.abort());
    await expect(matchLibrary(entries, stopped)).rejects.toMatchObject({ name: 'AbortError' });
    expect(stopped.findNamed).toHaveBeenCalledTimes(2);
  });
});

describe('a library that is saved', () => {
  it('is put on its shelves, and what stands on one stays there', async () => {
    const { outcome, written } = await run(
      [
        wish('moon', 'finished'),
        wish('suns', 'planned'),
        wish('stars'),
        wish('clouds', 'reading'),
        wish('gone'),
      ],
      { before: { 'comic:suns': 'reading', 'comic:stars': 'dropped', 'comic:clouds': true } },
    );
    expect(written.map((change) => change.kind === 'save' && [change.item.slug, change.shelf])).toEqual([
      ['moon', 'finished'],
      ['clouds', 'reading'],
    ]);
    expect(outcome).toMatchObject({ kept: 2, gone: 1, left: [] });
    expect(outcome.saved.map(({ before, after }) => [before, after])).toEqual([
      [undefined, 'finished'],
      [true, 'reading'],
    ]);
  });

  it('moves what stands on another shelf where that was asked for', async () => {
    const { outcome } = await run([wish('suns', 'planned'), wish('stars')], {
      before: { 'comic:suns': 'reading', 'comic:stars': 'dropped' },
      moves: true,
    });
    expect(outcome).toMatchObject({ kept: 1, saved: [{ before: 'reading', after: 'planned' }] });
  });

  it('ends where the day has no more, and says which are left', async () => {
    const refusal = new Error('refused');
    let count = 0;
    const { outcome, failed } = await run(
      slugs.slice(0, 5).map((slug) => wish(slug)),
      {
        write: async () => {
          count += 1;
          if (count > 2) throw refusal;
        },
        isPaused: async (error) => error === refusal,
      },
    );
    expect(outcome.ended).toBe('paused');
    expect(outcome.saved).toHaveLength(2);
    expect(outcome.left).toHaveLength(3);
    expect(failed).not.toHaveBeenCalled();
  });

  it('loses nothing where the site does not answer, and where it is stopped', async () => {
    const { outcome, failed } = await run([wish('moon')], {
      readComic: async () => {
        throw new Error('away');
      },
    });
    expect(outcome).toMatchObject({ ended: 'failed', left: [0], saved: [] });
    expect(failed).toHaveBeenCalledTimes(1);
    const stopped = await run([wish('moon')], { signal: AbortSignal.abort() });
    expect(stopped.outcome).toMatchObject({ ended: 'stopped', left: [0] });
  });

  it('is taken back to what was before', () => {
    const item = { kind: 'comic' } as never;
    expect(changeOf(item, undefined)).toEqual({ kind: 'save', item, on: false });
    expect(changeOf(item, true)).toEqual({ kind: 'save', item, on: true });
    expect(changeOf(item, 'paused')).toEqual({ kind: 'save', item, on: true, shelf: 'paused' });
  });
});
