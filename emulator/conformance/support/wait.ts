/** Asks again until `read` gives something, and gives up after `milliseconds`. */
export async function waitFor<Found>(
  what: string,
  read: () => Found | undefined | false,
  milliseconds = 10_000,
): Promise<Found> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const found = read();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
