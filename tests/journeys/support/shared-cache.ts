import CachePolicy from 'http-cache-semantics';

/**
 * A cache that many visitors share, as Hosting's: it keeps what the answers allow, by the standard's rules (RFC 9111). The
 * Hosting emulator keeps nothing.
 */
export function sharedCache() {
  let passed = 0;
  /** With a clock that is put forward. */
  class Policy extends CachePolicy {
    now(): number {
      return Date.now() + passed;
    }
  }
  const kept = new Map<string, Policy>();
  return {
    /** Lets so many seconds pass. */
    wait(seconds: number): void {
      passed += seconds * 1000;
    },
    /** Asks for an address as a visitor does; the site itself is asked where nothing kept may be shown. */
    async get(url: string): Promise<void> {
      const request = { url, method: 'GET', headers: {} };
      if (kept.get(url)?.satisfiesWithoutRevalidation(request)) return;
      const response = await fetch(url, { redirect: 'manual' });
      await response.arrayBuffer();
      const headers = Object.fromEntries(response.headers);
      const policy = new Policy(request, { status: response.status, headers }, { shared: true });
      if (policy.storable()) kept.set(url, policy);
    },
  };
}
