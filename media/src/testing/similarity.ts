import sharp from 'sharp';

const SIDE = 8;
/** The constants of Wang et al. (2004), of 8 bits. */
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/** The structural similarity of two pictures of one size, by the average of windows of 8 × 8 greys: 1 where they are the same. */
export async function similarity(one: string | Buffer, other: string | Buffer): Promise<number> {
  const [a, b] = await Promise.all([greys(one), greys(other)]);
  if (a.width !== b.width || a.height !== b.height) throw new Error('They have two sizes.');
  let [sum, count] = [0, 0];
  for (let y = 0; y + SIDE <= a.height; y += SIDE) {
    for (let x = 0; x + SIDE <= a.width; x += SIDE) {
      sum += window(a.data, b.data, y * a.width + x, a.width);
      count += 1;
    }
  }
  return sum / count;
}

async function greys(picture: string | Buffer) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function window(a: Buffer, b: Buffer, from: number, width: number): number {
  let [sumA, sumB, squareA, squareB, both] = [0, 0, 0, 0, 0];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const at = from + row * width + column;
      const [one, other] = [a[at] ?? 0, b[at] ?? 0];
      sumA += one;
      sumB += other;
      squareA += one * one;
      squareB += other * other;
      both += one * other;
    }
  }
  const n = SIDE * SIDE;
  const [meanA, meanB] = [sumA / n, sumB / n];
  const [varA, varB, cov] = [squareA / n - meanA ** 2, squareB / n - meanB ** 2, both / n - meanA * meanB];
  return ((2 * meanA * meanB + C1) * (2 * cov + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varA + varB + C2));
}
