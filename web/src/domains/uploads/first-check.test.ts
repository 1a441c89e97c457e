import { LIMITS } from '@rawi/model/limits';
import { expect, it } from 'vitest';
import { firstCheck } from './first-check.ts';

const bytes = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]);

it.each<[string, Blob, object]>([
  ['a PDF', bytes('%PDF-1.7 rest'), { kind: 'pdf' }],
  ['a PDF behind a few bytes', bytes(`${'x'.repeat(500)}%PDF-1.4`), { kind: 'pdf' }],
  ['an archive', bytes('PK\u0003\u0004rest'), { kind: 'archive' }],
  ['an archive that was meant to be split', bytes('PK00PK\u0003\u0004'), { kind: 'archive' }],
  ['a RAR', bytes('Rar!\u001A\u0007'), { refused: 'archive-kind' }],
  ['a 7z', bytes("7z\u00BC\u00AF'\u001C"), { refused: 'archive-kind' }],
  ['a TAR', bytes(`${'\u0000'.repeat(257)}ustar`), { refused: 'archive-kind' }],
  ['a page of HTML that holds a PDF', bytes('<html>%PDF-1.7'), { refused: 'wrong-format' }],
  ['an archive of nothing', bytes('PK\u0005\u0006'), { kind: 'archive' }],
  ['a JPEG', bytes('\u00FF\u00D8\u00FF\u00E0'), { kind: 'image' }],
  ['a PNG', bytes('\u0089PNG\r\n\u001A\n'), { kind: 'image' }],
  ['a WebP', bytes('RIFF\u0001\u0002\u0003\u0004WEBP'), { kind: 'image' }],
  ['an AVIF', bytes('\u0000\u0000\u0000\u0020ftypavif'), { kind: 'image' }],
  ['a HEIC', bytes('\u0000\u0000\u0000\u0018ftypheic\u0000'), { refused: 'heic' }],
  ['words under any name', bytes('just words'), { refused: 'wrong-format' }],
  ['nothing', bytes(''), { refused: 'empty' }],
])('the first check of a file finds %s', async (_, file, found) => {
  expect(await firstCheck(file)).toEqual(found);
});

it('the first check of a file refuses 101 MB before a byte is read', async () => {
  const large = { size: LIMITS.pdfBytes + 1, slice: () => expect.unreachable() } as unknown as Blob;
  expect(await firstCheck(large)).toEqual({ refused: 'too-heavy' });
});
