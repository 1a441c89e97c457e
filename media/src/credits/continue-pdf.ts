import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFObjectParser,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** What a file says of itself beside its pages. */
export interface PdfProperties {
  readonly title: string;
  readonly author: string;
  /** A language tag. */
  readonly language: string;
  readonly rtl: boolean;
}

/** As much of the end of a file as has to be read: the tables of one of 500 pages take 50 kB. */
export const PDF_END_BYTES = 256 * 1024;

/**
 * The bytes that continue a PDF of ours by one page, the first of `page`, and by its properties: an incremental update
 * (ISO 32000-1, 7.5.6). The file itself stays as it is, and is whole without them. `end` are its last bytes, of `bytes` altogether.
 */
export async function continuePdf(
  end: Buffer,
  bytes: number,
  page: Uint8Array,
  properties: PdfProperties,
): Promise<Buffer> {
  const file = readEnd(end, bytes);
  const context = PDFContext.create();
  context.largestObjectNumber = file.size - 1;
  const added = (await PDFDocument.load(page, { updateMetadata: false })).getPage(0);
  const leaf = PDFObjectCopier.for(added.doc.context, context).copy(added.node);
  leaf.set(PDFName.of('Parent'), file.pagesRef);
  const pages = file.objectAt(file.pagesRef, context);
  const kids = pages.lookup(PDFName.of('Kids'), PDFArray);
  kids.push(context.register(leaf));
  pages.set(PDFName.of('Count'), PDFNumber.of(kids.size()));
  context.assign(file.pagesRef, pages);
  const catalog = file.objectAt(file.rootRef, context);
  catalog.set(PDFName.of('Lang'), PDFString.of(properties.language));
  catalog.set(
    PDFName.of('ViewerPreferences'),
    context.obj({ DisplayDocTitle: true, ...(properties.rtl && { Direction: PDFName.of('R2L') }) }),
  );
  context.assign(file.rootRef, catalog);
  const info = file.objectAt(file.infoRef, context);
  info.set(PDFName.of('Title'), PDFHexString.fromText(properties.title));
  info.set(PDFName.of('Author'), PDFHexString.fromText(properties.author));
  context.assign(file.infoRef, info);
  return written(context, file, bytes);
}

interface PdfEnd {
  readonly size: number;
  readonly xref: number;
  readonly rootRef: PDFRef;
  readonly infoRef: PDFRef;
  readonly pagesRef: PDFRef;
  readonly id: string;
  readonly objectAt: (ref: PDFRef, context: PDFContext) => PDFDict;
}

/** Reads the tables at the end of a file that `writePdf` has written. */
function readEnd(end: Buffer, bytes: number): PdfEnd {
  const text = end.toString('latin1');
  const [, size, root, info, id = '', start] =
    /trailer\s*<<\s*\/Size (\d+)\s*\/Root (\d+) 0 R\s*\/Info (\d+) 0 R\s*(\/ID \[[^\]]*\])?\s*>>\s*startxref\s+(\d+)\s+%%EOF\s*$/u.exec(
      text,
    ) ?? [];
  const xref = Number(start);
  const before = bytes - end.length;
  const table = /^xref\n0 \d+\n/u.exec(text.slice(xref - before));
  if (size === undefined || root === undefined || info === undefined || !table) {
    throw new Error('This is no end of a PDF of ours.');
  }
  const entries = xref - before + table[0].length;
  const objectAt = (ref: PDFRef, context: PDFContext) => {
    const entry = entries + ref.objectNumber * 20;
    const from = Number(text.slice(entry, entry + 10)) - before;
    const head = `${ref.objectNumber} 0 obj\n`;
    if (!text.startsWith(head, from))
      throw new Error(`Object ${ref.objectNumber} is not where it should be.`);
    const object = PDFObjectParser.forBytes(
      end.subarray(from + head.length, text.indexOf('endobj', from)),
      context,
    ).parseObject();
    if (!(object instanceof PDFDict)) throw new Error(`Object ${ref.objectNumber} is no dictionary.`);
    return object;
  };
  const [rootRef, infoRef] = [PDFRef.of(Number(root)), PDFRef.of(Number(info))];
  const pagesRef = objectAt(rootRef, PDFContext.create()).get(PDFName.of('Pages'));
  if (!(pagesRef instanceof PDFRef)) throw new Error('The catalog names no pages.');
  return { size: Number(size), xref, rootRef, infoRef, pagesRef, id, objectAt };
}

/** The objects of a context, the table of where they lie behind `bytes`, and the new end. */
function written(context: PDFContext, { xref, rootRef, infoRef, id }: PdfEnd, bytes: number): Buffer {
  const parts: Buffer[] = [Buffer.from('\n')];
  let at = bytes + 1;
  const table: string[] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    table.push(`${ref.objectNumber} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    const body = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(body, 0);
    const part = Buffer.concat([Buffer.from(`${ref.objectNumber} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  }
  const trailer = `/Size ${context.largestObjectNumber + 1} /Root ${rootRef.toString()} /Info ${infoRef.toString()} /Prev ${xref} ${id}`;
  parts.push(
    Buffer.from(`xref\n${table.join('')}trailer\n<< ${trailer} >>\nstartxref\n${at}\n%%EOF\n`, 'latin1'),
  );
  return Buffer.concat(parts);
}
