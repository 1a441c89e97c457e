/** A required file no longer exists: another attempt would find the same. */
export class FileVanished extends Error {
  override readonly name = 'FileVanished';
  constructor(path: string) {
    super(`${path} is not there.`);
  }
}
