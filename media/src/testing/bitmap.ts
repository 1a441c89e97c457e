/** A BMP of 24 bits from red, green and blue bytes, its first row the lowest. */
export function bitmapOf(rgb: Buffer, width: number, height: number): Buffer {
  // Each row ends at a multiple of four.
  const padding = Buffer.alloc((4 - ((width * 3) % 4)) % 4);
  const rows = Array.from({ length: height }, (_, row) => {
    const line = Buffer.from(rgb.subarray((height - 1 - row) * width * 3, (height - row) * width * 3));
    for (let at = 0; at < line.length; at += 3) line.subarray(at, at + 3).reverse();
    return Buffer.concat([line, padding]);
  });
  const pixels = Buffer.concat(rows);
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + pixels.length, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  head.writeUInt32LE(pixels.length, 34);
  return Buffer.concat([head, pixels]);
}
