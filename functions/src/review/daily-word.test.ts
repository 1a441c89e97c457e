import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { dailyWord } from './daily-word.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date('2026-11-20T08:00:00Z');
let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('daily-word');
});
beforeEach(() => backend.clear());
afterAll(() => backend.stop());

const add = async (collection: string, ...documents: object[]) => {
  for (const each of documents) await backend.firestore.collection(collection).add(each);
};
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const word = () => dailyWord(backend.firestore, NOW);

describe('the word of a day', () => {
  it('says of an empty site that nothing is stuck, waits or was made', async () => {
    const none = { day: 0, week: 0 };
    expect(await word()).toEqual({
      stuck: { publications: 0, takedowns: 0, mails: 0, erasures: 0, pages: 0 },
      oldest: null,
      stopped: { bounce: 0, complaint: 0 },
      made: { accounts: none, submissions: none, files: none, mails: none },
      billed: null,
    });
  });

  it('counts as stuck only what was given up', async () => {
    await add(paths.submissions(), { publication: 'parked' }, { publication: 'done' }, { state: 'draft' });
    await add(paths.takedowns(), { state: 'parked' }, { state: 'parked' }, { state: 'sealed' });
    const mails = ['parked', 'parked', 'parked', 'queued', 'sent'].map((state) => ({ state }));
    await add(paths.outbox(), ...mails);
    await add(paths.erasures(), ...[true, true, true, true, false].map((stuck) => ({ stuck })), { tries: 1 });
    const parked = Array.from({ length: 5 }, () => ({ dueAt: null }));
    await add(paths.invalidations(), ...parked, { dueAt: NOW }, { generation: 1 });
    expect((await word()).stuck).toEqual({ publications: 1, takedowns: 2, mails: 3, erasures: 4, pages: 5 });
  });

  it('counts the addresses to which mail has stopped, by why', async () => {
    await add(paths.mailStops(), { reason: 'bounce' }, { reason: 'bounce' }, { reason: 'complaint' });
    await add(paths.mailStops(), { reason: null });
    expect((await word()).stopped).toEqual({ bounce: 2, complaint: 1 });
  });

  it('names the time of the oldest review that waits', async () => {
    await add(paths.reviews(), { waiting: true, since: hoursAgo(5) }, { waiting: true, since: hoursAgo(50) });
    await add(paths.reviews(), { waiting: false, since: hoursAgo(500) });
    expect((await word()).oldest).toBe(hoursAgo(50).toISOString());
  });

  it('compares the last 24 hours with the seven days before them', async () => {
    const ages = [1, 23.9, 24, 25, 24 * 7, 24 * 8 - 1, 24 * 8, 24 * 30];
    await add(paths.users(), ...ages.map((hours) => ({ createdAt: hoursAgo(hours) })));
    await add(paths.files(), { createdAt: hoursAgo(2) });
    await add(paths.submissions(), { createdAt: hoursAgo(48) }, { createdAt: hoursAgo(49) });
    expect((await word()).made).toEqual({
      accounts: { day: 2, week: 4 },
      submissions: { day: 0, week: 2 },
      files: { day: 1, week: 0 },
      mails: { day: 0, week: 0 },
    });
  });
});
