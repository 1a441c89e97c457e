import { pageIds } from '@rawi/model/page-ids';
import { paths } from '@rawi/model/paths';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreadableCatalog } from '../read-catalog.ts';
import { importing } from '../testing/importing.ts';
import { smallCatalog, smallFiles, temporaryFolder } from '../testing/sample-folder.ts';

const { at, run, runAnswered } = importing('import-ratings');

const ratings = (...some: readonly object[]) => at.folder.write('ratings.json', { ratings: some });
const messages = ({ problems }: Awaited<ReturnType<typeof run>>) =>
  problems.map(({ entry, field, message }) => [entry, field, message].filter(Boolean).join(': '));
const comic = async () =>
  comicSchema.parse((await at.site.firestore.doc(paths.comic('salt-sand')).get()).data());
const chapter = async (id: string) =>
  chapterSchema.parse((await at.site.firestore.doc(paths.chapter('salt-sand', id)).get()).data());
const named = (change: object = {}) => ({ ...smallCatalog().comics[0], slug: 'salt-sand', ...change });
const catalog = (change?: object) =>
  at.folder.write('catalog.json', { ...smallCatalog(), comics: [named(change)] });

beforeEach(() => catalog());

describe('a catalogue', () => {
  it('rates its comics, and leaves what it does not name', async () => {
    await catalog({ ageRating: 16, contentNotes: ['blood', 'violence'] });
    await runAnswered();
    expect(await comic()).toMatchObject({ ageRating: '16', contentNotes: ['violence', 'blood'] });
    await catalog();
    expect(await runAnswered()).toMatchObject({ written: 0 });
    expect(await comic()).toMatchObject({ ageRating: '16', contentNotes: ['violence', 'blood'] });
  });

  it('leaves a comic unrated that it does not rate, and says what is no rating', async () => {
    await runAnswered();
    expect(await comic()).toMatchObject({ ageRating: null, contentNotes: [] });
    await catalog({ ageRating: 14 });
    expect(messages(await run({ checkOnly: true }))).toEqual([
      expect.stringContaining('ageRating: expected one of everyone, 12, 16, 18'),
    ]);
  });
});

describe('a reviewer who rates while an import runs', () => {
  /** Does something once, right before the first commit that writes this document. */
  const beforeCommit = (path: string, act: () => Promise<unknown>) => {
    const { firestore } = at.site;
    const [run, reads] = [firestore.runTransaction.bind(firestore), vi.spyOn(firestore, 'runTransaction')];
    let isDone = false;
    reads.mockImplementation((update, options) =>
      run(async (transaction) => {
        const write = transaction.update.bind(transaction) as (...all: unknown[]) => typeof transaction;
        const wanted: unknown[][] = [];
        const held = new Proxy(transaction, {
          get: (of, name) => {
            if (name === 'update') return (...all: unknown[]) => (wanted.push(all), held);
            const value: unknown = Reflect.get(of, name);
            return typeof value === 'function' ? value.bind(of) : value;
          },
        });
        const result = await update(held);
        if (!isDone && wanted.some(([ref]) => ref instanceof DocumentReference && ref.path === path)) {
          isDone = true;
          await act();
        }
        for (const all of wanted) write(...all);
        return result;
      }, options),
    );
  };
  afterEach(() => vi.restoreAllMocks());

  it.each(['catalogue', 'file of ratings'])('is overwritten by no %s', async (what) => {
    await runAnswered();
    const said = { ageRating: '12', contentNotes: ['blood'] } as const;
    if (what === 'catalogue') await catalog(said);
    else await ratings({ comic: 'salt-sand', ...said });
    const path = paths.comic('salt-sand');
    beforeCommit(path, () =>
      at.site.firestore.doc(path).update({ ageRating: '18', contentNotes: ['nudity'] }),
    );
    await runAnswered();
    expect(await comic()).toMatchObject({ ageRating: '18', contentNotes: ['blood', 'nudity'] });
  });
});

describe('a file of ratings', () => {
  it('rates what is in the site, comic and chapters, and the pages that show it are built again', async () => {
    await runAnswered();
    await ratings({
      comic: 'salt-sand',
      ageRating: '12',
      contentNotes: ['violence'],
      chapters: [{ chapter: 1, language: 'Arabic', ageRating: '16', contentNotes: ['blood'] }],
    });
    const report = await runAnswered();
    expect(report).toMatchObject({ problems: [], stale: [] });
    expect(report.rebuilt).toEqual(expect.arrayContaining([pageIds.comic('salt-sand'), 'home']));
    expect(await comic()).toMatchObject({ ageRating: '12', contentNotes: ['violence'] });
    expect((await comic()).firstChapter.ar).toMatchObject({ ageRating: '16' });
    expect(await chapter('salt-sand-1-ar')).toMatchObject({ ageRating: '16', contentNotes: ['blood'] });
    expect(await chapter('salt-sand-1-en')).not.toHaveProperty('ageRating');
    expect(await runAnswered()).toMatchObject({ written: 0 });
  });

  it('makes nothing milder, and says so', async () => {
    await runAnswered();
    await at.site.firestore
      .doc(paths.comic('salt-sand'))
      .update({ ageRating: '18', contentNotes: ['nudity'] });
    await ratings({ comic: 'salt-sand', ageRating: 'everyone', contentNotes: ['blood'] });
    await runAnswered();
    expect(await comic()).toMatchObject({ ageRating: '18', contentNotes: ['blood', 'nudity'] });
  });

  it('names what is there, each comic once', async () => {
    await ratings(
      { comic: 'pepper', ageRating: 12 },
      { comic: 'salt-sand', chapters: [{ chapter: 9, language: 'English', ageRating: 12 }] },
      { comic: 'salt-sand', ageRating: 12 },
      { comic: 'orbit', contentNotes: ['spiders'] },
    );
    expect(messages(await run({ checkOnly: true })).toSorted()).toEqual([
      expect.stringContaining('rating of “orbit”: contentNotes'),
      'rating of “pepper”: comic: “pepper” is not in the site, and does not come in with this folder',
      'rating of “salt-sand”: chapters: “salt-sand” has no chapter 9 in that language',
      'rating of “salt-sand”: comic: is rated by an earlier entry of this file',
    ]);
  });

  it.each(['{', '[]', '{"ratings": 1}'])('is none where the file is %s', async (text) => {
    const folder = await temporaryFolder({ 'ratings.json': text, ...(await smallFiles()) });
    await expect(run({ from: folder.folder })).rejects.toThrow(UnreadableCatalog);
    await folder.remove();
  });
});
