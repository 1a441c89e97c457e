/** A file that is needed is not there any more: another try would find the same. */
export class FileVanished extends Error {
  override readonly name = 'FileVanished';
  constructor(path: string) {
    super(`${path} is not there.`);
  }
}
