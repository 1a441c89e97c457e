const HEADER = [...'%PDF-'].map((character) => character.charCodeAt(0));
/** How far into a file its header may stand (what every reader of PDFs accepts), in bytes. */
const WITHIN = 1024;

/** Whether a file that begins with `bytes` can be a PDF at all: without this, pdf.js would fetch it all to find out. */
export function hasPdfHeader(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, WITHIN) - HEADER.length;
  for (let at = 0; at <= last; at += 1) {
    if (HEADER.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
