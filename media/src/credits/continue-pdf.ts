import { PdfFile } from './pdf-file.ts';
import { catalogEntries, infoEntries, metadataStream, type PdfProperties } from './pdf-properties.ts';

/** As much of the end of a file as has to be read: the tables of one of 500 pages take 50 kB. */
export const PDF_END_BYTES = 256 * 1024;

/**
 * The bytes that continue a PDF of ours by its properties, and by the only page of `page` if there is one: an incremental update
 * (ISO 32000-1, 7.5.6). The file itself stays as it is, and is whole without them. `end` are its last bytes, of `bytes` altogether.
 * Both files are PDFKit's; any other is an error.
 */
export function continuePdf(
  end: Buffer,
  bytes: number,
  page: Buffer | undefined,
  properties: PdfProperties,
): Buffer {
  const file = new PdfFile(end, bytes - end.length);
  const objects = new Map(page && pageObjects(file, page));
  const metadata = Math.max(file.size, ...[...objects.keys()].map((number) => number + 1));
  objects.set(metadata, metadataStream(properties));
  const catalog = withEntries(file.textOf(file.root), catalogEntries(properties, metadata));
  objects.set(file.root, Buffer.from(catalog, 'latin1'));
  objects.set(file.info, Buffer.from(withNames(file.textOf(file.info), properties), 'latin1'));
  return written(file, bytes, objects, metadata + 1);
}

/** The objects of the only page of `page`, with numbers that `file` has not, and the list of pages that it is added to. */
function pageObjects(file: PdfFile, page: Buffer): Map<number, Buffer> {
  const added = new PdfFile(page, 0);
  const [pagesOfFile, pagesOfAdded] = [pagesIn(file), pagesIn(added)];
  const left = new Set([added.root, added.info, pagesOfAdded]);
  const copied = added.numbers.filter((number) => !left.has(number));
  // The page's parent is the file's list of pages from now on.
  const renamed = new Map([[pagesOfAdded, pagesOfFile]]);
  copied.forEach((number, index) => renamed.set(number, file.size + index));
  const objects = new Map(copied.map((number) => [named(renamed, number), added.renumber(number, renamed)]));
  const leaf = named(renamed, onlyKid(added, pagesOfAdded));
  objects.set(pagesOfFile, Buffer.from(withKid(file.textOf(pagesOfFile), leaf), 'latin1'));
  return objects;
}

function pagesIn(file: PdfFile): number {
  return Number(match(file.textOf(file.root), /\/Pages (\d+) 0 R/u)[1]);
}

function onlyKid(file: PdfFile, pages: number): number {
  return Number(match(file.textOf(pages), /\/Kids \[(\d+) 0 R\]/u)[1]);
}

function named(renamed: ReadonlyMap<number, number>, number: number): number {
  const name = renamed.get(number);
  if (name === undefined) throw new Error(`Object ${number} is named and is not there.`);
  return name;
}

function withKid(pages: string, leaf: number): string {
  const [, count] = match(pages, /\/Count (\d+)/u);
  match(pages, /\/Kids \[[^\]]*\]/u);
  return pages
    .replace(/\/Count \d+/u, `/Count ${Number(count) + 1}`)
    .replace(/(\/Kids \[[^\]]*)\]/u, (_, kids: string) => `${kids} ${leaf} 0 R]`);
}

function withNames(info: string, properties: PdfProperties): string {
  const others = info.replace(/\/Title \((?:[^()\\]|\\.)*\)\n?/su, '');
  return withEntries(others, infoEntries(properties));
}

function withEntries(dictionary: string, entries: readonly string[]): string {
  match(dictionary, />>\s*$/u);
  return dictionary.replace(/>>\s*$/u, () => `${entries.join('\n')}\n>>`);
}

function match(text: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw new Error(`A dictionary of a PDF of ours has no ${pattern.source}.`);
  return found;
}

/** The objects, the table of where they lie behind `bytes`, and the new end. */
function written(
  { root, info, id, xref }: PdfFile,
  bytes: number,
  objects: ReadonlyMap<number, Buffer>,
  size: number,
): Buffer {
  const parts: Buffer[] = [Buffer.from('\n')];
  let at = bytes + 1;
  const table: string[] = [];
  for (const [number, body] of [...objects].toSorted(([one], [other]) => one - other)) {
    table.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  }
  const trailer = `/Size ${size} /Root ${root} 0 R /Info ${info} 0 R /Prev ${xref} ${id}`;
  parts.push(
    Buffer.from(`xref\n${table.join('')}trailer\n<< ${trailer} >>\nstartxref\n${at}\n%%EOF\n`, 'latin1'),
  );
  return Buffer.concat(parts);
}
