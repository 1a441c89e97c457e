import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frame, frameEntries, parseForwardBody } from './framing.ts';

describe('frames', () => {
  it('count UTF-16 code units, not bytes', () => {
    expect(frame('راوي')).toBe('4\nراوي');
    expect(frame('😀')).toBe('2\n😀');
  });

  it('a client that counts as JavaScript does finds every payload in a row of them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (payloads) => {
        let rest = payloads.map(frame).join('');
        const found: string[] = [];
        while (rest !== '') {
          const newline = rest.indexOf('\n');
          const length = Number(rest.slice(0, newline));
          found.push(rest.slice(newline + 1, newline + 1 + length));
          rest = rest.slice(newline + 1 + length);
        }
        expect(found).toEqual(payloads);
      }),
    );
  });

  it('several entries share one', () => {
    const entries = [
      { id: 1, text: '["noop"]', position: 0 },
      { id: 2, text: '[{"a":1}]', position: 8 },
    ];
    expect(frameEntries(entries)).toBe('28\n[[1,["noop"]],[2,[{"a":1}]]]');
  });
});

describe('forms', () => {
  it('carry headers and numbered messages', () => {
    const form = new URLSearchParams({
      headers: 'X-Goog-Api-Client:gl-js/\r\nAuthorization:Bearer a:b\r\n',
      count: '2',
      ofs: '3',
      req0___data__: '{"a":"راوي"}',
      req1___data__: '{}',
    });
    expect(parseForwardBody(form.toString())).toEqual({
      offset: 3,
      messages: ['{"a":"راوي"}', '{}'],
      headers: new Map([
        ['x-goog-api-client', 'gl-js/'],
        ['authorization', 'Bearer a:b'],
      ]),
    });
  });

  it.each(['count=x', 'count=1', 'count=1&ofs=-1&req0___data__={}', 'count=2&req0___data__={}'])(
    '"%s" is none',
    (text) => {
      expect(parseForwardBody(text)).toBeUndefined();
    },
  );
});
