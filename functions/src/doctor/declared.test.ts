import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { compareWithDeclared, readDeclared } from './declared.ts';
import { untilQuiet } from './quiet.ts';

const found = (check: string, id: string) => ({ check, id, problem: 'Wrong.', remedy: 'Mend it.' });

describe('what tests declare to leave', () => {
  const declared = readDeclared('{"check":"mail-parked","id":"outbox/a","why":"a test"}\n\n');

  it('is expected, and nothing else is', () => {
    const findings = [found('mail-parked', 'outbox/a'), found('mail-parked', 'outbox/b')];
    expect(compareWithDeclared(findings, declared)).toEqual({ unexpected: [findings[1]], unused: [] });
  });

  it('is named once where it is not there, however often it was declared', () => {
    const { unused } = compareWithDeclared([found('mail-stuck', 'outbox/a')], [...declared, ...declared]);
    expect(unused).toEqual(declared);
  });

  it('is refused where a line says something else', () => {
    expect(() => readDeclared('{"check":"mail-parked"}')).toThrow();
  });
});

describe('quiet', () => {
  let backend: EmulatedFirestore;
  beforeAll(async () => {
    backend = await emulatedFirestore('quiet');
  });
  beforeEach(() => backend.clear());
  afterAll(() => backend.stop());
  const set = (path: string, data: object) => backend.firestore.doc(path).set(data);

  it('is where nothing is invalidated or held; what was given up, or is due much later, is no work', async () => {
    await set(paths.invalidation('home'), { dueAt: null, error: 'No room.' });
    await set(paths.publication('one'), { lease: null, dueAt: new Date('2126-01-01') });
    expect(await untilQuiet(backend.firestore, 0)).toBe(true);
  });

  it.each([
    ['an invalidation', paths.invalidation('home'), { dueAt: new Date() }],
    ['a publication that is held', paths.publication('one'), { lease: { id: 'a', until: new Date() } }],
    ['a fan-out', paths.fanOut('one'), { dueAt: new Date() }],
  ])('is not while there is %s, and comes when that has gone', async (_, path, data) => {
    await set(path, data);
    expect(await untilQuiet(backend.firestore, 0)).toBe(false);
    const waiting = untilQuiet(backend.firestore, 30);
    await backend.firestore.doc(path).delete();
    expect(await waiting).toBe(true);
  });
});
