import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InstallEvent, type InstallState, reduceInstall } from './install-prompt.ts';

const after = (...events: InstallEvent[]): InstallState => events.reduce(reduceInstall, 'unavailable');

const event: fc.Arbitrary<InstallEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('browser-offers', 'browser-installed', 'standalone', 'put-off') }),
  fc.record({
    type: fc.constant('answered' as const),
    outcome: fc.constantFrom('accepted' as const, 'dismissed' as const),
  }),
);

describe('reduceInstall', () => {
  it.each([
    ['accepted', 'accepted'],
    ['dismissed', 'dismissed'],
  ] as const)('an offer that is %s is %s', (outcome, state) => {
    expect(after({ type: 'browser-offers' }, { type: 'answered', outcome })).toBe(state);
  });

  it('an offer can be put off, and made again', () => {
    expect(after({ type: 'browser-offers' }, { type: 'put-off' })).toBe('dismissed');
    expect(after({ type: 'browser-offers' }, { type: 'put-off' }, { type: 'browser-offers' })).toBe(
      'offered',
    );
  });

  it('a prompt that was never offered has no answer', () => {
    expect(after({ type: 'put-off' })).toBe('unavailable');
    expect(after({ type: 'answered', outcome: 'accepted' })).toBe('unavailable');
  });

  it.each(['standalone', 'browser-installed'] as const)(
    '%s means installed, whatever comes after',
    (type) => {
      fc.assert(
        fc.property(fc.array(event), fc.array(event), (before, later) => {
          expect(after(...before, { type }, ...later)).toBe('installed');
        }),
      );
    },
  );
});
