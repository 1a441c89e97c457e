import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH, sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterReportSchema } from '@rawi/model/truth/chapter-report';
import { type Report, reportKey } from '@rawi/model/truth/report';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { forgetReporter } from '../erasure/forget-reporter.ts';
import { sampleUser } from '../testing/choices.ts';
import { onReportWritten } from './on-report-written.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('chapter-reports');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  await set(paths.comic('one'), sampleComic('one'));
  await set(paths.user('amal'), sampleUser(EPOCH));
  const { id: _, ...chapter } = sampleChapter('one-1-ar', {
    comicId: 'one',
    translator: { id: 'amal', name: 'Amal' },
  });
  await set(paths.chapter('one', 'one-1-ar'), chapter);
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const REPORT: Report = {
  issue: 'typos',
  note: 'A word is missing in the second balloon.',
  comicId: 'one',
  chapterId: 'one-1-ar',
  page: 4,
  fault: null,
  state: 'open',
  reporter: 'omar',
  at: EPOCH,
};
const COPY = paths.chapterReport('amal', 'first');
const copy = async (path: string = COPY) => (await emulated.firestore.doc(path).get()).data();
async function report(change: Partial<Report> = {}): Promise<void> {
  const after = { ...REPORT, ...change };
  await set(paths.report('first'), after);
  await deliver(undefined, after);
}
const deliver = (before: unknown, after: unknown) => onReportWritten(notifying(), 'first', { before, after });
const notifying = () => ({ firestore: emulated.firestore, hashKey: 'k'.repeat(32) });

describe('a report about a chapter', () => {
  it('is announced to its translator, who learns nothing of who sent it', async () => {
    await report();
    const told = await copy();
    const { reporter: _, state: _state, ...shown } = REPORT;
    expect(chapterReportSchema.parse({ ...told, at: EPOCH })).toMatchObject({
      ...shown,
      slug: 'one',
      number: 1,
    });
    expect(JSON.stringify(told)).not.toContain('omar');
    expect(told).not.toHaveProperty('reporter');
  });

  it('of a visitor is told too, and one’s own is not', async () => {
    await report({ reporter: null });
    expect(await copy()).toMatchObject({ issue: 'typos' });
    await report({ reporter: 'amal' });
    expect(await copy()).toBeUndefined();
  });

  it('stays dealt with, however often its event comes', async () => {
    await report();
    await emulated.firestore.doc(COPY).update({ doneAt: EPOCH });
    await deliver(undefined, REPORT);
    expect(await copy()).toHaveProperty('doneAt');
  });

  it('loses the words of a reader whose account goes', async () => {
    await report();
    await forgetReporter(emulated.firestore, 'omar');
    await deliver(REPORT, undefined);
    const left = await emulated.firestore.collection(paths.reports()).get();
    expect(left.docs.map((each) => each.data())).toMatchObject([
      { note: '', reporter: null, issue: 'typos' },
    ]);
    for (const each of left.docs)
      await onReportWritten(notifying(), each.id, { before: undefined, after: each.data() });
    const told = await emulated.firestore.collection(paths.chapterReports('amal')).get();
    expect(told.docs.map((each) => each.data())).toMatchObject([{ note: '', issue: 'typos' }]);
  });

  it('is named by nothing that tells who sent it, and reported once more is not dealt with any more', async () => {
    const id = reportKey(REPORT, 'omar');
    const send = async (change: Partial<Report>) => {
      await set(paths.report(id), { ...REPORT, ...change });
      await onReportWritten(notifying(), id, { before: undefined, after: { ...REPORT, ...change } });
      const { docs } = await emulated.firestore.collection(paths.chapterReports('amal')).get();
      expect(docs).toHaveLength(1);
      return docs[0];
    };
    const first = await send({});
    expect(id).toContain('omar');
    expect(first?.id).toMatch(/^[\w-]{43}$/);
    await first?.ref.update({ doneAt: daysLater(1) });
    expect((await send({}))?.get('doneAt')).toBeDefined();
    expect((await send({ at: daysLater(2) }))?.data()).not.toHaveProperty('doneAt');
  });

  it('is gone with the report', async () => {
    await report();
    await emulated.firestore.doc(paths.report('first')).delete();
    await deliver(REPORT, undefined);
    expect(await copy()).toBeUndefined();
  });

  it('is announced to nobody who has no account, or whose was erased', async () => {
    await emulated.firestore.doc(paths.user('amal')).delete();
    await report();
    expect(await copy()).toBeUndefined();
  });

  it('is announced to nobody where the chapter has no translator, or is gone', async () => {
    await report({ chapterId: 'gone' });
    await emulated.firestore.doc(paths.chapter('one', 'one-1-ar')).update({ translator: null });
    const silent = vi.spyOn(logger, 'error').mockImplementation(() => {});
    await report();
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
    expect(await copy()).toBeUndefined();
  });

  it('that cannot be read is logged, and tells nobody', async () => {
    const silent = vi.spyOn(logger, 'error').mockImplementation(() => {});
    await deliver(undefined, { ...REPORT, issue: 7 });
    expect(silent).toHaveBeenCalledOnce();
    silent.mockRestore();
    expect(await copy()).toBeUndefined();
  });

  it('that fails for any other reason is delivered another time', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    const away = new RangeError('The database is away.');
    const failing = vi.spyOn(emulated.firestore, 'runTransaction').mockRejectedValue(away);
    onTestFinished(() => {
      for (const each of [logged, failing]) each.mockRestore();
    });
    await expect(report()).rejects.toBe(away);
    expect(logged).not.toHaveBeenCalled();
  });
});
