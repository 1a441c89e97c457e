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

/** The folders in which nothing is public. */
const FOLDERS = [
  { bucket: 'uploads', folder: 'incoming/' },
  { bucket: 'published', folder: 'staging/' },
  { bucket: 'published', folder: 'sealed/' },
] as const;

/** The most that one run lists: a hundred requests for 500 files each. */
const BOUNDS = { pages: 100, files: 500 };

const USE = 'token-sweep';
/** A folder, and the position in its list. */
const positionSchema = z.tuple([z.int().nonnegative(), z.string().nullable()]);
type Position = z.infer<typeof positionSchema>;
const BEGIN: Position = [0, null];

/**
 * Removes the download tokens of files that are not public: those made before clients were refused such
 * files, and those made by looking at a file in the console. A run processes a bounded number of files, and
 * the next continues there; a last page ends the run. Returns how many files had one.
 */
export async function sweepTokens(services: TokenServices, { pages, files } = BOUNDS): Promise<number> {
  const { firestore, hashKey } = services;
  const ref = tokenSweepRef(firestore);
  const named: Named<StoredFile> = {
    failure: 'A download token was not taken away.',
    name: ({ path }) => path,
  };
  let position = readPosition(hashKey, (await ref.get()).data()?.sealed);
  let dropped = 0;
  for (let page = 0; page < pages; page += 1) {
    const [place, from] = position;
    const at = FOLDERS[place];
    if (!at) break;
    const listed = await listFrom(services[at.bucket], at.folder, from, files);
    const open = listed.files.filter(({ metadata }) => metadata[DOWNLOAD_TOKENS] !== undefined);
    const { done } = await eachAlone(open, named, async ({ path }) => {
      await services[at.bucket].dropDownloadToken(path);
      return true;
    });
    dropped += done;
    position = listed.next === null ? [place + 1, null] : [place, listed.next];
    const next = FOLDERS[position[0]] ? position : BEGIN;
    await ref.set({ sealed: seal(hashKey, USE, JSON.stringify(next)) });
  }
  if (dropped > 0) logger.warn('Files that are not public had a download token.', { dropped });
  return dropped;
}

/** Where the last run stopped; the beginning if that is missing or cannot be read. */
function readPosition(hashKey: string, sealed: string | undefined): Position {
  if (sealed === undefined) return BEGIN;
  try {
    return positionSchema.parse(JSON.parse(unseal(hashKey, USE, sealed)));
  } catch {
    return BEGIN;
  }
}

/** Storage forgets the position in a list after some days: then the list starts from the beginning. */
async function listFrom(
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
