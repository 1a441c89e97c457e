import { storagePaths } from '@rawi/model/paths';
import type { Check, Finding, Patient } from '../check.ts';
import { examine } from '../examine.ts';
import { type NamingFiles, namingFiles } from '../named-files.ts';

/** A document that names published files that are not in the bucket. */
export const FILES_MISSING: Check = {
  name: 'file-missing',
  reads: ({ comics, chapters, articles, publishers, translators, people }) =>
    comics + chapters + articles + publishers + translators + people,
  find: (patient) =>
    examine(
      namingFiles(patient),
      ({ path }) => ({ path }),
      (named) => look(patient, named),
    ),
};

async function look(
  { published }: Patient,
  { path, owner, files }: NamingFiles,
): Promise<readonly Finding[]> {
  if (files.length === 0) return [];
  const own = await published.list(storagePaths.publicFolders(owner));
  const there = new Set(own.map((file) => file.path));
  const missing: string[] = [];
  for (const file of new Set(files)) {
    // What one document shows may lie in another's folder.
    if (!there.has(file) && !(await published.find(file))) missing.push(file);
  }
  const [first] = missing;
  if (first === undefined) return [];
  return [
    {
      id: path,
      problem: `It names ${missing.length} files that are not in the bucket, for example ${first}.`,
      remedy:
        'Bring them back: import the comic again, replace the chapter’s file, or restore them from an export.',
    },
  ];
}
