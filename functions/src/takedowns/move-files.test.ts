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

/** Seals while something happens to the file after it was listed. */
function seal(happen: () => void): Promise<number> {
  let operations = 0;
  const watched = bucket.paced(async () => {
    operations += 1;
    if (operations === 2) happen();
  });
  return sealFiles(watched, 'chapter:simurgh:simurgh-1-en', WHERE, 10);
}

describe('a file that goes under seal', () => {
  it('is moved, or has been moved by another run meanwhile', async () => {
    await expect(seal(() => {})).resolves.toBe(1);
    expect(bucket.paths()).toEqual([INTO]);
    bucket.put(FROM, Buffer.from('page one'));
    await expect(seal(() => void bucket.files.delete(FROM))).resolves.toBe(1);
    expect(bucket.paths()).toEqual([INTO]);
  });

  it('is missed where it is in neither place', async () => {
    await expect(seal(() => void bucket.files.delete(FROM))).rejects.toThrow(FileVanished);
  });
});
