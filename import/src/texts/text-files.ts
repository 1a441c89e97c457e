import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogChapter } from '../catalog-file.ts';

const CHAPTER_ENDING = /\.(?:pdf|cbz|zip)$/iu;
const TEXT_ENDINGS = ['.transcript.json', '.txt', '.srt'] as const;

/**
 * The files with a chapter's text, the one that counts first: the one that the catalogue names, else those that are called as the chapter's file
 * (`salt-1.txt` or `salt-1.pdf.txt` beside `salt-1.pdf`), of its language (`salt-1.ar.txt`) before those of none.
 */
export async function textFiles(
  folder: string,
  { pdf, language, transcript }: Pick<CatalogChapter, 'pdf' | 'language' | 'transcript'>,
): Promise<readonly string[]> {
  if (transcript !== undefined) return [transcript];
  const file = pdf.replace(/\/+$/u, '');
  const stems = [...new Set([file.replace(CHAPTER_ENDING, ''), file])];
  const names = [`.${language}`, ''].flatMap((of) =>
    stems.flatMap((stem) => TEXT_ENDINGS.map((ending) => `${stem}${of}${ending}`)),
  );
  const found = await Promise.all(names.map(async (name) => ((await isThere(folder, name)) ? name : [])));
  return found.flat();
}

function isThere(folder: string, name: string): Promise<boolean> {
  return access(join(folder, name)).then(
    () => true,
    () => false,
  );
}
