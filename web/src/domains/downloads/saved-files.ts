/**
 * The files of saved chapters, in a cache of their own that only a removal empties. The service worker reads
 * it too.
 */

const CACHE = 'rawi-downloads';
/** Saved files have keys below this address of ours; the site has nothing there. */
const BELOW = '/.downloads/';

/**
 * The key under which a published file is saved. A picture has one key for all of its widths, since one width
 * is saved. Undefined for an address that is no published file.
 */
export function savedKey(address: string): string | undefined {
  const path = /\/o\/(public%2F[^?#]+)/.exec(address)?.[1];
  if (path === undefined) return undefined;
  return BELOW + path.replace(/-\d+(\.[a-z]+)$/i, '$1');
}

/** Whether any file is saved. Rejects in a browser without caches. */
export const hasSavedFiles = (): Promise<boolean> => caches.has(CACHE);

/** The saved copy of a published file, whichever width is requested. Rejects in a browser without caches. */
export async function readSavedFile(address: string): Promise<Response | undefined> {
  const key = savedKey(address);
  return key === undefined ? undefined : caches.match(key, { cacheName: CACHE });
}

/** Saves a file, and resolves with its bytes. Rejects with a `QuotaExceededError` when there is no room. */
export async function saveFile(address: string, content: Response): Promise<number> {
  const key = savedKey(address);
  if (key === undefined) throw new Error(`“${address}” is no published file.`);
  const blob = await content.blob();
  const headers = { 'content-type': blob.type, 'content-length': `${blob.size}` };
  await (await caches.open(CACHE)).put(key, new Response(blob, { headers }));
  return blob.size;
}

/** The bytes of those of these files that are saved, by their keys. */
export async function readSavedSizes(addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  if (!(await hasSavedFiles())) return sizes;
  const cache = await caches.open(CACHE);
  await Promise.all(
    addresses.map(async (address) => {
      const key = savedKey(address);
      const found = key === undefined ? undefined : await cache.match(key);
      if (key !== undefined && found) sizes.set(key, Number(found.headers.get('content-length') ?? 0));
    }),
  );
  return sizes;
}

/** The chapter or comic that a saved file belongs to, by its key. */
export function ownerOfKey(key: string): string | undefined {
  return /^\/\.downloads\/public%2F([A-Za-z0-9_-]+)-[0-9a-f]+%2F/.exec(key)?.[1];
}

/** Deletes the saved files of those chapters and comics for which `isGone` returns true. */
export async function dropSaved(isGone: (owner: string) => boolean): Promise<void> {
  if (!(await hasSavedFiles())) return;
  const cache = await caches.open(CACHE);
  const all = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const gone = all.filter((key) => {
    const owner = ownerOfKey(key);
    return owner !== undefined && isGone(owner);
  });
  await Promise.all(gone.map((key) => cache.delete(key)));
}

/** Deletes all saved files. */
export const dropAllSaved = async (): Promise<void> => void (await caches.delete(CACHE));

/**
 * The part of a complete response that a `Range` header asks for; the whole when the header asks for
 * something else.
 */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return whole;
  const blob = await whole.blob();
  const start = Number(from);
  const end = Math.min(to === '' || to === undefined ? blob.size - 1 : Number(to), blob.size - 1);
  if (start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } });
  return new Response(blob.slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': blob.type,
      'content-length': `${end - start + 1}`,
      'content-range': `bytes ${start}-${end}/${blob.size}`,
      'accept-ranges': 'bytes',
    },
  });
}
