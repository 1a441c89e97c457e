import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frame, frameEntries, parseForwardBody } from './framing.ts';

describe('frames', () => {
  it('count UTF-16 code units, not bytes', () => {
    expect(frame('راوي')).toBe('4\nراوي');
    expect(frame('😀')).toBe('2\n😀');
  });

  it('a client that counts as JavaScript does finds every payload in a row of them', () => {
    const texts = fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 5 });
    fc.assert(
      fc.property(texts, (payloads) => {
        let rest = payloads.map(frame).join('');
        const found = payloads.map(() => {
          const start = rest.indexOf('\n') + 1;
          const end = start + Number(rest.slice(0, start));
          const payload = rest.slice(start, end);
          rest = rest.slice(end);
          return payload;
        });
        expect(found).toEqual(payloads);
        expect(rest).toBe('');
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
