import { EMPTY_CHAPTER, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { expect, it } from 'vitest';
import { chapterFile } from '../../../testing/samples.ts';
import { fileStates } from './file-states.ts';

const named = (fileId: string) => ({ fileId, bytes: 1000, name: 'one.pdf' });
const chapter = { kind: 'chapter', content: EMPTY_CHAPTER, files: {} } as const;
const working = { state: 'working', done: 3, pageCount: 20 } as const;

it('a chapter needs its file, and a cover if the cover is not one of its pages', () => {
  expect(fileStates(chapter, new Map())).toEqual([{ part: 'chapter', progress: { state: 'none' } }]);
  const own = {
    ...chapter,
    content: { ...EMPTY_CHAPTER, cover: 'file' },
    files: { chapter: named('a') },
  } as const;
  expect(fileStates(own, new Map([['a', chapterFile(working)]]))).toEqual([
    { part: 'chapter', progress: working },
    { part: 'cover', progress: { state: 'none' } },
  ]);
});

it('a comic needs its cover', () => {
  const comic = { kind: 'comic', content: EMPTY_COMIC, files: { cover: named('b') } } as const;
  const refused = { state: 'refused', code: 'damaged' } as const;
  expect(fileStates(comic, new Map([['b', chapterFile(refused)]]))).toEqual([
    { part: 'cover', progress: refused },
  ]);
});

it('a file with an upload grant but without a document counts as awaited', () => {
  const granted = { ...chapter, files: { chapter: named('a') } };
  expect(fileStates(granted, new Map())).toEqual([{ part: 'chapter', progress: { state: 'awaited' } }]);
  expect(fileStates(granted, undefined)).toEqual([]);
});

it('a file that this device uploads has the state of the upload, until it has arrived', () => {
  const granted = { ...chapter, files: { chapter: named('a') } };
  const upload = { fileId: 'a', step: 'sending', sent: 500, bytes: 1000 } as const;
  const uploading = [{ part: 'chapter', progress: { state: 'uploading', upload } }];
  expect(fileStates(granted, new Map(), [upload])).toEqual(uploading);
  expect(fileStates(granted, new Map([['a', chapterFile({ state: 'awaited' })]]), [upload])).toEqual(
    uploading,
  );
  expect(fileStates(granted, new Map([['a', chapterFile(working)]]), [upload])).toEqual([
    { part: 'chapter', progress: working },
  ]);
  const other = { ...upload, fileId: 'b' };
  expect(fileStates(granted, new Map(), [other])).toEqual([
    { part: 'chapter', progress: { state: 'awaited' } },
  ]);
});
