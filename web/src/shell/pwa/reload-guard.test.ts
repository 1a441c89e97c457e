import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayReload, parseReload, RELOAD_GUARD } from './reload-guard.ts';

const path = fc.constantFrom('/en', '/ar', '/en/comic/a');
const time = fc.integer({ min: 0, max: 2_000_000_000_000 });

describe('mayReload', () => {
  it('lets the first reload through, and any of another path', () => {
    expect(mayReload(undefined, '/en', 5)).toBe(true);
    expect(mayReload({ path: '/ar', at: 5 }, '/en', 6)).toBe(true);
  });

  it('stops a second one of the same path for exactly ten seconds', () => {
    expect(RELOAD_GUARD).toBe(10_000);
    expect(mayReload({ path: '/en', at: 1000 }, '/en', 10_999)).toBe(false);
    expect(mayReload({ path: '/en', at: 1000 }, '/en', 11_000)).toBe(true);
  });

  it('is not held up by a clock that was put back', () => {
    expect(mayReload({ path: '/en', at: 9_000_000 }, '/en', 1000)).toBe(true);
  });

  it('lets at most one reload of a path through in any ten seconds of a running clock', () => {
    fc.assert(
      fc.property(path, time, fc.array(fc.nat(4000), { maxLength: 30 }), (at, start, steps) => {
        let now = start;
        let last: { path: string; at: number } | undefined;
        const reloads: number[] = [];
        for (const step of steps) {
          now += step;
          if (!mayReload(last, at, now)) continue;
          last = { path: at, at: now };
          reloads.push(now);
        }
        for (const [index, reload] of reloads.entries()) {
          const next = reloads[index + 1];
          if (next !== undefined) expect(next - reload).toBeGreaterThanOrEqual(RELOAD_GUARD);
        }
      }),
    );
  });
});

describe('parseReload', () => {
  it('reads what was written', () => {
    fc.assert(
      fc.property(path, time, (at, now) => {
        expect(parseReload(JSON.stringify({ path: at, at: now }))).toEqual({ path: at, at: now });
      }),
    );
  });

  it.each([null, '', 'x', 'null', '5', '{}', '{"path":1,"at":2}', '{"path":"/en"}'])(
    'takes %j for none',
    (stored) => {
      expect(parseReload(stored)).toBeUndefined();
    },
  );
});
