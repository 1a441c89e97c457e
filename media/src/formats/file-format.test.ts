import { describe, expect, it } from 'vitest';
import { formatOf } from './file-format.ts';

const media = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 8 + 4 * (brands.length + 1)]),
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1'),
  ]);

describe('what a file is', () => {
  it.each<[string, Buffer | string, string]>([
    ['a PDF', '%PDF-1.7\n', 'pdf'],
    ['a PDF behind a byte order mark', '\uFEFF\n%PDF-1.4', 'pdf'],
    [
      'a PDF behind what a server said of it',
      'HTTP/1.1 200 OK\nContent-Type: application/pdf\n\n%PDF-1.4',
      'pdf',
    ],
    ['a ZIP that was meant to be split', 'PK00PK\x03\x04aaaa', 'zip'],
    ['a page of HTML with a PDF in it', '<script>1</script>%PDF-1.4', 'unknown'],
    ['a ZIP', 'PK\x03\x04aaaa', 'zip'],
    ['an empty ZIP', 'PK\x05\x06aaaa', 'zip'],
    ['a RAR', 'Rar!\x1a\x07\x01', 'archive'],
    ['AVIF', media('avif', 'mif1', 'avif'), 'avif'],
    ['AVIF under a general name', media('mif1', 'avif', 'miaf'), 'avif'],
    ['HEIC of a telephone', media('heic', 'mif1', 'heic'), 'heic'],
    ['HEIC under a general name', media('mif1', 'heic'), 'heic'],
    ['a film', media('isom', 'mp42'), 'unknown'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['an SVG with a preface', '<?xml version="1.0"?>\n<!-- drawn --><svg\n>', 'svg'],
    ['words that begin as a bitmap does', 'BMW drives along a road, far away', 'unknown'],
    ['words', 'just words', 'unknown'],
    ['nothing', '', 'unknown'],
    ['a few bytes', 'ab', 'unknown'],
  ])('%s', (_, head, format) => {
    expect(formatOf(Buffer.isBuffer(head) ? head : Buffer.from(head))).toBe(format);
  });
});
