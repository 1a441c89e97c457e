import { STAGED } from '@rawi/model/truth/file';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import { pageManifestSchema } from '@rawi/model/truth/page-manifest';
import { reading } from '@rawi/model/truth/tolerant';
import { readFile } from '../submissions/opened-files.ts';

const manifest = reading(pageManifestSchema);

/**
 * The pages of an unpublished submission's file, in order; a page of several images was cut into slices.
 * Rejects when they are gone.
 */
export async function stagedPages(
  submissionId: string,
  folder: string,
): Promise<readonly (readonly PageImage[])[]> {
  const text = await (await readFile(submissionId, `${folder}/${STAGED.manifest}`)).text();
  return pagesOf(manifest.parse(JSON.parse(text)));
}
