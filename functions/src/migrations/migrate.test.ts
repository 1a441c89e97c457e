import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { MIGRATIONS, MigrationFailed, MigrationsDiffer, migrate, waitingMigrations } from './migrate.ts';
import type { Migration } from './migration.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('migrate');
});
afterAll(() => emulated.stop());

let ran: string[];
let broken: string | undefined;
beforeEach(() => {
  emulated.clear();
  ran = [];
  broken = undefined;
});

const AT = new Date('2026-12-01T10:00:00Z');
const migration = (name: string): Migration => ({
  name,
  run: async (_db, isDry) => {
    if (broken === name) throw new Error('killed');
    ran.push(isDry ? `${name}, dry` : name);
    return { changed: 2, left: ['comics/odd'] };
  },
});
const three = ['001-a', '002-b', '003-c'].map(migration);
const run = (migrations: readonly Migration[] = three, isDry = false) =>
  migrate(emulated.firestore, { now: () => AT, migrations, isDry });
const record = (name: string) =>
  emulated.firestore.doc(paths.migration(name)).set({ at: AT, changed: 0, left: [] });
const waiting = async () => (await waitingMigrations(emulated.firestore, three)).map(({ name }) => name);

describe('migrations', () => {
  it('run once each, in order, and are noted with what they did', async () => {
    await run(three.slice(0, 1));
    expect(await waiting()).toEqual(['002-b', '003-c']);
    await run();
    await run();
    expect(ran).toEqual(['001-a', '002-b', '003-c']);
    const { docs } = await emulated.firestore.collection(paths.migrations()).get();
    expect(docs.map(({ id }) => id)).toEqual(['001-a', '002-b', '003-c']);
    expect(docs[2]?.get('left')).toEqual(['comics/odd']);
  });

  it('in a dry run count alone', async () => {
    await run(three, true);
    expect(ran).toEqual(['001-a, dry', '002-b, dry', '003-c, dry']);
    expect(await waiting()).toHaveLength(3);
  });

  it('go on with the one that died', async () => {
    broken = '002-b';
    await expect(run()).rejects.toThrow(new MigrationFailed('002-b', new Error('killed')));
    expect(await waiting()).toEqual(['002-b', '003-c']);
    broken = undefined;
    await run();
    expect(ran).toEqual(['001-a', '002-b', '003-c']);
  });

  it.each([
    ['out of order', ['001-a', '003-c'], /003-c has run, and 002-b before it has not/],
    ['by an older build than the one that migrated', ['001-a', '004-newer'], /newer version.*004-newer/],
  ])('are refused %s, before anything is written', async (_, names, sentence) => {
    for (const name of names) await record(name);
    await expect(run()).rejects.toThrow(MigrationsDiffer);
    await expect(run()).rejects.toThrow(sentence);
    expect(ran).toEqual([]);
  });

  it('of this build are in the order of their numbers, each number once', () => {
    const numbers = MIGRATIONS.map(({ name }) => Number(/^(\d{3})-[a-z-]+$/.exec(name)?.[1]));
    expect(numbers).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });
});
