import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, originOf, probedChain, UNKNOWN_ORIGIN } from './origin.ts';

const CLIENT = '203.0.113.7';
const HOSTING = '198.51.100.1';

describe('the origin of a request', () => {
  it('is counted from the end', () => {
    expect(originOf(CLIENT, undefined, 1)).toEqual({ origin: CLIENT, gateway: undefined });
    expect(originOf(`${CLIENT}, ${HOSTING}`, undefined, 2)).toEqual({ origin: CLIENT, gateway: HOSTING });
    expect(originOf(`192.0.2.1,${CLIENT},${HOSTING},10.0.0.1`, undefined, 3).origin).toBe(CLIENT);
  });

  it('is the connection where there is no proxy', () => {
    expect(originOf('192.0.2.1', CLIENT, 0)).toEqual({ origin: CLIENT, gateway: undefined });
    expect(originOf('192.0.2.1', undefined, 0).origin).toBe(UNKNOWN_ORIGIN);
  });

  it('is shared by all whose proxy is missing', () => {
    expect(originOf(undefined, CLIENT, 1).origin).toBe(UNKNOWN_ORIGIN);
    expect(originOf('', CLIENT, 1).origin).toBe(UNKNOWN_ORIGIN);
    expect(originOf(CLIENT, undefined, 2)).toEqual({ origin: UNKNOWN_ORIGIN, gateway: CLIENT });
  });

  it('does not depend on whatever a client writes before it', () => {
    const written = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(',', ' ', '1', '.', ':', 'f', '[', ']') }),
      fc.ipV4(),
      fc.array(fc.ipV6()).map((addresses) => addresses.join(', ')),
    );
    const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ maxLength: 8 }));
    const chain = fc.array(
      address.map((text) => text.replaceAll(',', '')),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(written, chain, (prefix, addresses) => {
        const trusted = addresses.join(', ');
        const hops = addresses.length;
        expect(originOf(`${prefix}, ${trusted}`, 'x', hops)).toEqual(originOf(` ${trusted}`, 'y', hops));
      }),
    );
  });

  it('of nobody who goes past the proxy hides who that is', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        expect(originOf(`${written}, ${CLIENT}`, undefined, 2).gateway).toBe(CLIENT);
      }),
    );
  });
});

describe('a network', () => {
  it.each([
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:8080', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    // Only behind zeros is what follows an address of IPv4.
    ['2001:db8:1:2:3:ffff:cb00:7107', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s is %s', (text, network) => {
    expect(networkOf(text)).toBe(network);
  });

  it.each([
    '',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
    '999.1.1.1',
    '2001:db8',
    '[',
    '1.2.3.4, 5',
    '<script>',
    '1'.repeat(100_000),
    `fe80::1%${'x'.repeat(64)}`,
    `${' '.repeat(64)}203.0.113.7`,
  ])('that is none (%#) is shared', (text) => {
    expect(networkOf(text)).toBe(UNKNOWN_ORIGIN);
  });

  it('is the same for all addresses of its half, and short', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, (network, one, two) => {
        fc.pre(!/^[0:]*$/.test(network));
        expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${two}`));
        expect(networkOf(`${network}:${one}`).length).toBeLessThan(30);
      }),
    );
  });
});

describe('a request that asks for its hops', () => {
  it('is told by an address that nobody has', () => {
    expect(probedChain(`192.0.2.77, ${CLIENT}, ${HOSTING}`)).toEqual(['192.0.2.77', CLIENT, HOSTING]);
    expect(probedChain(`${CLIENT}, 192.0.2.77`)).toBeUndefined();
    expect(probedChain(undefined)).toBeUndefined();
    expect(probedChain(`192.0.2.77${','.repeat(2000)}`)).toBeUndefined();
  });
});
