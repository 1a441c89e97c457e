import { createHash } from 'node:crypto';
import { open, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { byNaturalOrder } from '@rawi/media/archives/natural-order';
import { Refused } from '@rawi/media/folder-file';
import { StoredZip } from '@rawi/model/cbz/stored-zip';
import { LIMITS } from '@rawi/model/limits';
import { z } from '@rawi/model/zod';
import { keepFolder } from './kept-folder.ts';

const ARCHIVE = 'chapter.cbz';
/** What is a page by its name, and what says something of the pages. */
const WANTED = /\.(?:jpe?g|jfif|png|webp|gif|avif|bmp|tiff?|svg|hei[cf]|jxl)$|^ComicInfo\.xml$/i;

/**
 * A folder of pictures as the archive that its chapter is taken for, made once; undefined where the name is not that of a folder. The same pictures give the same bytes. Throws
 * `Refused`.
 */
export async function packedFolder(
  keptIn: string,
  folder: string,
  name: string,
): Promise<string | undefined> {
  const path = await realpath(join(folder, name)).catch(() => undefined);
  if (path === undefined || !(await stat(path)).isDirectory()) return undefined;
  const inside = relative(await realpath(folder), path);
  if (inside === '..' || inside.startsWith(`..${sep}`))
    throw new Refused(`“${name}” leads out of the folder.`);
  const entries = await readdir(path, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && WANTED.test(entry.name))
    .map((entry) => entry.name)
    .toSorted(byNaturalOrder);
  if (files.length === 0) throw new Refused(`“${name}” holds no pictures.`);
  const kept = await keepFolder(
    {
      keptIn,
      madeOf: ['folder', await hashOf(path, name, files)],
      factsFile: 'archive.json',
      schema: z.strictObject({}),
    },
    async (work) => {
      await pack(join(work, ARCHIVE), path, files);
      return {};
    },
  );
  return join(kept.folder, ARCHIVE);
}

async function hashOf(path: string, name: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const file of files) {
    const { size } = await stat(join(path, file));
    bytes += size;
    if (bytes > LIMITS.pdfBytes) {
      throw new Refused(
        `the pictures in “${name}” are larger than ${Math.floor(LIMITS.pdfBytes / 1024 / 1024)} MB.`,
      );
    }
    hash.update(`${file}\n`).update(await readFile(join(path, file)));
  }
  return hash.digest('hex');
}

/** One picture at a time. */
async function pack(archive: string, path: string, files: readonly string[]): Promise<void> {
  const zip = new StoredZip();
  const file = await open(archive, 'w');
  try {
    for (const name of files) {
      const content = await readFile(join(path, name));
      await file.write(zip.header(name, content));
      await file.write(content);
    }
    await file.write(zip.end());
  } finally {
    await file.close();
  }
}
