import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { beforeEach, expect, it, vi } from 'vitest';
import { SendingError } from '../../../core/session/area-calls.ts';
import { openText } from './open-text.ts';

const { call, head, pages, file } = vi.hoisted(() => ({
  call: vi.fn<() => Promise<object>>(),
  head: vi.fn<() => Promise<object | undefined>>(),
  pages: vi.fn<() => Promise<object>>(),
  file: vi.fn<(path: string) => Promise<object>>(),
}));
vi.mock('../../../core/session/translator-calls.ts', () => ({ callTranslators: call }));
vi.mock('../../../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../../../core/data/documents.ts', () => ({
  documentAt: () => () => ({}),
  converterOf: () => ({}),
  readDocument: head,
}));
vi.mock('../../../core/live/read-list.ts', () => ({ readList: pages }));
vi.mock('./stored-transcript.ts', () => ({ readTranscript: file }));

const OF = { kind: 'chapter', comicId: 'salt', chapterId: 'one' } as const;
const says = (words: string) => ({ kind: 'speech', words });
const refused = (code: 'offline' | 'moved-on') => new SendingError({ code }, undefined);
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  head.mockReset().mockResolvedValue({ pageCount: 3, base: 'base.json' });
  pages.mockReset().mockResolvedValue({
    items: [
      {
        path: 'transcripts/one/transcriptPages/2',
        data: { items: [JSON.stringify(says('Two.')), '{'], edit: 'begun' },
      },
    ],
  });
  file.mockReset().mockResolvedValue({ pages: [{ items: [says('One.')] }] });
});

it('reads the head, the written pages and what readers have, as many pages as the chapter has', async () => {
  const opened = await openText(OF);
  expect(opened.transcriptId).toBe(transcriptIdOf(OF));
  expect(opened.published).toEqual([[says('One.')], [], []]);
  expect([...opened.written]).toEqual([[2, { items: [says('Two.')], edit: 'begun' }]]);
});

it('keeps written pages apart that the file no longer has', async () => {
  const page = (number: number) => ({
    path: `transcripts/one/transcriptPages/${number}`,
    data: { items: [JSON.stringify(says(String(number)))] },
  });
  pages.mockResolvedValue({ items: [page(12), page(3), page(4)] });
  const opened = await openText(OF);
  expect(opened.names).toEqual([1, 2, 3]);
  expect([...opened.beyond]).toEqual([
    [4, [says('4')]],
    [12, [says('12')]],
  ]);
});

it('has the pages of a file in the order of the chapter, and keeps those apart that it leaves out', async () => {
  head.mockResolvedValue({ pageCount: 2, file: { pageCount: 3, sources: [3, 1] } });
  const opened = await openText({ kind: 'submission', submissionId: 'one' });
  expect(opened.names).toEqual([3, 1]);
  expect(opened.published).toHaveLength(2);
  expect([[...opened.leftOut.keys()], opened.beyond.size]).toEqual([[2], 0]);
});

it('reads what this device has where there is no network', async () => {
  call.mockRejectedValue(refused('offline'));
  expect((await openText(OF)).published).toHaveLength(3);
});

it('says that there is no network where this device has nothing', async () => {
  call.mockRejectedValue(refused('offline'));
  head.mockRejectedValue(new Error('no copy'));
  await expect(openText(OF)).rejects.toMatchObject({ problem: { code: 'offline' } });
});

it('reads nothing where it is refused, and opens nothing whose text does not come', async () => {
  call.mockRejectedValueOnce(refused('moved-on'));
  await expect(openText(OF)).rejects.toMatchObject({ problem: { code: 'moved-on' } });
  expect(head).not.toHaveBeenCalled();
  file.mockRejectedValueOnce(new Error('cut off'));
  await expect(openText(OF)).rejects.toThrow('cut off');
});
