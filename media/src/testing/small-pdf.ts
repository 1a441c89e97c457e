import type { Raster } from '../pictures/raster.ts';

export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

/** A PDF of one page, of objects as they stand in the file; the catalogue is the first, the page the third. */
export function pdfOf(objects: readonly (string | readonly [head: string, stream: Buffer])[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets = objects.map((object, index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    const [head, stream] = typeof object === 'string' ? [object] : object;
    parts.push(Buffer.from(`${index + 1} 0 obj\n${head}\n`));
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
    return `${offset}`.padStart(10, '0');
  });
  const table = parts.reduce((sum, part) => sum + part.length, 0);
  const entries = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

/** The colour at a place of the page, in hundredths of its sides from above. */
export function colorAt({ data, width, height }: Raster, x: number, y: number): string {
  const at = (Math.floor((y * height) / 100) * width + Math.floor((x * width) / 100)) * 3;
  return data.subarray(at, at + 3).toString('hex');
}
