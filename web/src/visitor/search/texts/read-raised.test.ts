import { beforeEach, expect, it, vi } from 'vitest';

const readDocument = vi.hoisted(() => vi.fn());
vi.mock('../../../core/firebase/firestore-lite.ts', () => ({ readDocument }));
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
  readDocument.mockReset();
});
const fresh = async () => (await import('./read-raised.ts')).readRaised;

it('asks once in five minutes, of the one document', async () => {
  readDocument.mockResolvedValue({ chapters: [{ id: 'salt', ageRating: '16', indexedAt: null }] });
  const readRaised = await fresh();
  expect([...(await readRaised()), ...(await readRaised())]).toEqual([
    ['salt', '16'],
    ['salt', '16'],
  ]);
  expect(readDocument.mock.calls).toEqual([['raised/texts']]);
  vi.setSystemTime(Date.now() + 6 * 60 * 1000);
  await readRaised();
  expect(readDocument).toHaveBeenCalledTimes(2);
});

it('knows of none before the first, takes a strange rating for the strictest, and fails rather than knowing of none', async () => {
  const readRaised = await fresh();
  readDocument.mockRejectedValueOnce(new Error('No network.'));
  await expect(readRaised()).rejects.toThrow('No network.');
  readDocument.mockResolvedValueOnce({
    chapters: [{ id: 'a', ageRating: '21' }, { id: 'b', ageRating: null }, 7],
  });
  expect([...(await readRaised())]).toEqual([
    ['a', '18'],
    ['b', null],
  ]);
  vi.setSystemTime(Date.now() + 6 * 60 * 1000);
  readDocument.mockResolvedValueOnce(undefined);
  expect((await readRaised()).size).toBe(0);
});
