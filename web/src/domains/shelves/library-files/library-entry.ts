import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';

/** What a file says of one comic that somebody reads elsewhere, or has saved here. */
export interface LibraryEntry {
  /** What it is called, the main name first. */
  readonly names: readonly string[];
  /** The shelf that its state means here; undefined where the file has no state. */
  readonly shelf?: ReadingShelf | undefined;
  /** The slug that it had here, if the file is from here. */
  readonly slug?: string | undefined;
  /** It has a rating there, which is not brought. */
  readonly isRated?: true | undefined;
}

/** Maximum number of names of one comic that are compared. */
export const MAX_NAMES = 12;

const MiB = 1024 * 1024;

/** A library that somebody brings: the bytes of its file, those that it unpacks to, and its comics. */
export const LIBRARY_FILE = { bytes: 20 * MiB, unpacked: 64 * MiB, entries: 50_000 } as const;
