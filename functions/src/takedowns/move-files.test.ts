import { beforeEach, describe, expect, it } from 'vitest';
import { FileVanished } from '../publishing/file-vanished.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { sealFiles } from './move-files.ts';

const FROM = 'public/simurgh-1-en-0123456789abcdef/1.webp';
const INTO = `sealed/chapter:simurgh:simurgh-1-en/${FROM}`;
const WHERE = { folders: [FROM.slice(0, FROM.lastIndexOf('/'))], files: [], owners: [] };

let bucket: FilesDouble;
beforeEach(() => {
  bucket = new FilesDouble('published');
  bucket.put(FROM, Buffer.from('page one'));
});

/** What the bucket is asked for one file, in this order. */
const OPERATIONS = ['list', 'find', 'copy', 'compare', 'remove'] as const;

/** Seals while something happens to the file, right before the bucket is asked for something. */
function seal(next: (typeof OPERATIONS)[number], happen: () => void): Promise<number> {
  const operations = OPERATIONS.values();
  const watched = bucket.paced(async () => {
    if (operations.next().value === next) happen();
  });
  return sealFiles(watched, 'chapter:simurgh:simurgh-1-en', WHERE, 10);
}
const vanish = () => void bucket.files.delete(FROM);

describe('a file that goes under seal', () => {
  it('is moved, or has been moved by another run meanwhile', async () => {
    await expect(seal('list', () => {})).resolves.toBe(1);
    expect(bucket.paths()).toEqual([INTO]);
    bucket.put(FROM, Buffer.from('page one'));
    await expect(seal('find', vanish)).resolves.toBe(1);
    expect(bucket.paths()).toEqual([INTO]);
  });

  it.each(['find', 'copy'] as const)('is missed where it is in neither place before “%s”', async (next) => {
    await expect(seal(next, vanish)).rejects.toThrow(FileVanished);
  });

  it.each<[string, () => void]>([
    ['is not there', () => void bucket.files.delete(INTO)],
    ['is longer', () => bucket.put(INTO, Buffer.from('page one and more'))],
    ['has other bytes', () => bucket.put(INTO, Buffer.from('page two'))],
  ])('stays where it was while its copy %s', async (_, happen) => {
    await expect(seal('compare', happen)).rejects.toThrow('is not what');
    expect(bucket.paths()).toContain(FROM);
  });
});
