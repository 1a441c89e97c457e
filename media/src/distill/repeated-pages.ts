/** Bits of 64 in which copies of a page may differ: other sizes and qualities change one or two. */
const MAX_BITS = 2;
/** A page without any shapes looks like every other such page. */
const PLAIN = '0'.repeat(16);

/** Pages that look like an earlier one: to be shown to whoever brought them, who may well mean it. */
export function repeatedPages(
  pages: readonly { readonly page: number; readonly hash: string }[],
): { readonly page: number; readonly likePage: number }[] {
  return pages.flatMap(({ page, hash }, index) => {
    if (hash === PLAIN) return [];
    const like = pages.slice(0, index).find((earlier) => hashDistance(earlier.hash, hash) <= MAX_BITS);
    return like ? [{ page, likePage: like.page }] : [];
  });
}

/** In how many of 64 bits two perceptual hashes differ. */
function hashDistance(one: string, other: string): number {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let bits = 0;
  for (; different > 0n; different >>= 1n) bits += Number(different & 1n);
  return bits;
}
