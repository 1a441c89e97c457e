import { describe, expect, it } from 'vitest';
import { type ChapterFile, fileSchema } from './file.ts';
import { reading } from './tolerant.ts';

const file: ChapterFile = {
  uid: 'layla',
  submissionId: 'simurgh-6',
  part: 'chapter',
  name: 'simurgh-06.pdf',
  bytes: 1000,
  progress: { state: 'working', done: 3, pageCount: 20 },
  createdAt: new Date(0),
  source: { sha256: 'a'.repeat(64), bytes: 1000, recipe: 2 },
  parts: [3],
  lease: { id: 'one', until: new Date(1000) },
  tries: 1,
  dueAt: new Date(1000),
};
const ready = {
  state: 'ready',
  pageCount: 20,
  folder: 'staging/layla/one/aaaa-2',
  pdfBytes: 1000,
  repeatedPages: [{ page: 4, likePage: 1 }],
  emptyPages: [],
  lostTextPages: [7],
};
const reader = reading(fileSchema);

describe('a chapter’s file', () => {
  it('is strict where it is written, and read when a newer build has added to it', () => {
    const newer = { ...file, cover: 'one', progress: { ...file.progress, seconds: 3 } };
    expect(fileSchema.safeParse(newer).success).toBe(false);
    expect(reader.parse(newer)).toEqual(file);
  });

  it('waits, for a reader that does not know its state', () => {
    const newer = { ...file, progress: { state: 'sleeping' } };
    expect(fileSchema.safeParse(newer).success).toBe(false);
    expect(reader.parse(newer).progress).toEqual({ state: 'waiting' });
  });

  it.each([
    [
      { state: 'refused', code: 'haunted', page: 2 },
      { state: 'refused', code: 'damaged', page: 2 },
    ],
    [{ ...ready, readingDirection: 'spiral' }, ready],
  ])('with a newer value is read with a neutral one', (progress, read) => {
    expect(fileSchema.safeParse({ ...file, progress }).success).toBe(false);
    expect(reader.parse({ ...file, progress }).progress).toEqual(read);
  });

  it.each([
    { ...file, uid: '' },
    { ...file, source: { ...file.source, sha256: 'A'.repeat(64) } },
    { ...file, parts: [0] },
    { ...file, parts: Array.from({ length: 501 }, () => 1) },
    { ...file, progress: { state: 'working', done: -1, pageCount: 20 } },
    { ...file, progress: { state: 'working', done: 1, pageCount: 501 } },
    { ...file, progress: { ...ready, folder: 'elsewhere/one' } },
  ])('is refused where it is not what we write', (wrong) => {
    expect(fileSchema.safeParse(wrong).success).toBe(false);
  });
});
