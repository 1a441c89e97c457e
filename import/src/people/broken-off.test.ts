import type * as Crypto from 'node:crypto';
import { paths } from '@rawi/model/paths';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import * as fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { archiving, NOW } from '../testing/archiving.ts';
import { Died, dyingAt } from '../testing/dying.ts';
import { memoryAccounts } from '../testing/memory-accounts.ts';
import { type MemoryFiles, memoryFiles } from '../testing/memory-files.ts';

// A key that costs half a second is tried in seal.test.ts.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  const scrypt = (passphrase: string, salt: Buffer, _length: number, _cost: object, done: Derived) =>
    done(null, crypto.createHash('sha256').update(passphrase).update(salt).digest());
  return { ...crypto, scrypt };
});
type Derived = (error: Error | null, key: Buffer) => void;

const { at, runExport, runRestore } = archiving('people-broken-off');
const PASSPHRASE = 'a caravan of salt and pepper';
const UIDS = ['omar', 'sara'];
const DRAFTS = UIDS.map((uid) => `incoming/${uid}/submissions/a-draft/chapter/${uid}-file`);

async function exportPeople(): Promise<void> {
  const { firestore, files } = at.filled;
  // What the other tests have of people need not fit.
  for (const path of [paths.comment('salt', 'one'), paths.user('reader')]) await firestore.doc(path).delete();
  const uploads = memoryFiles();
  for (const [index, uid] of UIDS.entries()) {
    await firestore.doc(paths.user(uid)).set({
      fullName: uid,
      locale: 'ar',
      settings: DEFAULT_SETTINGS,
      consentedAt: NOW,
      createdAt: NOW,
    });
    await firestore.doc(paths.file(`${uid}-file`)).set({
      uid,
      submissionId: 'a-draft',
      part: 'chapter',
      name: 'one.pdf',
      bytes: 7,
      progress: { state: 'awaited' },
      createdAt: NOW,
      source: null,
      parts: [],
      lease: null,
      tries: 0,
      dueAt: null,
    });
    uploads.put(DRAFTS[index] ?? '', 'a draft');
  }
  const accounts = memoryAccounts(
    UIDS.map((uid) => ({
      uid,
      email: `${uid}@example.com`,
      emailVerified: true,
      disabled: false,
      password: { hash: `fakeHash:salt=s:password=Reader#${uid}`, salt: 's' },
    })),
  );
  const { problems } = await runExport(at.filled, 'rawi-prod', {
    passphrase: PASSPHRASE,
    accounts,
    buckets: { published: files, uploads },
  });
  expect(problems).toEqual([]);
}

/** Every document, at every depth, by its path. */
async function everything(
  of: Pick<Firestore, 'listCollections'>,
  found: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  for (const collection of await of.listCollections())
    for (const ref of await collection.listDocuments()) {
      const data = (await ref.get()).data();
      if (data) found[ref.path] = data;
      await everything(ref, found);
    }
  return found;
}

const contentsOf = ({ kept }: MemoryFiles) =>
  new Map([...kept].map(([path, { content, headers }]) => [path, { content: String(content), headers }]));

it('a restore with people that broke off anywhere, however often, goes on to the same end, with accounts as they were', async () => {
  await exportPeople();
  let accounts = memoryAccounts();
  let uploads = memoryFiles();
  /** The step behind which accounts are there, and it is not written yet that they are. */
  let made = 0;
  const restore = (step: number) => {
    const dying = dyingAt(step, at.empty);
    const { firestore, files, dyingFiles, dyingAccounts } = dying;
    const own = dyingAccounts(accounts);
    const people = {
      passphrase: PASSPHRASE,
      accounts: {
        ...own,
        make: (...some: Parameters<typeof own.make>) => {
          made = dying.steps() + 2;
          return own.make(...some);
        },
      },
      buckets: { published: files, uploads: dyingFiles(uploads) },
    };
    return { steps: dying.steps, end: runRestore({ firestore, files, people }) };
  };
  const state = async () => ({
    documents: await everything(at.empty.firestore),
    published: contentsOf(at.empty.files),
    uploads: contentsOf(uploads),
    accounts: [...accounts.kept.values()],
  });

  const living = restore(Number.POSITIVE_INFINITY);
  await living.end;
  const whole = await state();
  expect(whole.accounts.map(({ uid, password }) => [uid, password?.hash])).toEqual(
    UIDS.map((uid) => [uid, `fakeHash:salt=s:password=Reader#${uid}`]),
  );
  // Files go out together: which of them arrives first is open.
  expect([...whole.uploads.keys()].toSorted()).toEqual(DRAFTS);

  const deaths = fc.array(fc.integer({ min: 1, max: living.steps() }), { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(deaths, async (steps) => {
      at.empty.clear();
      at.empty.files.kept.clear();
      [accounts, uploads] = [memoryAccounts(), memoryFiles()];
      for (const step of steps)
        await restore(step).end.catch((error: unknown) => {
          if (!(error instanceof Died)) throw error;
        });
      expect((await restore(Number.POSITIVE_INFINITY).end).waiting.count).toBe(0);
      expect(await state()).toEqual(whole);
    }),
    { numRuns: 4, examples: [[[made - 1]], [[made]]] },
  );
});
