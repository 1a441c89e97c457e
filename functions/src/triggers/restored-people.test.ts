import type * as Crypto from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@rawi/model/paths';
import { EXPORTED_PATHS } from '@rawi/model/truth/exported-paths';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportSite } from '../../../import/src/export/export-site.ts';
import { restoreSite } from '../../../import/src/restore/restore-site.ts';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { look } from '../doctor/look.ts';
import { type Handed, hearCreated, notifyingBatches } from '../testing/hearing.ts';
import { CLOSED, livelySite, OTHER } from '../testing/lively-site.ts';
import { THERE, type TreatedSite } from '../testing/patient.ts';
import { accountsIn, storedIn } from '../testing/site-archive.ts';

// A key that costs half a second is tried in seal.test.ts.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  const scrypt = (passphrase: string, salt: Buffer, _length: number, _cost: object, done: Derived) =>
    done(null, crypto.createHash('sha256').update(passphrase).update(salt).digest());
  return { ...crypto, scrypt };
});
type Derived = (error: Error | null, key: Buffer) => void;

const PASSPHRASE = 'a caravan of salt and pepper';
let backend: EmulatedFirestore;
let site: TreatedSite;
let folder: string;
beforeAll(async () => {
  backend = await emulatedFirestore('restored-people');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  site = await livelySite(backend);
  folder = await mkdtemp(join(tmpdir(), 'rawi-people-'));
}, 600_000);
afterEach(() => rm(folder, { recursive: true, force: true }));

type Documents = Record<string, Record<string, unknown>>;

/** Everything that is stored, at every depth, by its path. */
async function everything(collections = backend.firestore.listCollections()): Promise<Documents> {
  const found: Documents = {};
  for (const collection of await collections)
    for (const ref of await collection.listDocuments()) {
      const data = (await ref.get()).data();
      if (data) found[ref.path] = data;
      Object.assign(found, await everything(ref.listCollections()));
    }
  return found;
}

/** What of it says nothing to another project, or is of this run: it is not compared. */
const PASSING = ['dirty', 'restores', 'outbox', 'linkTickets', 'limits', 'viewKeys', 'viewSets'];

/** What was there before, and is to be there again: without what counts the day, and when tokens were told to be fetched. */
function lasting(documents: Documents): Documents {
  const kept = Object.entries(documents).filter(([path]) => !PASSING.includes(path.split('/')[0] ?? ''));
  return Object.fromEntries(
    kept.map(([path, { changes: _c, claimsChangedAt: _t, builtAt: _b, ...fields }]) => [path, fields]),
  );
}

const people = () => ({
  passphrase: PASSPHRASE,
  accounts: accountsIn(site.desk.stage.auth),
  buckets: { published: storedIn(site.desk.bucket), uploads: storedIn(site.desk.uploads) },
});
const quiet = { log: () => {}, progress: () => {} };

async function exportIt() {
  return exportSite({
    folder,
    project: 'rawi-prod',
    firestore: backend.firestore,
    files: storedIn(site.desk.bucket),
    people: people(),
    ...quiet,
  });
}

/** Empties the project: database, buckets and accounts. */
function lose(): void {
  backend.clear();
  site.desk.bucket.files.clear();
  site.desk.uploads.files.clear();
  site.desk.stage.auth.accounts.clear();
}

/** Restores it; `hear` gets the paths of each commit’s documents. Pages are built behind it, as functions do. */
async function restoreIt(hear: (written: readonly string[]) => Promise<void>) {
  const { firestore } = backend;
  const report = await restoreSite({
    folder,
    firestore: notifyingBatches(firestore, hear),
    files: storedIn(site.desk.bucket),
    people: people(),
    ...quiet,
    now: site.desk.stage.now(),
    timeoutMs: 1,
    intervalMs: 1,
  });
  await site.settle();
  return report;
}

describe('a site that is restored with its people', () => {
  /** Ways in which events may come. */
  const WAYS: readonly (readonly [string, (handed: Handed[]) => Promise<void>])[] = [
    [
      'at once',
      async (handed) => {
        await restoreIt(async (written) => {
          for (const path of written) await hearCreated(site.desk, path, handed);
        });
      },
    ],
    [
      'twice, the last ones first, when all is there',
      async (handed) => {
        const all: string[] = [];
        await restoreIt(async (written) => {
          for (const path of written)
            if (path.startsWith('reports/')) await hearCreated(site.desk, path, handed);
          all.push(...written);
        });
        for (const path of [...all, ...all].toReversed()) await hearCreated(site.desk, path, handed);
        await site.settle();
      },
    ],
  ];

  it.each(WAYS)(
    'is as it was, and tells nobody anything, where events come %s',
    async (_, restore) => {
      const before = lasting(await everything());
      const accounts = new Map([...site.desk.stage.auth.accounts].map(([uid, each]) => [uid, { ...each }]));
      const { problems, manifest } = await exportIt();
      expect(problems).toEqual([]);
      expect(manifest.people).toMatchObject({ accounts: 5 });
      const files = new Map(site.desk.bucket.files);
      lose();
      const handed: Handed[] = [];
      await restore(handed);
      const after = await everything();
      expect(handed).toEqual([]);
      const outbox = Object.entries(after).filter(([path]) => path.startsWith('outbox/'));
      expect(outbox.map(([path, { state }]) => [path, state])).toEqual([
        ['outbox/accountClosed:a-closing', 'sent'],
      ]);
      expect(lasting(after)).toEqual(before);
      expect(
        new Map([...site.desk.stage.auth.accounts].map(([uid, each]) => [uid, { ...each, revoked: 0 }])),
      ).toEqual(new Map([...accounts].map(([uid, each]) => [uid, { ...each, revoked: 0 }])));
      for (const [path, { bytes }] of files)
        if (path.startsWith('public/'))
          expect([path, site.desk.bucket.files.get(path)?.bytes.equals(bytes)]).toEqual([path, true]);
      expect(await look(site.patient)).toEqual([]);
    },
    600_000,
  );

  it('leaves people their day: nothing that is restored counts as a change of theirs', async () => {
    await exportIt();
    lose();
    await restoreIt(async (written) => {
      for (const path of written) await hearCreated(site.desk, path, []);
    });
    const library = (await backend.firestore.doc(paths.library(THERE.reader)).get()).data();
    expect(library?.['changes']).toMatchObject({ choices: { count: 0 }, places: { count: 0 } });
  });
});

it('nothing of people is in plain words on the disk, but for what the public part says', async () => {
  await exportIt();
  const names = await readdir(join(folder, 'people'), { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    names.filter((each) => each.isFile()).map((each) => readFile(join(each.parentPath, each.name), 'latin1')),
  );
  for (const secret of ['Name of', 'The keeper knew', 'Buy salt', 'typed@example', OTHER, 'Reader#123'])
    expect(texts.join('\n')).not.toContain(secret);
});

it('what an erasure leaves behind is not in it', async () => {
  const { firestore } = backend;
  await firestore.doc(`erasures/${CLOSED}`).set({ dueAt: new Date(0), tries: 0 });
  await firestore.doc(paths.user(CLOSED)).delete();
  await firestore.doc(paths.reaction(THERE.comicId, site.chapterId, CLOSED)).set({
    uid: CLOSED,
    value: 'like',
    at: site.desk.stage.now(),
  });
  const { manifest } = await exportIt();
  expect(manifest.people?.accounts).toBe(4);
  lose();
  const written: string[] = [];
  await restoreIt(async (some) => void written.push(...some));
  expect(written.filter((path) => path.includes(CLOSED))).toEqual([]);
  const left = Object.entries(await everything()).filter(([, data]) => data['uid'] === CLOSED);
  expect(left).toEqual([]);
});

it('every collection of people has something in this site, or is named here', async () => {
  const there = new Set(
    Object.keys(await everything()).map((path) => path.replaceAll(/\/[^/]+(\/|$)/g, '/*$1')),
  );
  const missing = Object.entries(EXPORTED_PATHS)
    .filter(([, { part }]) => part === 'people')
    .map(([name]) => {
      const make: unknown = Reflect.get(paths, name);
      return typeof make === 'function' ? String(make('a', 'b', 'c')) : '';
    })
    .map((path) => path.replaceAll(/\/[^/]+(\/|$)/g, '/*$1'))
    .filter((shape) => shape.split('/').length % 2 === 0 && !there.has(shape));
  expect(missing.toSorted()).toEqual(['keptChapters/*', 'keptComics/*', 'users/*/feed/*']);
});
