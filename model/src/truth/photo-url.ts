/** A person's photo as the Auth record and the token carry it: the address of the served file, which names its path. */

/** `origin` is that of Cloud Storage for Firebase or of its emulator. */
export function photoUrl(origin: string, bucket: string, path: string): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** The path in the bucket, or `undefined` for an address of another kind. */
export function pathOfPhotoUrl(url: string): string | undefined {
  const encoded = /\/v0\/b\/[^/]+\/o\/([^/?]+)\?alt=media$/.exec(url)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
