/** Asks again until `read` gives something, and gives up after ten seconds. */
export async function waitFor<Found>(what: string, read: () => Found | undefined | false): Promise<Found> {
  const end = Date.now() + 10_000;
  for (;;) {
    const found = read();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
