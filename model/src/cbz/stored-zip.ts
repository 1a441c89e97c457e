/**
 * Writes an archive piece by piece, its files as they are: pictures do not get smaller by being packed. The size and the checksum of each file stand before it. Where they
 * stand behind it, as streaming libraries write them, readers that go through an archive from its start cannot tell where a file ends that is not packed.
 */

/** APPNOTE 4.3.7, 4.3.12 and 4.3.16. */
const SIGNATURES = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const HEADER_BYTES = { file: 30, entry: 46, end: 22 } as const;
/** Version 2.0, names in UTF-8 (bit 11), and the first day that the format knows: the same pages give the same bytes. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const FIRST_DAY = 0x0021;
/** Larger archives, and more files, need a form that not every reader knows. */
const MOST = { bytes: 0xffff_ffff, files: 0xffff } as const;

interface Entry {
  readonly name: Uint8Array;
  readonly crc: number;
  readonly bytes: number;
  readonly at: number;
}

export class StoredZip {
  readonly #entries: Entry[] = [];
  readonly #encoder = new TextEncoder();
  #bytes = 0;
  #directoryBytes = 0;

  /** What stands before a file: to be written first, then the file itself. Throws `RangeError` where the archive becomes too large. */
  header(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
    const entry = {
      name: this.#encoder.encode(name),
      crc: crc32(content),
      bytes: content.byteLength,
      at: this.#bytes,
    };
    const { file, entry: perFile, end } = HEADER_BYTES;
    const bytes = this.#bytes + file + entry.name.length + entry.bytes;
    const directory = this.#directoryBytes + perFile + entry.name.length;
    if (bytes + directory + end > MOST.bytes || this.#entries.length >= MOST.files) {
      throw new RangeError('The archive is too large.');
    }
    this.#entries.push(entry);
    this.#bytes = bytes;
    this.#directoryBytes = directory;
    const { buffer, view } = emptyHeader(file + entry.name.length);
    view.setUint32(0, SIGNATURES.file, true);
    writeCommon(view, 4, entry);
    buffer.set(entry.name, file);
    return buffer;
  }

  /** What stands behind all files. */
  end(): Uint8Array<ArrayBuffer> {
    const { entry: fixed, end } = HEADER_BYTES;
    const directory = this.#directoryBytes;
    const { buffer, view } = emptyHeader(directory + end);
    let at = 0;
    for (const entry of this.#entries) {
      view.setUint32(at, SIGNATURES.entry, true);
      view.setUint16(at + 4, VERSION, true);
      writeCommon(view, at + 6, entry);
      view.setUint32(at + 42, entry.at, true);
      buffer.set(entry.name, at + fixed);
      at += fixed + entry.name.length;
    }
    view.setUint32(at, SIGNATURES.end, true);
    view.setUint16(at + 8, this.#entries.length, true);
    view.setUint16(at + 10, this.#entries.length, true);
    view.setUint32(at + 12, directory, true);
    view.setUint32(at + 16, this.#bytes, true);
    return buffer;
  }
}

function emptyHeader(bytes: number) {
  const buffer = new Uint8Array(bytes);
  return { buffer, view: new DataView(buffer.buffer) };
}

/** What a file's header and its entry in the directory have in common. */
function writeCommon(view: DataView, at: number, { crc, bytes, name }: Entry): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 8, FIRST_DAY, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, bytes, true);
  view.setUint32(at + 18, bytes, true);
  view.setUint16(at + 22, name.length, true);
}

let table: Uint32Array | undefined;

/** The checksum of ISO 3309, as ZIP has it. */
export function crc32(content: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
    return value;
  });
  let crc = 0xffff_ffff;
  for (const byte of content) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffff_ffff) >>> 0;
}
