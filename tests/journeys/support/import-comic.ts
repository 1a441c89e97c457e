import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { REAL_COMICS, smallCatalog, smallFiles, temporaryFolder } from '@rawi/import/testing/sample-folder';

const run = promisify(execFile);

/**
 * Brings a comic into the site as its owner would, with the importer; a second time it changes nothing. Its chapters stay
 * the PDFs that they are: the seeded ones are page images already.
 */
export default async function importComic(): Promise<void> {
  const importer = process.env['RAWI_IMPORTER'];
  if (importer === undefined)
    throw new Error('RAWI_IMPORTER is not set: the journeys run as a part of npm test.');
  if (REAL_COMICS !== undefined) {
    await importFolder(importer, REAL_COMICS);
    return;
  }
  console.warn('No real comics in RAWI_SAMPLES: the journeys read an imported comic of drawn pages.');
  const { folder, remove } = await temporaryFolder({
    ...(await smallFiles()),
    'catalog.json': smallCatalog(),
  });
  await importFolder(importer, folder);
  await remove();
}

/** A second run waits once more for the pages: on a busy machine the function may answer late. */
async function importFolder(importer: string, folder: string): Promise<void> {
  try {
    await run(process.execPath, [importer, folder, '--as-pdf']);
  } catch {
    await run(process.execPath, [importer, folder, '--as-pdf']);
  }
}
