import { STAGED } from '@rawi/model/truth/file';
import { z } from '@rawi/model/zod';
import { readFile } from '../submissions/opened-files.ts';

/** Of what is noted of a page, what it looks like (`media`, "distill"): the rest is for the functions. */
const notes = z.array(z.object({ hash: z.string() }));

/** What the pages of a staged file of a submission look like, in order, each as a hash; null where the notes are gone. */
export async function pageHashes(submissionId: string, folder: string): Promise<readonly string[] | null> {
  try {
    const text = await (await readFile(submissionId, `${folder}/${STAGED.pages}`)).text();
    return notes.parse(JSON.parse(text)).map(({ hash }) => hash);
  } catch {
    // They go with the rest of a file, some time after a decision.
    return null;
  }
}
