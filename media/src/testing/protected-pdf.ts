import { buffer } from 'node:stream/consumers';
import PdfKitDocument from 'pdfkit';

/** A PDF of one page that asks for a password before it opens. */
export function protectedPdf(): Promise<Buffer> {
  const document = new PdfKitDocument({ userPassword: 'simurgh', ownerPassword: 'simurgh' });
  document.text('A page that nobody sees.').end();
  return buffer(document);
}
