import { LIMITS } from '@rawi/model/limits';
import type { FileRefusal } from '@rawi/model/lists/file-refusals';
import { openPicture, type Picture } from '../../people/photo/open-picture.ts';

/** `image`: its name is not that of a picture. */
export type CoverProblem = FileRefusal | 'image';

const { min, max } = LIMITS.coverSide;

/** Opens a chosen file as a cover, or says why it would be refused, as far as a browser can find out. */
export async function openCover(file: File): Promise<Picture | CoverProblem> {
  if (file.size === 0) return 'empty';
  if (await isHeic(file)) return 'heic';
  const opened = await openPicture(file);
  if (typeof opened === 'string') return PROBLEMS[opened];
  const wrong = wrongSize(file.name, opened);
  if (!wrong) return opened;
  URL.revokeObjectURL(opened.url);
  return wrong;
}

const PROBLEMS = { 'not-an-image': 'image', 'too-large': 'too-heavy', unreadable: 'damaged' } as const;

/** Whether a file is named as a drawing (SVG), which has no size of its own. */
export const isDrawing = (name: string): boolean => /\.svg$/i.test(name);

function wrongSize(name: string, { width, height }: Pick<Picture, 'width' | 'height'>) {
  if (isDrawing(name)) return undefined;
  if (Math.max(width, height) > max || width * height > LIMITS.coverPixels) return 'page-too-large';
  return Math.min(width, height) < min ? 'too-small' : undefined;
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'hevx', 'mif1', 'msf1'];

/** Checked by its name or, under another name, by its first bytes. */
async function isHeic(file: File): Promise<boolean> {
  if (/\.hei[cf]$/i.test(file.name)) return true;
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith('ftyp') && HEIC_BRANDS.includes(head.slice(4));
}
