import { paths } from '@rawi/model/paths';
import { ledgerName } from '@rawi/model/truth/ledger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { noteErasure, readLedger } from '../ledger/ledger.ts';
import { healthySite, THERE, type TreatedSite } from '../testing/patient.ts';
import { look, repairAll } from './look.ts';

const { comicId, article, translatorId } = THERE;
const ARTICLE = { kind: 'article', slug: article } as const;
const COVER = { kind: 'cover', comicId } as const;

let backend: EmulatedFirestore;
let site: TreatedSite;
beforeAll(async () => {
  backend = await emulatedFirestore('doctor-removals');
});
beforeEach(async () => {
  site = await healthySite(backend);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const findings = async (all: boolean) => {
  const found = await look({ ...site.patient, all });
  return found.filter(({ check }) => check.startsWith('removal-'));
};
const found = async (all = true) => (await findings(all)).map(({ check, id }) => `${check} ${id}`).toSorted();
const ofArticle = `takedowns/article:${article}`;

async function takeDown(target: typeof ARTICLE | typeof COVER): Promise<void> {
  await site.desk.takeDown(target);
  await site.settle();
}
const emptyLedger = () => site.desk.bucket.removeAll('ledger/');

describe('what the ledger of removals does not have', () => {
  it('is nothing where tasks have removed it', async () => {
    await takeDown(ARTICLE);
    await takeDown(COVER);
    await at(paths.erasure('gone')).set({ dueAt: site.patient.now(), tries: 0 });
    await noteErasure(site.desk.bucket, 'gone', site.patient.now());
    expect(await found()).toEqual([]);
    expect(await found(false)).toEqual([]);
  });

  it.each([true, false])('is found and added, in everything (%s) as in a sample', async (all) => {
    await takeDown(ARTICLE);
    await at(paths.erasure('gone')).set({ dueAt: site.patient.now(), tries: 0 });
    const before = (await readLedger(site.desk.bucket)).map(ledgerName);
    await emptyLedger();
    expect(await found(all)).toEqual(['removal-unnoted erasures/gone', `removal-unnoted ${ofArticle}`]);
    await repairAll(site.patient, await findings(all));
    expect(await found()).toEqual([]);
    expect((await readLedger(site.desk.bucket)).map(ledgerName)).toEqual(expect.arrayContaining(before));
  });

  it('is a return, too, so that nothing is taken down that was given back', async () => {
    await takeDown(ARTICLE);
    site.desk.stage.pass(60);
    await site.desk.giveBack(ARTICLE);
    await site.settle();
    for (const path of site.desk.bucket.paths())
      if (path.startsWith('ledger/') && path.endsWith('-givenBack')) await site.desk.bucket.remove(path);
    expect(await found()).toEqual([`removal-unnoted ${ofArticle}`]);
    await repairAll(site.patient, await findings(true));
    expect(await found()).toEqual([]);
  });
});

describe('what is there though the ledger says that it is removed', () => {
  it.each([true, false])(
    'is an article that was taken down, in everything (%s) as in a sample',
    async (all) => {
      const stored = (await at(paths.blog(article)).get()).data() ?? {};
      await takeDown(ARTICLE);
      await at(paths.blog(article)).set(stored);
      expect(await found(all)).toEqual([`removal-undone ${ofArticle}`]);
      await at(ofArticle).delete();
      expect(await found(all)).toEqual([`removal-undone ${ofArticle}`]);
    },
  );

  it('is a cover of which nothing says that it is down, and left to people', async () => {
    await takeDown(COVER);
    expect(await found()).toEqual([]);
    await at(`takedowns/cover:${comicId}`).delete();
    expect(await found()).toEqual([`removal-undone takedowns/cover:${comicId}`]);
    const [finding] = await findings(true);
    expect(finding?.repair).toBeUndefined();
    expect(finding?.remedy).toContain('npm run replay');
  });

  it('is a person who was erased, but not while they are being erased', async () => {
    await noteErasure(site.desk.bucket, translatorId, site.patient.now());
    expect(await found()).toEqual([`removal-undone users/${translatorId}`]);
    await at(paths.erasure(translatorId)).set({ dueAt: site.patient.now(), tries: 0 });
    expect(await found()).toEqual([]);
  });

  it('is nothing that is on its way', async () => {
    await takeDown(ARTICLE);
    site.desk.stage.pass(60);
    await site.desk.beginReturn(ARTICLE);
    await at(paths.blog(article)).set({ title: 'On its way.' });
    expect(await found()).toEqual([]);
  });
});
