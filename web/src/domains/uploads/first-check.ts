import { LIMITS } from '@rawi/model/limits';
import type { FileRefusal } from '@rawi/model/lists/file-refusals';

/** The type of a chosen file by its first bytes; the server checks the content itself. */
export type ChosenKind = 'pdf' | 'archive' | 'image';
export type FirstCheck = { readonly kind: ChosenKind } | { readonly refused: FileRefusal };

const HEAD_BYTES = 1024;
/** How a ZIP begins: with an entry, with the mark of one that was meant to be split, or with nothing in it. */
const ZIPS = ['PK\u0003\u0004', 'PK00PK\u0003\u0004', 'PK\u0005\u0006'];
/** RAR, 7z and GZ. */
const OTHER_ARCHIVES = ['Rar!', "7z\u00BC\u00AF'\u001C", '\u001F\u008B'];

/** Checks before the upload whether a file can be a chapter, or a page of one. */
export async function firstCheck(file: Blob): Promise<FirstCheck> {
  if (file.size === 0) return { refused: 'empty' };
  if (file.size > LIMITS.pdfBytes) return { refused: 'too-heavy' };
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const text = String.fromCodePoint(...head);
  if (/^[^<]*%PDF-/.test(text)) return { kind: 'pdf' };
  if (ZIPS.some((start) => text.startsWith(start))) return { kind: 'archive' };
  if (OTHER_ARCHIVES.some((start) => text.startsWith(start)) || text.startsWith('ustar', 257)) {
    return { refused: 'archive-kind' };
  }
  if (/^.{4}ftyp(?:hei[cxm]|hev[cxms]|mif1|msf1)/s.test(text) && !text.slice(8, 40).includes('avif')) {
    return { refused: 'heic' };
  }
  return isImage(text) ? { kind: 'image' } : { refused: 'wrong-format' };
}

function isImage(head: string): boolean {
  return (
    head.startsWith('\u00FF\u00D8\u00FF') ||
    head.startsWith('\u0089PNG\r\n') ||
    /^GIF8[79]a/.test(head) ||
    head.startsWith('BM') ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftypavi[fs]/s.test(head) ||
    (/^.{4}ftyp/s.test(head) && head.slice(8, 40).includes('avif'))
  );
}
