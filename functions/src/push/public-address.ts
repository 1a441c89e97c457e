import { lookup } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

/** Networks that are nobody's in public (RFC 6890 and what came after it). */
const RESERVED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  RESERVED.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6 public addresses lie in one network. */
const PUBLIC = new BlockList();
PUBLIC.addSubnet('2000::', 3, 'ipv6');
/** These lead on to addresses of IPv4, whichever they are. */
const LEADING_ON = new BlockList();
LEADING_ON.addSubnet('2001::', 32, 'ipv6');
LEADING_ON.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is of the public network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !RESERVED.check(address, 'ipv4');
  return PUBLIC.check(address, 'ipv6') && !LEADING_ON.check(address, 'ipv6');
}

/**
 * Looks a host up for a connection, and refuses it where one of its addresses is of a private network. The connection uses what was
 * looked at, so that no second look-up answers otherwise.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${host} is not an address of the public network.`), '');
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
