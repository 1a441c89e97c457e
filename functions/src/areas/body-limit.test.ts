import { LIMITS } from '@rawi/model/limits';
import { onCall } from 'firebase-functions/v2/https';
import { describe, expect, it } from 'vitest';
import { isAcceptable, withBodyLimit } from './body-limit.ts';

const body = (data: unknown) => {
  const rawBody = Buffer.from(JSON.stringify({ data }));
  return { headers: { 'content-length': String(rawBody.length) }, rawBody, body: { data } };
};
/** An object or list within another, so many times. */
function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'x';
  for (let index = 0; index < depth; index += 1) value = wrap(value);
  return value;
}

describe('the body of a call', () => {
  it('is accepted up to its bound', () => {
    const frame = JSON.stringify({ data: '' }).length;
    expect(isAcceptable(body('x'.repeat(LIMITS.callBytes - frame)))).toBe(true);
    expect(isAcceptable(body('x'.repeat(LIMITS.callBytes - frame + 1)))).toBe(false);
  });

  it('is refused by what it says of its length, and by its length whatever it says', () => {
    expect(isAcceptable({ headers: { 'content-length': '70000' } })).toBe(false);
    expect(isAcceptable({ headers: {}, rawBody: { length: 70_000 } })).toBe(false);
    expect(isAcceptable({ headers: { 'content-length': 'many' }, rawBody: { length: 10 } })).toBe(false);
    expect(isAcceptable({ headers: {} })).toBe(true);
  });

  it.each([
    ['lists', (inner: unknown) => [inner]],
    ['objects', (inner: unknown) => ({ inner })],
  ])('is refused where %s are nested deep, without a deep stack', (_, wrap) => {
    expect(isAcceptable({ headers: {}, body: { data: nested(LIMITS.callDepth - 1, wrap) } })).toBe(true);
    expect(isAcceptable({ headers: {}, body: { data: nested(LIMITS.callDepth, wrap) } })).toBe(false);
    expect(isAcceptable({ headers: {}, body: { data: nested(100_000, wrap) } })).toBe(false);
  });

  it('is accepted with fields that are null', () => {
    expect(isAcceptable(body({ action: 'ask', number: null }))).toBe(true);
    expect(isAcceptable({ headers: {}, body: null })).toBe(true);
  });

  it('is refused where the protocol would decode something', () => {
    expect(isAcceptable(body({ fullName: { '@type': 'anything' } }))).toBe(false);
  });
});

describe('a callable with this bound', () => {
  it('keeps what the deployment reads', () => {
    const plain = onCall({ memory: '256MiB', secrets: ['ONE'] }, () => 'done');
    const bounded = withBodyLimit(plain);
    for (const name of ['__endpoint', '__trigger', 'run'] as const) {
      expect(Reflect.get(bounded, name), name).toEqual(Reflect.get(plain, name));
    }
    expect(bounded).not.toBe(plain);
  });

  it('is not called with more', async () => {
    let called = 0;
    const bounded = withBodyLimit(Object.assign(() => void (called += 1), { run: () => {} }) as never);
    const answer = { status: 0, body: undefined as unknown };
    const response = {
      status(code: number) {
        answer.status = code;
        return { json: (sent: unknown) => void (answer.body = JSON.parse(JSON.stringify(sent))) };
      },
    };
    await bounded(body('x'.repeat(70_000)) as never, response as never);
    expect(called).toBe(0);
    expect(answer).toEqual({
      status: 413,
      body: { error: { status: 'RESOURCE_EXHAUSTED', message: 'too-large', details: { code: 'too-large' } } },
    });
    await bounded(body('x') as never, response as never);
    expect(called).toBe(1);
  });
});
