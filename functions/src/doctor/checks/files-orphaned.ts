import { storagePaths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { ifReadable } from '../../data/converter.ts';
import { unfinishedPublications } from '../../data/publications.ts';
import { folderOf, panelsFileFor, transcriptFileFor } from '../../publishing/published-files.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { namingFiles } from '../named-files.ts';

/** Files of one request. */
const LISTED = 1000;

const OF_TEXTS = storagePaths.textFolder('');

/** A folder of published files that no document names. */
export const FILES_ORPHANED: Check = {
  name: 'file-orphaned',
  reads: ({ comics, chapters, articles, publishers, translators, people }) =>
    comics + chapters + articles + publishers + translators + people,
  async *find(patient) {
    const named = await foldersUnderWay(patient.firestore);
    const owners = new Set<string>();
    for await (const { owner, files, leaving = [] } of namingFiles(patient)) {
      for (const file of files) named.add(folderOf(file));
      for (const folder of leaving) named.add(folder);
      owners.add(owner);
    }
    for await (const { folder, count } of foldersOf(patient, owners)) {
      // The index of texts lets go of its own.
      if (!named.has(folder) && !folder.startsWith(OF_TEXTS)) yield finding(patient, folder, count);
    }
  },
};

/** Folders that publications are filling, and those that they will delete when their time is over. */
async function foldersUnderWay(db: Firestore): Promise<Set<string>> {
  const { docs } = await unfinishedPublications(db).get();
  return new Set(
    docs.flatMap((stored) => {
      const work = ifReadable(stored);
      if (!work) return [];
      const { folders, deletes } = work;
      const own = folders.flatMap(({ into }) => [
        into,
        folderOf(panelsFileFor(into)),
        folderOf(transcriptFileFor(into)),
      ]);
      return [...own, ...deletes.map(({ folder }) => folder)];
    }),
  );
}

/** All folders, or of a sample those of its owners; a file that lies in no folder is named itself. */
async function* foldersOf({ published, all }: Patient, owners: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  const add = (path: string) => counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  if (all) {
    let from: string | null = null;
    do {
      const { files, next }: Awaited<ReturnType<typeof published.listSome>> = await published.listSome(
        'public/',
        from,
        LISTED,
      );
      for (const { path } of files) add(path);
      from = next;
    } while (from !== null);
  } else {
    for (const owner of owners) {
      const own = new RegExp(`^${storagePaths.publicFolders(owner)}[0-9a-f]+$`);
      for (const { path } of await published.list(storagePaths.publicFolders(owner))) {
        // The folders of another owner may begin with the same words.
        if (own.test(folderOf(path))) add(path);
      }
    }
  }
  for (const [folder, count] of counts) yield { folder, count };
}

function finding({ published }: Patient, folder: string, count: number): Finding {
  return {
    id: folder,
    problem: `No document names this folder; it holds ${count} files.`,
    remedy: `If nothing is being imported, it only takes room: gcloud storage rm -r gs://${published.bucket}/${folder}`,
  };
}
