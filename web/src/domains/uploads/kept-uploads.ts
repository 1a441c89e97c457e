import { FILE_PARTS } from '@rawi/model/truth/file';
import { z } from '@rawi/model/zod';
import { clear, createStore, del, get, keys, set, type UseStore, values } from 'idb-keyval';
import { keepUploadHint } from './upload-hint.ts';

/**
 * Uploads that are not finished, on this device: what they are and how far in one database, their files in another, so that
 * progress writes no file again. Nothing here throws; a browser without room keeps the upload without its file.
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
  /** The address of the session of Storage. */
  session: z.string().optional(),
  isPaused: z.boolean(),
  /** Of the file, where the browser did not keep it: the same one is known by it. */
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

/** What this person has under way here. */
export async function keptUploads(uid: string): Promise<readonly KeptUpload[]> {
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

/** Keeps the file of an upload; false where the browser has no room for it. */
export async function keepFile(key: string, file: Blob): Promise<boolean> {
  return (await orNothing(() => set(key, file, store('files')).then(() => true))) === true;
}

/** The file of an upload, where the browser has kept it whole. */
export async function keptFile({ key, bytes }: Pick<KeptUpload, 'key' | 'bytes'>): Promise<Blob | undefined> {
  const file = await orNothing(() => get<unknown>(key, store('files')));
  return file instanceof Blob && file.size === bytes ? file : undefined;
}

export async function forgetUpload(key: string): Promise<void> {
  await orNothing(() => del(key, store('uploads')));
  if ((await orNothing(() => keys(store('uploads'))))?.length === 0) keepUploadHint(undefined);
  await orNothing(() => del(key, store('files')));
}

/** With a log-out. */
export async function forgetAllUploads(): Promise<void> {
  keepUploadHint(undefined);
  await orNothing(() => clear(store('uploads')));
  await orNothing(() => clear(store('files')));
}
