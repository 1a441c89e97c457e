import { folderBeside } from '@rawi/media/published-folder';
import { TRANSCRIPT_FILE } from '@rawi/model/transcripts/transcript-kinds';
import { PANELS_FILE } from '@rawi/model/truth/page-images';
import type { PublicationWork } from '@rawi/model/truth/publication';

/** A file that is copied. */
export interface Copy {
  readonly from: string;
  readonly into: string;
}

/**
 * Where the panels of a chapter lie that is published into a folder: named after that, so that who knows nothing but the
 * publication can delete them.
 */
export const panelsFileFor = (into: string): string => `${folderBeside(into, 'panels')}/${PANELS_FILE}`;

/** Where the text of such a chapter lies, likewise. */
export const transcriptFileFor = (into: string): string =>
  `${folderBeside(into, 'transcript')}/${TRANSCRIPT_FILE}`;

/** Where the pictures lie that are shared of a chapter whose page images lie in a folder. */
export const cardsFolderFor = (into: string): string => folderBeside(into, 'cards');

/** The folder in which a published chapter or comic has its files. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/**
 * The same names in another folder. What is public lies where its document says: a chapter's panels have a folder of their own,
 * and lie beside its other files where those are kept or staged.
 */
export function copiesBetween(
  paths: readonly string[],
  { from, into }: PublicationWork['folders'][number],
): Copy[] {
  return paths.map((path) => {
    const name = path.slice(path.lastIndexOf('/'));
    const at = (folder: string) => (folder.startsWith('public/') ? path : `${folder}${name}`);
    return { from: at(from), into: at(into) };
  });
}
