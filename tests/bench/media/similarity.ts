/** Windows of so many pixels, half overlapping. */
const WINDOW = 8;
const STEP = 4;
/** (0.01 × 255)² and (0.03 × 255)²: they keep plain windows from being divided by nothing. */
const [C1, C2] = [6.5025, 58.5225];

/**
 * The mean structural similarity (Wang et al., 2004) of two grey pictures of one size, a byte a pixel: 1 for the same
 * picture. `width` is that of both.
 */
export function similarity(one: Uint8Array, other: Uint8Array, width: number): number {
  if (one.length !== other.length) throw new RangeError('The pictures are of different sizes.');
  const height = one.length / width;
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= height; y += STEP) {
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      sum += inWindow(one, other, width, x, y);
      windows += 1;
    }
  }
  return sum / windows;
}

function inWindow(one: Uint8Array, other: Uint8Array, width: number, left: number, top: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y += 1) {
    for (let at = y * width + left; at < y * width + left + WINDOW; at += 1) {
      const [a, b] = [one[at] ?? 0, other[at] ?? 0];
      sumA += a;
      sumB += b;
      squaresA += a * a;
      squaresB += b * b;
      products += a * b;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const spread = squaresA / count - meanA ** 2 + squaresB / count - meanB ** 2;
  const together = products / count - meanA * meanB;
  return ((2 * meanA * meanB + C1) * (2 * together + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (spread + C2));
}
