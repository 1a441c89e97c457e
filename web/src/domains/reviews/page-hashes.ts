import { STAGED } from '@rawi/model/truth/file';
import { z } from '@rawi/model/zod';
import { readFile } from '../submissions/opened-files.ts';

/**
 * From the notes about a page, only the hash of its picture (`media`, "distill"): the rest is for the
 * functions.
 */
const notes = z.array(z.object({ hash: z.string() }));

/** The picture hashes of the pages of a staged file, in order; null when the notes are gone. */
export async function pageHashes(submissionId: string, folder: string): Promise<readonly string[] | null> {
  try {
    const text = await (await readFile(submissionId, `${folder}/${STAGED.pages}`)).text();
    return notes.parse(JSON.parse(text)).map(({ hash }) => hash);
  } catch {
    // The notes are deleted with the rest of a file, some time after a decision.
    return null;
  }
}
