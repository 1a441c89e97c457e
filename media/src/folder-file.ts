import { realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Why a file was refused, as a sentence for the owner of the folder. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export interface FolderFile {
  readonly path: string;
  readonly bytes: number;
}

/** A file of the folder that exists, is a file, is not empty, and lies in the folder once links are followed. */
export async function folderFile(folder: string, name: string, maxBytes: number): Promise<FolderFile> {
  const path = await realpath(join(folder, name)).catch(() => {
    throw new Refused(`there is no file “${name}” in the folder.`);
  });
  const inside = relative(await realpath(folder), path);
  if (inside === '..' || inside.startsWith(`..${sep}`)) {
    throw new Refused(`“${name}” leads out of the folder.`);
  }
  const info = await stat(path);
  if (!info.isFile()) throw new Refused(`“${name}” is not a file.`);
  if (info.size === 0) throw new Refused(`“${name}” is empty.`);
  if (info.size > maxBytes) {
    throw new Refused(`“${name}” is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  }
  return { path, bytes: info.size };
}
