import { LIMITS } from '@rawi/model/limits';
import { fold } from '@rawi/model/text/fold';
import { cutText, decodeText } from '../files/decode-text.ts';
import { isListJson } from '../files/json-file.ts';
import { type BroughtList, UnreadableFile } from '../files/listed-book.ts';
import { nameOfFile, readCbl, readListJson } from '../files/read-list-file.ts';
import { entriesOfJson } from './json-library.ts';
import { LIBRARY_FILE, type LibraryEntry, MAX_NAMES } from './library-entry.ts';
import { entriesOfMal } from './mal-file.ts';
import { entriesOfMihon } from './mihon-backup.ts';
import { entriesOfCsv } from './table.ts';
import { isPacked, unpack } from './unpack.ts';

/** What a file brings: lists in their order, or the comics of a library with their states. */
export type BroughtFile =
  | { readonly kind: 'lists'; readonly lists: readonly BroughtList[] }
  | { readonly kind: 'library'; readonly name: string; readonly entries: readonly LibraryEntry[] };

interface Reading {
  /** How many entries have been read so far. */
  readonly onProgress: (entries: number) => void;
  readonly signal: AbortSignal;
}

/**
 * What a file brings, recognised by what is in it, whatever it is called. All of it is plain text within our bounds. Throws
 * `UnreadableFile`. Nothing of it leaves the device.
 */
export async function readBroughtFile(file: File, reading: Reading): Promise<BroughtFile> {
  if (file.size > LIBRARY_FILE.bytes) throw new UnreadableFile('tooLarge');
  const bytes = await bytesOf(file);
  const unpacked = isPacked(bytes) ? await unpack(bytes, reading.signal) : bytes;
  const found = recognised(unpacked, file.name);
  if ('lists' in found) return { kind: 'lists', lists: found.lists };
  const entries = await collect(found.entries, reading);
  if (entries.length === 0) throw new UnreadableFile('empty');
  return { kind: 'library', name: nameOfFile(file.name), entries };
}

/** A file may have gone since it was chosen, or lie where the browser may not read. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableFile('unreadable');
  }
}

type Found =
  | { readonly lists: readonly BroughtList[] }
  | { readonly entries: Iterable<LibraryEntry | undefined> };

function recognised(bytes: Uint8Array, fileName: string): Found {
  if (isMessage(bytes)) return { entries: entriesOfMihon(bytes) };
  const text = decodeText(bytes);
  const start = /\S/.exec(text)?.[0];
  if (start === undefined) throw new UnreadableFile('empty');
  if (start === '<') {
    if (isMal(text)) return { entries: entriesOfMal(text) };
    refuseLong(bytes);
    return { lists: readCbl(text, fileName) };
  }
  if (start !== '{' && start !== '[') return { entries: entriesOfCsv(text) };
  const parsed = parsedJson(text);
  if (!isListJson(parsed)) return { entries: entriesOfJson(parsed) };
  refuseLong(bytes);
  return { lists: readListJson(parsed, fileName) };
}

/** How many bytes are looked at to tell what a file is. */
const LOOKED_AT = 4096;

/** A message of Protocol Buffers begins with its field 1 or 2, and has control characters, which no text has. */
function isMessage(bytes: Uint8Array): boolean {
  const [first] = bytes;
  if (first !== 0x0a && first !== 0x12) return false;
  return bytes.subarray(0, LOOKED_AT).some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20));
}

const isMal = (text: string) => /<myanimelist[\s/>]/.test(text.slice(0, LOOKED_AT));

/** A list is read at once, so it may be no longer than the page stays usable with. */
function refuseLong({ length }: Uint8Array): void {
  if (length > LIMITS.listFile.bytes) throw new UnreadableFile('tooLarge');
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile('broken');
  }
}

/** How long entries are read before the page may do something else, in milliseconds. */
const SLICE_MS = 12;

/** The entries within our bounds, each comic once: AniList has one in every list that it stands on. */
async function collect(
  entries: Iterable<LibraryEntry | undefined>,
  { onProgress, signal }: Reading,
): Promise<readonly LibraryEntry[]> {
  const byName = new Map<string, LibraryEntry>();
  let began = performance.now();
  for (const each of entries) {
    const entry = each && bounded(each);
    if (entry) {
      const key = fold(entry.names[0] ?? '') || (entry.names[0] ?? '');
      byName.set(key, joined(byName.get(key), entry));
      if (byName.size > LIBRARY_FILE.entries) throw new UnreadableFile('tooMany');
    }
    if (performance.now() - began > SLICE_MS) {
      onProgress(byName.size);
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      began = performance.now();
    }
  }
  return [...byName.values()];
}

/** Undefined for what has no name that anybody could see. */
function bounded({ names, slug, ...entry }: LibraryEntry): LibraryEntry | undefined {
  const shown = [...new Set(names.slice(0, MAX_NAMES).map((name) => cutText(name.replaceAll(/\s+/g, ' '))))];
  const seen = shown.filter((name) => name !== '');
  if (seen.length === 0) return undefined;
  const cut = slug === undefined ? '' : cutText(slug);
  return { ...entry, names: seen, ...(cut !== '' && { slug: cut }) };
}

function joined(before: LibraryEntry | undefined, entry: LibraryEntry): LibraryEntry {
  if (!before) return entry;
  const names = [...new Set([...before.names, ...entry.names])].slice(0, MAX_NAMES);
  return { ...entry, ...before, names, shelf: before.shelf ?? entry.shelf };
}
