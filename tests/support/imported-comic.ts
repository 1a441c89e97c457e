import { REAL_COMICS, smallCatalog, smallFiles, temporaryFolder } from '@rawi/import/testing/sample-folder';

/** What is imported in these tests: the real comic where the machine has it, else a drawn one. */
export const IMPORTED =
  REAL_COMICS === undefined
    ? { slug: 'salt-and-sand', chapterId: 'salt-and-sand-2-ar', pages: 2 }
    : { slug: 'pepper-and-carrot', chapterId: 'pepper-and-carrot-6-ar', pages: 11 };

/** The folder to import, and what removes it when it was drawn. */
export async function comicsFolder(): Promise<{
  readonly folder: string;
  readonly remove: () => Promise<void>;
}> {
  if (REAL_COMICS !== undefined) return { folder: REAL_COMICS, remove: async () => {} };
  console.warn('No real comics on this machine (RAWI_SAMPLES): a drawn one is imported.');
  return temporaryFolder({ 'catalog.json': smallCatalog(), ...(await smallFiles()) });
}
