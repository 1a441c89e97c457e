import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Session } from './session.ts';

function open(limit = 1000): { session: Session; received: string[]; closed: () => number } {
  const received: string[] = [];
  let closed = 0;
  const session = new Session('s', limit, {
    receive: (text) => received.push(text),
    closed: () => {
      closed++;
    },
  });
  return { session, received, closed: () => closed };
}

describe('a session', () => {
  it('delivers every message once and in order, however POSTs are repeated and overtake each other', () => {
    const posts = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 4 })), { maxLength: 30 });
    fc.assert(
      fc.property(posts, (calls) => {
        const { session, received } = open();
        const all = Array.from({ length: 14 }, (_, index) => `m${index}`);
        for (const [offset, count] of calls) session.receive(offset, all.slice(offset, offset + count));
        expect(received).toEqual(all.slice(0, received.length));
        const given = new Set(
          calls.flatMap(([offset, count]) => Array.from({ length: count }, (_, index) => offset + index)),
        );
        let complete = 0;
        while (given.has(complete)) complete++;
        expect(received.length).toBe(complete);
        session.close();
      }),
    );
  });

  it('counts what is not acknowledged', () => {
    const { session } = open();
    session.push(['[1]', '[22]']);
    session.push(['[333]']);
    expect(session.state).toEqual([0, 3, 12]);
    session.acknowledge(2);
    expect(session.state).toEqual([0, 3, 5]);
    session.acknowledge(1);
    expect(session.state).toEqual([0, 3, 5]);
    session.acknowledge(99);
    expect(session.state).toEqual([0, 3, 0]);
    session.close();
  });

  it('takes a batch of any size, but none behind more than the limit', () => {
    const { session, closed } = open(10);
    session.push(['x'.repeat(100)]);
    expect(closed()).toBe(0);
    session.push(['y']);
    expect(closed()).toBe(1);
    session.push(['z']);
    expect(session.state).toEqual([0, 1, 0]);
    expect(closed()).toBe(1);
  });
});
