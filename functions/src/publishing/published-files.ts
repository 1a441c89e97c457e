import type { PublicationWork } from '@rawi/model/truth/publication';

/** A file that is copied. */
export interface Copy {
  readonly from: string;
  readonly into: string;
}

/** The folder in which a published chapter or comic has its files. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The same names in another folder. */
export function copiesBetween(
  paths: readonly string[],
  { from, into }: PublicationWork['folders'][number],
): Copy[] {
  return paths.map((path) => {
    const name = path.slice(path.lastIndexOf('/'));
    return { from: `${from}${name}`, into: `${into}${name}` };
  });
}
