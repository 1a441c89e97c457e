import { crc32 as nodeCrc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packImage, pagesOf } from '../truth/page-images.ts';
import { type PictureFile, packCbz } from './pack-cbz.ts';
import { crc32, StoredZip } from './stored-zip.ts';
import { webpSize } from './webp-size.ts';

const image = (changes: { readonly wide?: boolean; readonly continues?: boolean } = {}) =>
  packImage({ width: 800, height: 1200, wide: false, continues: false, color: '#102030', ...changes });
const chapter = (...images: readonly string[]) =>
  pagesOf({ folder: 'public/one-0123456789abcdef', widths: [400], images });
const FACTS = { series: 'Salt', number: 1, language: 'en', readingDirection: 'ltr' } as const;
const file = (byte: number, type = 'image/webp'): PictureFile => ({ content: Uint8Array.of(byte), type });

interface Wished {
  readonly pages: ReturnType<typeof chapter>;
  readonly join?: Parameters<typeof packCbz>[0]['join'];
  readonly signal?: AbortSignal;
  readonly fetchImage?: Parameters<typeof packCbz>[0]['fetchImage'];
  readonly onPage?: (done: number) => void;
}

/** What is written of a chapter, as one archive. */
async function packed({ pages, ...wished }: Wished) {
  const parts: Uint8Array[] = [];
  const width = await packCbz({
    pages,
    facts: Promise.resolve(FACTS),
    write: async (part) => void parts.push(part),
    fetchImage: async ({ sources }) =>
      file(Number(/(\d+)(?:\.\d+)?-800/.exec(sources.at(-1)?.path ?? '')?.[1])),
    join: async () => undefined,
    signal: new AbortController().signal,
    onPage: () => {},
    ...wished,
  });
  return { zip: Buffer.concat(parts), width };
}
/** The names of the files of an archive, in the order of its directory. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1)) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  }
  return names;
}

describe('a chapter that is packed', () => {
  it('has its pages in their order, then what there is to say of them', async () => {
    const { zip, width } = await packed({ pages: chapter(image(), image({ wide: true }), image()) });
    expect(namesIn(zip)).toEqual(['001.webp', '002.webp', '003.webp', 'ComicInfo.xml']);
    expect(zip.toString()).toContain('<Page Image="1" DoublePage="true" ImageSize="1"');
    expect(width).toBe(800);
  });

  it('has the slices of a page as one picture again; one after the other where they cannot be joined', async () => {
    const pages = chapter(image(), image({ continues: true }), image());
    const joined = await packed({
      pages,
      join: async (slices) => ({ ...file(slices.length, 'image/jpeg'), width: 800, height: 2400 }),
    });
    expect(namesIn(joined.zip)).toEqual(['001.jpg', '002.webp', 'ComicInfo.xml']);
    expect(joined.zip.toString()).toContain('ImageWidth="800" ImageHeight="2400"');
    const apart = await packed({ pages });
    expect(namesIn(apart.zip)).toEqual(['001-1.webp', '001-2.webp', '002.webp', 'ComicInfo.xml']);
  });

  it('joins one page at a time', async () => {
    let [joining, most] = [0, 0];
    const pages = chapter(...Array.from({ length: 20 }, (_, at) => image({ continues: at % 2 === 1 })));
    await packed({
      pages,
      join: async () => {
        joining += 1;
        most = Math.max(most, joining);
        await new Promise((resolve) => setImmediate(resolve));
        joining -= 1;
        return { ...file(1), width: 800, height: 2400 };
      },
    });
    expect(most).toBe(1);
  });

  it('fetches few pages before they are written', async () => {
    let [asked, done] = [0, 0];
    const pages = chapter(...Array.from({ length: 40 }, () => image()));
    let most = 0;
    await packed({
      pages,
      fetchImage: async () => {
        asked += 1;
        most = Math.max(most, asked - done);
        return file(1);
      },
      onPage: (count) => {
        done = count;
      },
    });
    expect([asked, done]).toEqual([40, 40]);
    expect(most).toBeLessThanOrEqual(5);
  });

  it('ends with the reason for which it is stopped, and asks for nothing more', async () => {
    const stop = new AbortController();
    const seen: AbortSignal[] = [];
    const pages = chapter(...Array.from({ length: 40 }, () => image()));
    const packing = packed({
      pages,
      signal: stop.signal,
      fetchImage: async (_, signal) => {
        seen.push(signal);
        return file(1);
      },
      onPage: (done) => {
        if (done === 3) stop.abort(new Error('stopped'));
      },
    });
    await expect(packing).rejects.toThrow('stopped');
    expect(seen.length).toBeLessThan(10);
    expect(seen.every(({ aborted }) => aborted)).toBe(true);
  });

  it('fails as its first page that fails, and stops the others', async () => {
    const seen: AbortSignal[] = [];
    const packing = packed({
      pages: chapter(image(), image(), image()),
      fetchImage: async (_, signal) => {
        seen.push(signal);
        if (seen.length === 2) throw new Error('gone');
        return file(1);
      },
    });
    await expect(packing).rejects.toThrow('gone');
    expect(seen.every(({ aborted }) => aborted)).toBe(true);
  });
});

it('the checksum is that of every other program', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => crc32(bytes) === nodeCrc32(bytes)));
});

it('an archive that not every reader could open is not written', () => {
  const zip = new StoredZip();
  for (let count = 0; count < 0xffff; count += 1) zip.header('a', new Uint8Array());
  expect(() => zip.header('b', new Uint8Array())).toThrow(RangeError);
});

it('what is no WebP has no size', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => webpSize(bytes) === undefined));
});
