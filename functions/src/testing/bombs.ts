import { constants, crc32, deflateSync } from 'node:zlib';

/** Small files that are expensive to decode. */

/**
 * An interlaced picture with alpha and 16 bits a channel, which must be decoded completely before it can be
 * scaled down.
 */
export function interlacedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const rows = PASSES.reduce((bytes, [x, y, dx, dy]) => {
    const columns = Math.ceil((width - x) / dx);
    return bytes + Math.ceil((height - y) / dy) * (1 + columns * 8);
  }, 0);
  const data = deflateSync(Buffer.alloc(rows), { level: 9, strategy: constants.Z_RLE });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The first column and row of a pass, and the steps to the next ones. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Rectangles of noise, doubled by each of the nested groups: a kilobyte that takes minutes to draw. */
export function nestedSvg(): Buffer {
  const groups = Array.from({ length: 12 }, (_, level) => {
    const use = `<use href="#g${level}"/>`;
    return `<g id="g${level + 1}">${use}${use}</g>`;
  });
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><defs><filter id="f">' +
      '<feTurbulence baseFrequency="0.9" numOctaves="9"/></filter>' +
      `<rect id="g0" width="2000" height="2000" filter="url(#f)"/>${groups.join('')}</defs><use href="#g12"/></svg>`,
  );
}
