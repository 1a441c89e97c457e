import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSite } from '@rawi/import/export/export-site';
import { ledgerIn, readCopy, writeCopy } from '@rawi/import/ledger/ledger-files';
import { replayLedger } from '@rawi/import/ledger/replay-ledger';
import { restoreSite } from '@rawi/import/restore/restore-site';
import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { healthySite, THERE, type TreatedSite } from '../../functions/src/testing/patient.ts';
import { storedIn } from '../../functions/src/testing/site-archive.ts';
import { type EmulatedFirestore, emulatedFirestore } from '../support/emulated-firestore.ts';
import { backupOf, drilledSite, importBackup, pagesOf } from './drilled-site.ts';

/**
 * The drill of docs/guides/worst-day.md: each loss on purpose, the commands that mend it, and how long each step took. What an owner
 * types, the test calls; functions, queues and schedules run beside it.
 */

const { comicId, translatorId, reader, article } = THERE;
const QUIET = { log: () => {}, progress: () => {} };
const FAST = { intervalMs: 10, timeoutMs: 20_000 };

let backend: EmulatedFirestore;
let site: TreatedSite;
let drill: ReturnType<typeof drilledSite>;
let times: [step: string, seconds: number][];
beforeAll(async () => {
  backend = await emulatedFirestore('worst-day');
});
beforeEach(async () => {
  site = await healthySite(backend);
  drill = drilledSite(site);
  times = [];
});
afterAll(() => backend.stop());

const exists = async (path: string) => (await backend.firestore.doc(path).get()).exists;
const ledger = () => storedIn(site.desk.bucket);

async function timed<T>(step: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  times.push([step, (performance.now() - began) / 1000]);
  return result;
}

function printTimes(loss: string): void {
  const rows = times.map(([step, seconds]) => `  ${step.padEnd(44)} ${seconds.toFixed(2)} s`);
  process.stdout.write(`${[loss, ...rows].join('\n')}\n`);
}

/** What readers and people lose after the export: an article is taken down, and the translator deletes their account. */
async function removeAfterwards(): Promise<void> {
  await site.desk.takeDown({ kind: 'article', slug: article });
  await drill.deleteAccount(translatorId);
}

async function expectRemoved(): Promise<void> {
  expect(await exists(paths.blog(article))).toBe(false);
  expect(await exists(paths.user(translatorId))).toBe(false);
  expect(await exists(paths.translator(translatorId))).toBe(false);
  const chapter = await backend.firestore.doc(paths.chapter(comicId, site.chapterId)).get();
  expect(chapter.exists).toBe(true);
  expect(chapter.get('translator')).toBeUndefined();
  expect(site.desk.stage.auth.accounts.has(translatorId)).toBe(false);
  expect(await backend.firestore.doc(paths.page(`blog_${article}`)).get()).toMatchObject({ exists: true });
  expect((await backend.firestore.doc(paths.page(`blog_${article}`)).get()).get('kind')).toBe('gone');
}

it('all that is derived is deleted, and made again', async () => {
  const before = await pagesOf(backend.firestore);
  for (const collection of [paths.pages(), paths.invalidations()])
    await backend.firestore.recursiveDelete(backend.firestore.collection(collection));
  await backend.firestore.doc(paths.library(reader)).delete();
  expect(await drill.findings()).not.toEqual([]);
  await timed('npm run doctor -- --all --repair', () => drill.repair());
  expect(await timed('npm run doctor -- --all', () => drill.findings())).toEqual([]);
  expect(await pagesOf(backend.firestore)).toEqual(before);
  printTimes('All that is derived was deleted:');
});

it('everything is deleted, and restored from the export: what was removed since stays removed', async () => {
  await inFolder(async (folder) => {
    const [archive, copy] = [join(folder, 'export'), join(folder, 'ledger.txt')];
    const where = { firestore: backend.firestore, ...QUIET };
    const now = site.patient.now();
    const { problems } = await timed('npm run export', () =>
      exportSite({ ...where, folder: archive, project: 'rawi-prod', files: ledger(), now }),
    );
    expect(problems).toEqual([]);
    await removeAfterwards();
    await timed('npm run ledger', async () => writeCopy(copy, await ledgerIn(ledger())));
    const expected = withoutPeople(await pagesOf(backend.firestore));

    backend.clear();
    site.desk.bucket.files.clear();
    // Accounts come back with the copy of Auth that was made before.
    site.desk.stage.auth.add({ uid: translatorId, email: 'layla@example.com' });
    const { waiting } = await timed('npm run restore', () =>
      drill.besideFunctions(async () =>
        restoreSite({
          ...where,
          ...FAST,
          folder: archive,
          files: ledger(),
          now: site.patient.now(),
          replay: { brought: await readCopy(copy), deleteAccounts: (uids) => drill.deleteAccounts(uids) },
        }),
      ),
    );
    expect(waiting.count).toBe(0);
    await drill.settle();
    await expectRemoved();
    expect(withoutPeople(await pagesOf(backend.firestore))).toEqual(expected);
    expect(await timed('npm run doctor -- --all', () => drill.findings())).toEqual([]);
    printTimes('Everything was deleted, and there was an export:');
  });
});

it('everything is deleted, and imported from Google’s backup: what was removed since is removed once more', async () => {
  const backup = await timed('a backup', () => backupOf(backend.firestore));
  await removeAfterwards();
  const expected = await pagesOf(backend.firestore);

  backend.clear();
  site.desk.stage.auth.add({ uid: translatorId, email: 'layla@example.com' });
  await timed('gcloud firestore import', () => importBackup(backend.firestore, backup));
  expect(await exists(paths.user(translatorId))).toBe(true);
  expect(await drill.findings()).toEqual(
    expect.arrayContaining([
      `removal-undone ${paths.takedown(`article:${article}`)}`,
      `removal-undone ${paths.user(translatorId)}`,
    ]),
  );
  const { left } = await timed('npm run replay', () =>
    drill.besideFunctions(() =>
      replayLedger({
        firestore: backend.firestore,
        ...QUIET,
        ...FAST,
        files: ledger(),
        now: site.patient.now(),
        deleteAccounts: (uids) => drill.deleteAccounts(uids),
      }),
    ),
  );
  expect(left).toEqual([]);
  await timed('npm run doctor -- --all --repair', () => drill.repair());
  await expectRemoved();
  expect(await drill.findings()).toEqual([]);
  expect(await pagesOf(backend.firestore)).toEqual(expected);
  printTimes('Everything was deleted, and there was a backup:');
});

/** Pages without what an export has not: what readers chose and said, and who they are. */
function withoutPeople(pages: Readonly<Record<string, unknown>>): unknown {
  const absent = new Set(['likes', 'dislikes', 'reactions', 'views', 'comments', 'followers', 'ratings']);
  return JSON.parse(JSON.stringify(pages, (key, value: unknown) => (absent.has(key) ? undefined : value)));
}

/** Works in a folder that is gone afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rawi-worst-day-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
