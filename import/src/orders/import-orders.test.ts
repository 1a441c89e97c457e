import { paths } from '@rawi/model/paths';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { daysLater } from '@rawi/model/testing/samples';
import { listFlagSchema } from '@rawi/model/truth/list-report';
import { publicListSchema } from '@rawi/model/truth/public-list';
import { z } from '@rawi/model/zod';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnreadableCatalog } from '../read-catalog.ts';
import { importing, NOW } from '../testing/importing.ts';
import { smallCatalog, smallFiles, temporaryFolder } from '../testing/sample-folder.ts';

const { at, run, runAnswered } = importing('import-orders');

const BEGIN = {
  id: 'where-to-begin',
  name: { en: 'Where to begin', ar: 'من أين نبدأ' },
  note: 'In this order.',
  entries: [
    { comic: 'salt-sand', chapter: 2, language: 'English' },
    { comic: 'salt-sand' },
    { comic: 'salt-sand', chapter: 1, language: 'Arabic', translator: 'مها' },
  ],
};
const orders = (...some: readonly object[]) => at.folder.write('orders.json', { orders: some });
const entries = (...some: readonly object[]) => orders({ ...BEGIN, entries: some });
const messages = ({ problems }: Awaited<ReturnType<typeof run>>) =>
  problems.map(({ entry, field, message }) => [entry, field, message].filter(Boolean).join(': '));
const path = paths.publicList(BEGIN.id);
const stored = async () => {
  const found = await at.site.firestore.doc(path).get();
  return found.exists ? publicListSchema.parse(found.data()) : undefined;
};
/** A folder with orders alone, once the comic is in the site. */
const alone = async (...some: readonly object[]) => temporaryFolder({ 'orders.json': { orders: some } });

// The address of the sample comic is made of its names; orders name it.
beforeEach(() => at.folder.write('catalog.json', { ...smallCatalog(), comics: [named()] }));
const comicReader = z.looseObject({ chapters: z.array(z.looseObject({})) });
const named = () => ({ ...smallCatalog().comics[0], slug: 'salt-sand' });

describe('a reading order of the site', () => {
  it('comes in with the comics that it is about, in its order, and its page is built', async () => {
    await orders(BEGIN);
    const report = await runAnswered();
    expect(report).toMatchObject({ orders: [BEGIN.id], problems: [], stale: [] });
    expect(report.rebuilt).toContain('list_where-to-begin');
    const [second, arabic] = ['salt-sand-2-en', 'salt-sand-1-ar'];
    expect(await stored()).toEqual({
      owner: { kind: 'site' },
      name: BEGIN.name,
      note: BEGIN.note,
      entries: [
        { kind: 'chapter', comicId: 'salt-sand', chapterId: second },
        { kind: 'comic', comicId: 'salt-sand' },
        { kind: 'chapter', comicId: 'salt-sand', chapterId: arabic },
      ],
      keys: ['comic:salt-sand', `chapter:${second}`, `chapter:${arabic}`],
      version: 1,
      publishedAt: NOW,
      changedAt: NOW,
    });
  });

  it('comes alone too, changes nothing a second time, and keeps what readers have made of it', async () => {
    await runAnswered();
    const folder = await alone(BEGIN);
    const later = { from: folder.folder, now: daysLater(200) };
    expect(await runAnswered(later)).toMatchObject({ orders: [BEGIN.id], problems: [], written: 1 });
    await at.site.firestore.doc(path).update({ followers: 3 });
    const before = await stored();
    expect(await runAnswered({ ...later, now: daysLater(300) })).toMatchObject({ written: 0, rebuilt: [] });
    expect(await stored()).toEqual(before);
    await folder.write('orders.json', {
      orders: [{ ...BEGIN, note: undefined, entries: BEGIN.entries.slice(1) }],
    });
    expect(await runAnswered({ ...later, now: daysLater(301) })).toMatchObject({ written: 1 });
    expect(await stored()).toMatchObject({
      followers: 3,
      version: 2,
      publishedAt: daysLater(200),
      changedAt: daysLater(301),
      entries: [{ kind: 'comic' }, { kind: 'chapter' }],
    });
    expect(await stored()).not.toHaveProperty('note');
    expect(await stored()).not.toHaveProperty('news');
    // Followers are notified of what came.
    await folder.write('orders.json', { orders: [{ ...BEGIN, note: undefined }] });
    await runAnswered({ ...later, now: daysLater(302) });
    expect((await stored())?.news).toEqual({ keys: ['chapter:salt-sand-2-en'], since: daysLater(302) });
    await folder.remove();
  });

  it('goes from the site when it is withdrawn', async () => {
    await orders(BEGIN);
    await runAnswered();
    await orders({ ...BEGIN, withdrawn: true });
    const { written, rebuilt } = await runAnswered();
    expect([written, rebuilt]).toEqual([1, ['list_where-to-begin']]);
    expect(await stored()).toBeUndefined();
    expect(await runAnswered()).toMatchObject({ written: 0, problems: [] });
  });

  it('that readers have reported shows reviewers its new words beside the reported ones', async () => {
    await orders(BEGIN);
    await runAnswered();
    const flag = {
      uid: null,
      author: null,
      version: 1,
      name: BEGIN.name,
      note: BEGIN.note,
      entries: 3,
      reports: 1,
      reasons: ['insult'],
      deleted: false,
      hidden: null,
      waiting: true,
      since: NOW,
    };
    await at.site.firestore.doc(paths.listFlag(BEGIN.id)).set(flag);
    await orders({ ...BEGIN, name: 'Others' });
    await runAnswered();
    const read = async () =>
      listFlagSchema.parse((await at.site.firestore.doc(paths.listFlag(BEGIN.id)).get()).data());
    expect(await read()).toMatchObject({
      version: 2,
      name: 'Others',
      reported: { version: 1, name: BEGIN.name, note: BEGIN.note },
    });
    await orders({ ...BEGIN, withdrawn: true });
    await runAnswered();
    expect(await read()).toMatchObject({ deleted: true, waiting: true });
  });
});

describe('an order that cannot come in', () => {
  it('is left out whole, with a sentence for each entry, and the rest comes in', async () => {
    const wrong: readonly (readonly [object, string])[] = [
      [{ comic: 'pepper' }, 'comic: “pepper” is not in the site, and does not come in with this folder'],
      [
        { comic: 'salt-sand', chapter: 9, language: 'English' },
        'chapter: “salt-sand” has no chapter 9 in English',
      ],
      [
        { comic: 'salt-sand', chapter: 1, language: 'English', translator: 'Nobody' },
        'chapter: “salt-sand” has no chapter 1 in English by “Nobody”',
      ],
    ];
    const others = wrong.map(([entry], index) => ({
      ...BEGIN,
      id: `other-${index}`,
      entries: [{ comic: 'salt-sand' }, entry],
    }));
    await orders(...others, BEGIN);
    const report = await runAnswered();
    expect(messages(report)).toEqual(
      wrong.map(([, sentence], index) => `order “other-${index}”, entry 2: ${sentence}`),
    );
    expect([report.imported, report.orders]).toEqual([['salt-sand'], [BEGIN.id]]);
    expect((await at.site.firestore.collection(paths.publicLists()).get()).size).toBe(1);
  });

  it('names which translator is meant, and no entry twice', async () => {
    const comic = comicReader.parse(named());
    const other = { ...comic.chapters[0], translator: 'Omar', pdf: '2.pdf' };
    await at.folder.write('catalog.json', {
      ...smallCatalog(),
      comics: [{ ...comic, chapters: [...comic.chapters, other] }],
    });
    await entries(
      { comic: 'salt-sand', chapter: 1, language: 'English' },
      { comic: 'salt-sand', chapter: 1, language: 'English', translator: 'Omar' },
    );
    expect(messages(await run({ checkOnly: true }))).toEqual([
      'order “where-to-begin”, entry 1: translator: is missing: “salt-sand” has chapter 1 in English by 2 translators',
    ]);
    await entries({ comic: 'salt-sand' }, { comic: 'salt-sand' });
    expect(messages(await run({ checkOnly: true }))).toEqual([
      'order “where-to-begin”, entry 2: is order “where-to-begin”, entry 1 once more',
    ]);
  });

  it('has an id of its own, and something on it', async () => {
    await at.site.firestore.doc(path).set(samplePublicList([{ kind: 'comic', comicId: 'salt-sand' }]));
    const half = { ...BEGIN, id: 'half', entries: [{ comic: 'salt-sand', chapter: 1 }] };
    const more = { ...BEGIN, id: 'more', entries: [{ comic: 'salt-sand', page: 1 }] };
    const named = { ...BEGIN, id: 'A list' };
    await orders(BEGIN, BEGIN, { ...BEGIN, id: 'again', entries: [] }, half, more, named);
    expect(messages(await run({ checkOnly: true })).toSorted()).toEqual([
      expect.stringContaining('order “A list”: id: '),
      'order “again”: entries: is empty: name at least one comic or chapter',
      'order “half”, entry 1: language: is missing: a chapter is named by its number and language',
      'order “more”, entry 1: page: is not a field of the catalogue',
      'order “where-to-begin”: id: another order of this file has the same id',
      'order “where-to-begin”: id: is that of a reader’s list: choose another',
    ]);
  });

  it.each(['{', '[]', '{"orders": 1}'])('is none where the file is %s', async (text) => {
    const folder = await temporaryFolder({ 'orders.json': text, ...(await smallFiles()) });
    await expect(run({ from: folder.folder })).rejects.toThrow(UnreadableCatalog);
    await folder.remove();
  });
});
