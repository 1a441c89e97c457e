import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@rawi/model/paths';
import { type LedgerEntry, ledgerName } from '@rawi/model/truth/ledger';
import { type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import { describe, expect, it } from 'vitest';
import { archiving, NOW } from '../testing/archiving.ts';
import { addToLedger, ledgerIn, readCopy, writeCopy } from './ledger-files.ts';
import { type ReplayOptions, replayLedger } from './replay-ledger.ts';

const { at, runExport, runRestore } = archiving('replay');

const DAY = 24 * 60 * 60 * 1000;
const LATER = new Date(NOW.getTime() + DAY);
const CHAPTER = { kind: 'chapter', comicId: 'salt', chapterId: 'salt-1-en' } as const;
const COVER = { kind: 'cover', comicId: 'salt' } as const;
const down = (target: TakedownTarget, time = NOW): LedgerEntry => ({
  act: 'takenDown',
  target,
  reason: 'harmful',
  at: time,
});
const back = (target: TakedownTarget, time = LATER): LedgerEntry => ({ act: 'givenBack', target, at: time });
const erased = (uid: string, time = NOW): LedgerEntry => ({ act: 'erased', uid, at: time });

const record = async (target: TakedownTarget, site = at.filled) =>
  (await site.firestore.doc(paths.takedown(takedownIdOf(target))).get()).data();
const erasures = async (site = at.filled) =>
  (await site.firestore.collection('erasures').get()).docs.map(({ id }) => id);
/** The ledger of the site, but for what its own records of take-downs have added. */
const names = async () =>
  (await ledgerIn(at.filled.files))
    .map(ledgerName)
    .filter((name) => !/^(photo|chapter:salt:salt-2)/.test(name));

/** Stands in for the functions: takes down what is to be taken down, and erases who is to be erased. */
function functionsOf({ firestore }: Pick<ReplayOptions, 'firestore'>): () => void {
  const stops = [
    firestore
      .collection('takedowns')
      .where('state', '==', 'running')
      .onSnapshot(({ docs }) => {
        for (const each of docs) void each.ref.update({ state: 'down' });
      }),
    firestore.collection('erasures').onSnapshot(({ docs }) => {
      for (const each of docs) {
        const batch = firestore.batch();
        batch.delete(firestore.doc(paths.translator(each.id)));
        batch.delete(each.ref);
        void batch.commit();
      }
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

async function replay(more: Partial<ReplayOptions> = {}) {
  const stop = functionsOf(at.filled);
  try {
    return await replayLedger({
      ...at.filled,
      log: () => {},
      now: LATER,
      intervalMs: 10,
      timeoutMs: 10_000,
      ...more,
    });
  } finally {
    stop();
  }
}
const replayAlone = () =>
  replayLedger({ ...at.filled, log: () => {}, now: LATER, intervalMs: 5, timeoutMs: 20 });
const note = (...entries: LedgerEntry[]) => addToLedger(at.filled.files, [], entries);

describe('a take-down of the ledger', () => {
  it('is carried out once more where readers have it, with its own reason and the end of its seal', async () => {
    await note(down({ kind: 'comic', comicId: 'salt' }));
    expect(await replayAlone()).toMatchObject({ takenDown: 1, left: ['comic:salt'] });
    expect(await record({ kind: 'comic', comicId: 'salt' })).toMatchObject({
      state: 'running',
      step: 'documents',
      reason: 'harmful',
      by: null,
      sealedUntil: expect.objectContaining({ seconds: (NOW.getTime() + 30 * DAY) / 1000 }),
    });
    expect(await replay()).toMatchObject({ left: [] });
  });

  it('that was given back is left alone', async () => {
    await note(down(CHAPTER), back(CHAPTER));
    const before = await record(CHAPTER);
    expect(await replay()).toMatchObject({ takenDown: 0 });
    expect(await record(CHAPTER)).toEqual(before);
  });

  it('is left alone where its record says that it was given back since, and the ledger hears of that', async () => {
    await note(down(CHAPTER));
    const returned = { by: null, at: LATER, note: null };
    await at.filled.firestore.doc(paths.takedown(takedownIdOf(CHAPTER))).update({ returned });
    expect(await replay()).toMatchObject({ takenDown: 0 });
    expect(await names()).toContain(ledgerName(back(CHAPTER)));
  });

  it('of something that is not there has a record all the same, and an address that says so', async () => {
    const comic = { kind: 'comic', comicId: 'never-exported' } as const;
    await note(down(comic));
    expect(await replay()).toMatchObject({ takenDown: 0, left: [] });
    expect(await record(comic)).toMatchObject({
      state: 'down',
      step: 'over',
      dueAt: null,
      sealedUntil: null,
    });
    expect((await at.filled.firestore.doc('dirty/comic_never-exported').get()).exists).toBe(true);
  });

  it('of a cover is carried out once, since the comic without it stays', async () => {
    await note(down(COVER));
    expect(await replay()).toMatchObject({ takenDown: 1 });
    expect(await replay()).toMatchObject({ takenDown: 0 });
  });
});

describe('an erasure of the ledger', () => {
  it('is carried out once more where something of the person is there, and only there', async () => {
    await note(erased('amal'), erased('nobody'));
    expect(await replay()).toMatchObject({ erased: 1, left: [] });
    expect((await at.filled.firestore.doc(paths.translator('amal')).get()).exists).toBe(false);
    expect(await replay()).toMatchObject({ erased: 0 });
  });

  it('is due now, and no token of the account counts from then on', async () => {
    await note(erased('amal'));
    expect(await replayAlone()).toMatchObject({ left: ['account:amal'] });
    expect((await at.filled.firestore.doc(paths.erasure('amal')).get()).data()).toMatchObject({ tries: 0 });
    const inbox = (await at.filled.firestore.doc(paths.inbox('amal')).get()).data();
    expect(inbox?.['sessionsValidAfter'].toMillis()).toBeGreaterThan(LATER.getTime());
  });

  it('after what is restored was exported is carried out whatever is found', async () => {
    await note(erased('nobody', LATER), erased('somebody', new Date(NOW.getTime() - DAY)));
    expect(await replay({ since: NOW })).toMatchObject({ erased: 1 });
  });

  it('is over once the person is gone, though it is done again when no token of the account lives', async () => {
    await note(erased('amal'));
    const left = await replayLedger({
      ...at.filled,
      log: () => {},
      now: LATER,
      intervalMs: 5,
      timeoutMs: 10_000,
      // As `eraseAccount` does once it has erased an account that was deleted.
      progress: () =>
        void at.filled.firestore
          .doc(paths.erasure('amal'))
          .set({ dueAt: new Date(LATER.getTime() + DAY), tries: 0, isErased: true }),
    });
    expect(left).toMatchObject({ erased: 1, left: [] });
  });

  it('deletes the accounts that came back', async () => {
    await note(erased('amal'), erased('nobody'));
    const deleted: string[] = [];
    await replay({ deleteAccounts: async (uids) => void deleted.push(...uids) });
    expect(deleted.toSorted()).toEqual(['amal', 'nobody']);
  });
});

describe('the ledger', () => {
  it('takes up what a copy has, and what records have that are older than it', async () => {
    expect(await replay({ brought: [erased('nobody')] })).toMatchObject({ left: [] });
    expect((await ledgerIn(at.filled.files)).map(ledgerName).toSorted()).toEqual([
      ledgerName(erased('nobody')),
      `chapter:salt:salt-2-en/${NOW.toISOString()}-takenDown-rights`,
      `photo:somebody/${NOW.toISOString()}-takenDown-rights`,
    ]);
  });

  it('of a later version is refused, not read in part', async () => {
    at.filled.files.put('ledger/comic:salt/of-a-later-version', '');
    await expect(replay()).rejects.toThrow('Use a later version');
  });
});

describe('a copy of the ledger', () => {
  const copy = () => join(at.folder, 'ledger.txt');

  it('has a line for each entry, keeps what the bucket has lost, and is read as it was written', async () => {
    expect(await writeCopy(copy(), [down(CHAPTER)])).toBe(1);
    expect(await writeCopy(copy(), [erased('amal'), back(CHAPTER)])).toBe(3);
    expect((await readFile(copy(), 'utf8')).split('\n')).toHaveLength(4);
    expect(await readCopy(copy())).toEqual([erased('amal'), down(CHAPTER), back(CHAPTER)]);
  });

  it('is refused where it is not there, or something else', async () => {
    await expect(readCopy(copy())).rejects.toThrow(/no copy of the ledger.*npm run ledger/);
    await writeFile(copy(), 'a letter\n');
    await expect(readCopy(copy())).rejects.toThrow('“a letter”');
    await expect(writeCopy(copy(), [])).rejects.toThrow('“a letter”');
  });
});

describe('a restore', () => {
  it('removes once more what was removed since, whatever the bucket has lost', async () => {
    await runExport();
    const stop = functionsOf(at.empty);
    const firestore = at.empty.firestore;
    try {
      const brought = [down(CHAPTER, LATER), erased('amal', LATER)];
      await runRestore({ replay: { brought } });
      expect(await record(CHAPTER, at.empty)).toMatchObject({ state: 'down', reason: 'harmful' });
      expect(await erasures(at.empty)).toEqual([]);
      expect((await firestore.doc(paths.translator('amal')).get()).exists).toBe(false);
    } finally {
      stop();
    }
  });

  it('goes on with the same command where the functions have not done it', async () => {
    await runExport();
    const brought = [down(CHAPTER, LATER)];
    await expect(runRestore({ replay: { brought, timeoutMs: 20 } })).rejects.toThrow('Do the functions run?');
    expect((await at.empty.firestore.collection('dirty').get()).size).toBe(0);
    const stop = functionsOf(at.empty);
    try {
      const { waiting, sent } = await runRestore({ replay: { brought } });
      expect([waiting.count, sent]).toEqual([0, 0]);
    } finally {
      stop();
    }
  });
});
