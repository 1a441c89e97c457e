import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** The bytes of a ZIP; `options` are yazl's, such as a file mode. */
export async function zipOf(
  entries: readonly (readonly [name: string, content: Buffer, mode?: number])[],
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content, mode] of entries) {
    zip.addBuffer(content, name, { mtime: new Date(0), ...(mode === undefined ? {} : { mode }) });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The same bytes with one text put for another of the same length, wherever it stands: names that no packer writes. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  const result = Buffer.from(zip);
  for (let at = result.indexOf(from); at >= 0; at = result.indexOf(from, at + 1))
    result.write(to, at, 'latin1');
  return result;
}

/** The same bytes with a number in every header of the directory changed; `offset` as in APPNOTE 4.3.12. */
export function withDirectoryField(zip: Buffer, offset: number, value: number, bytes: 2 | 4): Buffer {
  const result = Buffer.from(zip);
  const signature = Buffer.from('504b0102', 'hex');
  for (let at = result.indexOf(signature); at >= 0; at = result.indexOf(signature, at + 1)) {
    result.writeUIntLE(value, at + offset, bytes);
  }
  return result;
}
