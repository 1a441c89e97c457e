import { FILE_PARTS } from '@rawi/model/truth/file';
import { z } from '@rawi/model/zod';
import { clear, createStore, del, get, keys, set, type UseStore, values } from 'idb-keyval';
import { keepUploadHint } from './upload-hint.ts';

/**
 * Unfinished uploads on this device: their records with the progress are in one database, their files in
 * another, so that progress does not write the file again. Nothing here throws; a browser without room keeps
 * the upload without its file.
 */

const keptSchema = z.object({
  key: z.string().min(1),
  uid: z.string().min(1),
  submissionId: z.string().min(1),
  part: z.enum(FILE_PARTS),
  fileId: z.string().min(1),
  name: z.string().min(1),
  bytes: z.int().positive(),
  contentType: z.string().min(1),
  /** The address of the upload session of Storage. */
  session: z.string().optional(),
  isPaused: z.boolean(),
  /** The hash of a file that the browser did not keep, by which the same file is recognized. */
  sha256: z.string().optional(),
});
export type KeptUpload = z.infer<typeof keptSchema>;

const stores = new Map<string, UseStore>();
function store(name: 'uploads' | 'files'): UseStore {
  const known = stores.get(name) ?? createStore(`rawi-${name}`, name);
  stores.set(name, known);
  return known;
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** This person's unfinished uploads on this device. */
export async function readKeptUploads(uid: string): Promise<readonly KeptUpload[]> {
  const found = (await orNothing(() => values<unknown>(store('uploads')))) ?? [];
  return found.flatMap((value) => {
    const upload = keptSchema.safeParse(value);
    return upload.success && upload.data.uid === uid ? [upload.data] : [];
  });
}

export async function keepUpload(upload: KeptUpload): Promise<void> {
  keepUploadHint(upload.uid);
  await orNothing(() => set(upload.key, upload, store('uploads')));
}

/** Keeps the file of an upload; false when the browser has no room for it. */
export async function keepFile(key: string, file: Blob): Promise<boolean> {
  return (await orNothing(() => set(key, file, store('files')).then(() => true))) === true;
}

/** The file of an upload, if the browser has kept it completely. */
export async function readKeptFile({
  key,
  bytes,
}: Pick<KeptUpload, 'key' | 'bytes'>): Promise<Blob | undefined> {
  const file = await orNothing(() => get<unknown>(key, store('files')));
  return file instanceof Blob && file.size === bytes ? file : undefined;
}

export async function forgetUpload(key: string): Promise<void> {
  await orNothing(() => del(key, store('uploads')));
  if ((await orNothing(() => keys(store('uploads'))))?.length === 0) keepUploadHint(undefined);
  await orNothing(() => del(key, store('files')));
}

/** Forgets all uploads at a log-out. */
export async function forgetAllUploads(): Promise<void> {
  keepUploadHint(undefined);
  await orNothing(() => clear(store('uploads')));
  await orNothing(() => clear(store('files')));
}
