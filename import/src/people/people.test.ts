import type * as Crypto from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@rawi/model/paths';
import { EXPORTED_PATHS } from '@rawi/model/truth/exported-paths';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { GeoPoint } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { archiving, NOW, publicDocuments } from '../testing/archiving.ts';
import { memoryAccounts } from '../testing/memory-accounts.ts';
import { memoryFiles } from '../testing/memory-files.ts';
import { PEOPLE_COLLECTIONS } from './collections.ts';
import type { PeopleSource } from './export-people.ts';

// A key that costs half a second is tried in seal.test.ts.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  const scrypt = (passphrase: string, salt: Buffer, _length: number, _cost: object, done: Derived) =>
    done(null, crypto.createHash('sha256').update(passphrase).update(salt).digest());
  return { ...crypto, scrypt };
});
type Derived = (error: Error | null, key: Buffer) => void;

const { at, runExport, runRestore } = archiving('people');

const PASSPHRASE = 'a caravan of salt and pepper';
const READER = { uid: 'reader', email: 'reader@example.com', emailVerified: true, disabled: false };
const PASSWORD = { hash: 'fakeHash:salt=s:password=Reader#123', salt: 's' };
const DRAFT = 'incoming/amal/submissions/a-draft/chapter/a-file';
const STAGED = 'staging/amal/a-file/content/1-8.webp';

let uploads: ReturnType<typeof memoryFiles>;
beforeEach(async () => {
  uploads = memoryFiles();
  const { firestore, files } = at.filled;
  await firestore.doc(paths.user('reader')).set({
    fullName: 'A Reader',
    locale: 'en',
    settings: DEFAULT_SETTINGS,
    consentedAt: NOW,
    createdAt: NOW,
  });
  // What the other tests have of people need not fit.
  await firestore.doc(paths.comment('salt', 'one')).delete();
  await firestore.doc(paths.file('a-file')).set({
    uid: 'amal',
    submissionId: 'a-draft',
    part: 'chapter',
    name: 'one.pdf',
    bytes: 7,
    progress: { state: 'working', done: 1, pageCount: 2 },
    createdAt: NOW,
    source: null,
    parts: [1],
    lease: { id: 'a-task', until: NOW },
    tries: 1,
    dueAt: NOW,
  });
  uploads.put(DRAFT, 'a draft');
  files.put(STAGED, 'a page');
});

const source = (changes: Partial<PeopleSource> = {}): PeopleSource => ({
  passphrase: PASSPHRASE,
  accounts: memoryAccounts([
    { ...READER, password: PASSWORD },
    { ...READER, uid: 'nobody' },
  ]),
  buckets: { published: at.filled.files, uploads },
  ...changes,
});
const target = (accounts = memoryAccounts(), into = memoryFiles()) => ({
  passphrase: PASSPHRASE,
  accounts,
  buckets: { published: at.empty.files, uploads: into },
});
const exportAll = (changes: Partial<PeopleSource> = {}, site = at.filled) =>
  runExport(site, 'rawi-prod', source(changes));

describe('an export with people that is restored with them', () => {
  it('is equal in every public document, but for how far take-downs are', async () => {
    const { problems } = await exportAll();
    expect(problems).toEqual([]);
    await runRestore({ people: target() });
    const before = await publicDocuments(at.filled.firestore);
    const after = await publicDocuments(at.empty.firestore);
    const takedowns = Object.keys(before).filter((path) => path.startsWith('takedowns/'));
    const atRest = { sealedUntil: null, step: 'over', dueAt: null };
    for (const path of takedowns) before[path] = { ...before[path], ...atRest };
    expect(after).toEqual(before);
  });

  it('has the files of people, and what was under way begins again', async () => {
    await exportAll();
    const into = memoryFiles();
    await runRestore({ people: target(memoryAccounts(), into) });
    expect(String(into.kept.get(DRAFT)?.content)).toBe('a draft');
    expect(String(at.empty.files.kept.get(STAGED)?.content)).toBe('a page');
    for (const path of [
      'public/salt-1-en-0123456789abcdef/named.pdf',
      'public/amal-fedcba9876543210/160.webp',
    ])
      expect(String(at.empty.files.kept.get(path)?.content)).toBe(`what lies at ${path}`);
    const file = (await at.empty.firestore.doc(paths.file('a-file')).get()).data();
    expect(file).toMatchObject({ progress: { state: 'awaited' }, lease: null, dueAt: null, parts: [] });
  });

  it('has the accounts of those who have a profile, with their passwords', async () => {
    await exportAll();
    const accounts = memoryAccounts();
    const { problems } = await runRestore({ people: target(accounts) });
    expect(problems).toEqual([]);
    expect([...accounts.kept.values()]).toEqual([{ ...READER, password: PASSWORD }]);
  });

  it('without passwords where those of the other project are hashed in another way, and says what people do', async () => {
    await exportAll();
    const accounts = memoryAccounts([], { hashing: null });
    await runRestore({ people: target(accounts) });
    expect([...accounts.kept.values()]).toEqual([READER]);
    expect(at.lines.join('\n')).toContain('each person sets a new one');
  });

  it('names an account that was refused, and is not done', async () => {
    await exportAll();
    const accounts = memoryAccounts([], { refuse: ['reader'] });
    const { problems } = await runRestore({ people: target(accounts) });
    expect(problems).toEqual(['The account reader was not made: email exists']);
  });

  it('changes nothing the second time', async () => {
    await exportAll();
    await runRestore({ people: target() });
    expect(await runRestore({ people: target() })).toMatchObject({ wasDone: true, sent: 0 });
  });
});

it('without --people the public part comes alone, and it says so', async () => {
  await exportAll();
  await runRestore();
  expect((await at.empty.firestore.doc(paths.user('reader')).get()).exists).toBe(false);
  expect((await at.empty.firestore.doc(paths.translator('amal')).get()).get('photo')).toBeUndefined();
  expect(at.lines.join('\n')).toContain('people: they are in it, sealed, and stay out');
  await expect(runRestore({ people: target() })).rejects.toThrow('was restored without its people');
});

describe('nothing is written', () => {
  async function expectRefused(sentence: string | RegExp, people: Partial<PeopleSource> = {}) {
    const accounts = memoryAccounts();
    await expect(runRestore({ people: { ...target(accounts), ...people } })).rejects.toThrow(sentence);
    expect(await publicDocuments(at.empty.firestore)).toEqual({});
    expect((await at.empty.firestore.doc(paths.restore()).get()).exists).toBe(false);
    expect([at.empty.files.kept.size, accounts.kept.size]).toEqual([0, 0]);
  }

  it('with another passphrase', async () => {
    await exportAll();
    await expectRefused('That is not the passphrase', { passphrase: 'a caravan of salt and paper' });
  });

  it('of a sealed file in which a byte has changed, whichever it is', async () => {
    await exportAll();
    const names = await readdir(join(at.folder, 'people'), { recursive: true, withFileTypes: true });
    const sealed = names.filter((each) => each.isFile() && each.name !== 'seal.json');
    expect(sealed.length).toBeGreaterThan(PEOPLE_COLLECTIONS.length);
    const some = [sealed[0], sealed[Math.floor(sealed.length / 2)], sealed.at(-1)];
    for (const each of some) {
      const file = join(each?.parentPath ?? '', each?.name ?? '');
      const bytes = await readFile(file);
      const changed = Buffer.from(bytes);
      changed[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      await writeFile(file, changed);
      await expectRefused('is not as it was sealed');
      await writeFile(file, bytes);
    }
  });

  it.each([
    ['documents-users', /people\/documents-users is missing/],
    ['index', /people\/index is missing/],
    ['seal.json', /people\/seal\.json is missing/],
    ['content/0/1', /people\/content\/0\/1 is missing/],
  ])('where people/%s is missing', async (name, sentence) => {
    await exportAll();
    await rm(join(at.folder, 'people', name));
    await expectRefused(sentence);
  });

  it('where the export has no people', async () => {
    await runExport();
    await expectRefused('has no people in it');
  });

  it('where there are people or accounts already', async () => {
    await exportAll();
    const there = memoryAccounts([READER]);
    await expect(runRestore({ people: target(there) })).rejects.toThrow('has accounts already');
    await at.empty.firestore.doc(paths.user(randomUUID())).set({ fullName: 'There' });
    await expectRefused('has people already');
  });
});

it('a passphrase that could be guessed seals nothing', async () => {
  await expect(exportAll({ passphrase: 'short' })).rejects.toThrow('A passphrase needs');
});

it('what does not fit its schema is named and left out, and work that is under way too', async () => {
  const { firestore } = at.filled;
  await firestore.doc(paths.report('old')).set({ text: 'Old' });
  const [{ ref: somebody } = { ref: undefined }] = (await firestore.collection('users').limit(1).get()).docs;
  const month = `${somebody?.path}/months/2026-11`;
  // Rules look at no value of what somebody keeps for themselves alone.
  await firestore.doc(month).set({
    chapters: { '01:a': new GeoPoint(1, 2) },
    comics: {},
    saves: { at: new Date(0), count: 1 },
  });
  const { problems } = await exportAll();
  expect(problems.toSorted()).toEqual([
    expect.stringMatching(/^reports\/old: .*npm run migrate/),
    expect.stringContaining(`${month}: An export holds no GeoPoint. It was left out`),
  ]);
});

it('every path of the table is in a collection of the sealed part, and no other', () => {
  const places = Object.entries(EXPORTED_PATHS).map(([name, { part }]) => {
    const make: unknown = Reflect.get(paths, name);
    const path = typeof make === 'function' ? String(make('a', name === 'library' ? 1 : 'b', 'c')) : '';
    return { path: name === 'countShard' ? path.replace('/a/', '/translator:a/') : path, part, name };
  });
  const documents = places.filter(({ path }) => path.split('/').length % 2 === 0);
  const held = documents.filter(({ path }) => PEOPLE_COLLECTIONS.some(({ holds }) => holds(path)));
  const names = (part: string) => documents.filter((each) => each.part === part).map(({ name }) => name);
  // A list of the site is public, one of a person is sealed.
  expect(held.map(({ name }) => name).toSorted()).toEqual([...names('people'), 'publicList'].toSorted());
});
