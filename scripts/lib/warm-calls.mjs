/** How many calls of each area the tests make at once. */
const AT_ONCE = { account: 4, visitor: 2 };
/** Hosting waits a minute for a function. On a busy machine a process takes longer to start: it is asked again. */
const TRIES = 5;

/**
 * Starts as many processes of each function that answers calls as the tests ask of at once. The Functions emulator starts
 * one for a call that finds none idle; where another call takes that process first, it throws and never answers the one that
 * waits (`submitRequest` in its `functionsRuntimeWorker.js`). Calls that come together each start their own. What they ask for
 * is refused, and costs nothing. `site` is the site's origin.
 */
export async function warmCalls(site) {
  const call = async (area, tries = TRIES) => {
    const response = await fetch(`${site}/api/${area}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { action: 'none' } }),
      signal: AbortSignal.timeout(120_000),
    });
    if (response.status === 504 && tries > 1) return call(area, tries - 1);
    if (response.status !== 400) throw new Error(`The calls answer with ${response.status}.`);
  };
  for (const [area, count] of Object.entries(AT_ONCE)) {
    await Promise.all(Array.from({ length: count }, () => call(area)));
  }
}
