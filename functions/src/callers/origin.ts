import { isIP } from 'node:net';

/** Where a request came from, for limits. */
export interface Origin {
  /** The client's address as our outermost proxy saw it, or `UNKNOWN_ORIGIN`. */
  readonly origin: string;
  /**
   * The address that called the function itself, where a proxy (Hosting) is expected to. A client that
   * bypasses the proxy can invent `origin`, but never this one.
   */
  readonly gateway: string | undefined;
}

/** All unreadable addresses share one origin, so that sending nonsense gains nothing. */
export const UNKNOWN_ORIGIN = 'unknown';

/** The longest text of an address: IPv6 with an IPv4 tail, brackets, a port. */
const MAX_ADDRESS_LENGTH = 64;

/**
 * Counts `hops` addresses from the end of `X-Forwarded-For`: each proxy appends the address that it saw, and
 * anything a client writes itself comes before those. With 0 hops there is no proxy, and the connection's own
 * address counts.
 */
export function originOf(
  forwardedFor: string | undefined,
  connection: string | undefined,
  hops: number,
): Origin {
  if (hops === 0) return { origin: networkOf(connection ?? ''), gateway: undefined };
  const entries = lastEntries(forwardedFor ?? '', hops);
  const origin = entries.length === hops ? networkOf(entries[0] ?? '') : UNKNOWN_ORIGIN;
  return { origin, gateway: hops > 1 ? networkOf(entries.at(-1) ?? '') : undefined };
}

/** Returns up to `count` parts from the end, however long the rest is. */
function lastEntries(header: string, count: number): string[] {
  const entries: string[] = [];
  let end = header.length;
  while (entries.length < count && end > 0) {
    const comma = header.lastIndexOf(',', end - 1);
    entries.unshift(header.slice(comma + 1, end));
    end = comma;
  }
  return entries;
}

/**
 * Returns one name for all addresses that one subscriber can use: an IPv4 address, or the first half of an
 * IPv6 one.
 */
export function networkOf(text: string): string {
  if (text.length > MAX_ADDRESS_LENGTH) return UNKNOWN_ORIGIN;
  const address = withoutPort(text.trim());
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return networkOfV6(address);
    default:
      return UNKNOWN_ORIGIN;
  }
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  if (bracketed !== undefined) return bracketed;
  const [, dotted] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? [];
  return dotted ?? text;
}

function networkOfV6(address: string): string {
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, which is known to be one. */
function groupsOf(address: string): number[] {
  // The URL parser knows every spelling of an address and returns a single one, in hexadecimal.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [numbers(head), numbers(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** Addresses that belong to no client (RFC 5737): a request that sends one asks which hop is counted. */
const PROBE = '192.0.2.';

/** The last addresses of a request that was sent to find the number of hops; functions/README.md, "Hops". */
export function probedChain(forwardedFor: string | undefined): string[] | undefined {
  if (!forwardedFor?.startsWith(PROBE) || forwardedFor.length > 1000) return undefined;
  return lastEntries(forwardedFor, 8).map((entry) => entry.trim());
}
