import { LIMITS } from '@rawi/model/limits';
import { image } from '@rawi/model/validation/rules';

export type PictureProblem = 'not-an-image' | 'too-large' | 'unreadable';

export interface Picture {
  /** An object URL; release it with `URL.revokeObjectURL`. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly element: HTMLImageElement;
}

/** Opens a chosen file as a picture, or says why we cannot use it. */
export async function openPicture(file: File): Promise<Picture | PictureProblem> {
  if (image(file.name) !== undefined) return 'not-an-image';
  if (file.size > LIMITS.photoBytes) return 'too-large';
  const url = URL.createObjectURL(file);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
    const { naturalWidth: width, naturalHeight: height } = element;
    if (width > 0 && height > 0) return { url, width, height, element };
  } catch {
    // The browser cannot decode it.
  }
  URL.revokeObjectURL(url);
  return 'unreadable';
}
