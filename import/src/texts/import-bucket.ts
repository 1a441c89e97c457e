import type { Bucket } from '@rawi/media/upload-files';

/** The bucket of the site, of which the texts that it has are read too; firebase-admin's bucket has all of it. */
export interface ImportBucket extends Bucket {
  file(path: string): ReturnType<Bucket['file']> & { download(): Promise<[Buffer]> };
}
