import { LIMITS } from '@rawi/model/limits';
import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { type Glossary, glossarySchema, type Term } from '@rawi/model/truth/glossary';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { type SubmissionDesk, submissionDesk } from '../testing/submission-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('glossaries');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  for (const uid of ['layla', 'omar', 'rana']) await desk.addPerson(uid, 'translator');
  await at(paths.staff('rana')).set({ roles: ['reviewer'], name: 'Rana', since: stage.now() });
  await writeComic(backend.firestore, sampleComic('simurgh'), [
    sampleChapter('en', { comicId: 'simurgh', translator: { id: 'layla', name: 'Layla' } }),
  ]);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const refused = (code: string) => ({ details: { code } });
const ziad: Term = { id: 'ziad', kind: 'person', renderings: { en: 'Ziad', ar: 'زياد' } };
const set = (term: Term, version: number, uid = 'layla', roles?: readonly Role[]) =>
  desk.call(uid, { action: 'setTerm', comicId: 'simurgh', version, term }, roles);
const remove = (version: number, uid = 'layla') =>
  desk.call(uid, { action: 'removeTerm', comicId: 'simurgh', version, termId: 'ziad' });
const stored = async () => glossarySchema.parse((await at(paths.glossary('simurgh')).get()).data());

it('adds, changes and removes a name, and keeps nobody’s name with it', async () => {
  expect(await set(ziad, 0)).toEqual({ version: 1 });
  const other = { ...ziad, note: 'The boatman.' };
  expect(await set(other, 1)).toEqual({ version: 2 });
  expect(await stored()).toEqual({ comicId: 'simurgh', version: 2, terms: [other] });
  expect(await remove(2)).toEqual({ version: 3 });
  expect((await stored()).terms).toEqual([]);
});

it('does once what arrives twice', async () => {
  await set(ziad, 0);
  expect(await set(ziad, 0)).toEqual({ version: 1 });
  await remove(1);
  expect(await remove(1)).toEqual({ version: 2 });
});

it('refuses what would change names that the caller has not seen', async () => {
  await set(ziad, 0);
  const term = { ...ziad, id: 'maysan', renderings: { en: 'Maysan' } };
  await expect(set(term, 0)).rejects.toMatchObject(refused('moved-on'));
  await expect(remove(0)).rejects.toMatchObject(refused('moved-on'));
});

it('is for translators of the comic and for the staff, by the record', async () => {
  await expect(set(ziad, 0, 'omar')).rejects.toMatchObject(refused('role-missing'));
  await expect(set(ziad, 0, 'omar', ['reviewer'])).rejects.toMatchObject(refused('role-missing'));
  await expect(remove(0, 'omar')).rejects.toMatchObject(refused('role-missing'));
  expect(await set(ziad, 0, 'rana', ['reviewer'])).toEqual({ version: 1 });
});

it('has no names for a comic that is not there', async () => {
  await at(paths.comic('simurgh')).delete();
  await expect(set(ziad, 0)).rejects.toMatchObject(refused('target-missing'));
});

it('takes no more names than it has room for', async () => {
  const terms = Array.from({ length: LIMITS.glossary.terms }, (_, index) => ({
    ...ziad,
    id: `term-${index}`,
  }));
  const full: Glossary = { comicId: 'simurgh', version: 9, terms };
  await at(paths.glossary('simurgh')).set(full);
  await expect(set(ziad, 9)).rejects.toMatchObject(refused('too-large'));
  expect(await set({ ...ziad, id: 'term-0', kind: 'place' }, 9)).toEqual({ version: 10 });
});
