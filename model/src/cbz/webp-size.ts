/** How wide and high the picture of a WebP is, by its first 30 bytes; undefined where they are no beginning of one (RFC 9649). */
export function webpSize(
  content: Uint8Array,
): { readonly width: number; readonly height: number } | undefined {
  if (content.byteLength < 30) return undefined;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const word = (at: number) => String.fromCharCode(...content.subarray(at, at + 4));
  const of24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
  if (word(0) !== 'RIFF' || word(8) !== 'WEBP') return undefined;
  switch (word(12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: of24(24) + 1, height: of24(27) + 1 };
    default:
      return undefined;
  }
}
