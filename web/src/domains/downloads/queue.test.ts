import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { runQueue } from './queue.ts';
import type { Download, WaitingChapter } from './record.ts';
import type { Outcome } from './save-chapter.ts';

const records = vi.hoisted(() => new Map<string, Download>());
const dropSaved = vi.hoisted(() => vi.fn<(isGone: (owner: string) => boolean) => void>());
const handOver = vi.hoisted(() => vi.fn<(chapter: WaitingChapter) => Promise<boolean>>());
const takeBack = vi.hoisted(() => vi.fn(async () => {}));
const save = vi.hoisted(() => vi.fn<(chapter: WaitingChapter, signal: AbortSignal) => Promise<Outcome>>());
vi.mock('./records.ts', () => ({
  readRecords: async () => [...records.values()],
  allRecords: async () => [...records.values()],
  changeRecord: async (id: string, change: (record: Download) => Download) => {
    const record = records.get(id);
    if (record) records.set(id, change(record));
    return record !== undefined;
  },
}));
const report = vi.hoisted(() => vi.fn());
vi.mock('../../core/lib/report-error.ts', () => ({ report }));
vi.mock('./downloads.ts', () => ({ announceDownloads: async () => {}, onDownloadsElsewhere: () => {} }));
vi.mock('./job.ts', () => ({ dropJobs: async () => {} }));
vi.mock('./owners.ts', () => ({
  ownersOfAll: async (all: readonly Download[]) => new Set(all.map(({ id }) => id)),
}));
vi.mock('./saved-files.ts', () => ({ dropSaved }));
vi.mock('../../core/pages/saved-pages.ts', () => ({ hasDownloads: () => true }));
vi.mock('./hand-over.ts', () => ({ handOver, takeBack }));
vi.mock('./save-chapter.ts', () => ({ saveChapter: save }));

const waiting = (id: string, askedAt: number, state: Partial<WaitingChapter> = {}): void => {
  records.set(id, {
    id,
    about: { number: 1, series: 'One' },
    askedAt,
    state: 'waiting',
    waitsFor: 'turn',
    pagesDone: 0,
    bytes: 0,
    ...state,
  } as WaitingChapter);
};
const stateOf = (id: string) => records.get(id)?.state;
const done = (id: string) => {
  const record = records.get(id);
  if (record) records.set(id, { ...record, state: 'ready' } as Download);
};
const look = (visibilityState: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  const locks = { request: (_: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  records.clear();
  vi.clearAllMocks();
});

describe('the queue of chapters to save', () => {
  it('keeps no half-saved chapter when the device is full', async () => {
    waiting('one', 1);
    waiting('two', 2, { pagesDone: 3, bytes: 300 });
    waiting('three', 3, { waitsFor: 'retry' });
    save.mockResolvedValue('no-room');
    await runQueue();
    expect(report.mock.calls).toEqual([]);
    expect([...records.values()]).toMatchObject([
      { waitsFor: 'room', pagesDone: 0 },
      { waitsFor: 'room', pagesDone: 0, bytes: 0 },
      { waitsFor: 'retry' },
    ]);
    const isGone = (owner: string) => dropSaved.mock.calls.some(([goes]) => goes(owner));
    expect(['one', 'two', 'three'].map(isGone)).toEqual([true, true, false]);
  });

  it('belongs to the browser while the page is hidden, as far as the browser accepts it, and to the page again when that is visible', async () => {
    for (const [index, id] of ['one', 'two', 'three'].entries()) waiting(id, index);
    const begun: string[] = [];
    save.mockImplementation(
      ({ id }, signal) =>
        new Promise((resolve, reject) => {
          begun.push(id);
          signal.addEventListener('abort', () => reject(signal.reason));
          if (id === 'two' || begun.length > 2) {
            done(id);
            resolve('ready');
          }
        }),
    );
    handOver.mockImplementation(({ id }) => Promise.resolve(id !== 'two'));
    const running = runQueue();
    await eventually(() => expect(begun).toEqual(['one']));
    look('hidden');
    await running;
    expect(handOver.mock.calls.map(([{ id }]) => id)).toEqual(['one', 'two', 'three']);
    expect(begun, 'the page goes on with what the browser does not take').toEqual(['one', 'two']);
    expect(['one', 'two', 'three'].map(stateOf)).toEqual(['waiting', 'ready', 'waiting']);
    look('visible');
    await eventually(() => expect(['one', 'two', 'three'].map(stateOf)).toEqual(['ready', 'ready', 'ready']));
    expect(takeBack).toHaveBeenCalledOnce();
  });
});
