import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { tokenSweepRef } from '../data/documents.ts';
import { DOWNLOAD_TOKENS, type Files, type ListedFiles, type StoredFile } from '../data/files.ts';
import { seal, unseal } from '../secrets/seal.ts';
import { eachAlone, type Named } from './each-alone.ts';

export interface TokenServices {
  readonly firestore: Firestore;
  readonly hashKey: string;
  readonly uploads: SweptFiles;
  readonly published: SweptFiles;
}
type SweptFiles = Pick<Files, 'listSome' | 'dropDownloadToken'>;

/** Where nothing is public. */
const PLACES = [
  { bucket: 'uploads', folder: 'incoming/' },
  { bucket: 'published', folder: 'staging/' },
  { bucket: 'published', folder: 'sealed/' },
] as const;

/** As many files are looked at in a run: a hundred requests for lists. */
const BOUNDS = { pages: 100, files: 500 };

const USE = 'token-sweep';
/** A place, and where its list goes on. */
const standSchema = z.tuple([z.int().nonnegative(), z.string().nullable()]);
type Stand = z.infer<typeof standSchema>;
const BEGIN: Stand = [0, null];

/**
 * Takes the download tokens off what is not public: one that was made before clients were refused such files, or by whoever looks at
 * one in the console. A run looks at a bounded number of files, and the next goes on where it stopped; a last page ends the run.
 * Returns how many files had one.
 */
export async function sweepTokens(services: TokenServices, { pages, files } = BOUNDS): Promise<number> {
  const { firestore, hashKey } = services;
  const ref = tokenSweepRef(firestore);
  const named: Named<StoredFile> = {
    failure: 'A download token was not taken away.',
    name: ({ path }) => path,
  };
  let stand = standOf(hashKey, (await ref.get()).data()?.sealed);
  let dropped = 0;
  for (let page = 0; page < pages; page += 1) {
    const [place, from] = stand;
    const at = PLACES[place];
    if (!at) break;
    const listed = await listedAt(services[at.bucket], at.folder, from, files);
    const open = listed.files.filter(({ metadata }) => metadata[DOWNLOAD_TOKENS] !== undefined);
    const { done } = await eachAlone(open, named, async ({ path }) => {
      await services[at.bucket].dropDownloadToken(path);
      return true;
    });
    dropped += done;
    stand = listed.next === null ? [place + 1, null] : [place, listed.next];
    const next = PLACES[stand[0]] ? stand : BEGIN;
    await ref.set({ sealed: seal(hashKey, USE, JSON.stringify(next)) });
  }
  if (dropped > 0) logger.warn('Files that are not public had a download token.', { dropped });
  return dropped;
}

/** Where the last run stopped; the beginning where nothing says so that can be read. */
function standOf(hashKey: string, sealed: string | undefined): Stand {
  if (sealed === undefined) return BEGIN;
  try {
    return standSchema.parse(JSON.parse(unseal(hashKey, USE, sealed)));
  } catch {
    return BEGIN;
  }
}

/** Storage forgets where a list goes on after some days: then it is begun anew. */
async function listedAt(
  bucket: SweptFiles,
  folder: string,
  from: string | null,
  most: number,
): Promise<ListedFiles> {
  try {
    return await bucket.listSome(folder, from, most);
  } catch (error) {
    if (from === null) throw error;
    return await bucket.listSome(folder, null, most);
  }
}
