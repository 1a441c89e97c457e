/**
 * The `sizes` of an image that fills a box by its height: multiplies each width of the list by `times`.
 * `widenSizes('(max-width: 640px) 148px, 24vw', 2)` is `(max-width: 640px) 296px, 48vw`.
 */
export function widenSizes(sizes: string, times: number): string {
  if (times <= 1) return sizes;
  const wider = (_: string, width: string, unit: string) => `${Math.ceil(Number(width) * times)}${unit}`;
  return sizes
    .split(',')
    .map((size) => size.replace(/([\d.]+)(px|vw)\s*$/, wider))
    .join(',');
}
