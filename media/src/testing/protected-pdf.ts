import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** A PDF of one page that asks for a password before it opens. */
export function protectedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'simurgh', ownerPassword: 'simurgh' });
  document.text('A page that nobody sees.').end();
  return buffer(document);
}
