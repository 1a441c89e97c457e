import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('safeNext', () => {
  it.each([
    '/',
    '/en',
    '/ar/account',
    '/en/search?q=a%20b&page=2',
    '/en/comic/x#chapters',
    '/en/search?q=//evil',
    '/en/ask?back=https://evil.test',
  ])('keeps %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    '',
    null,
    undefined,
    'en/account',
    'https://evil.test/',
    'http:/evil.test',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/%2Fevil.test',
    '/%5Cevil.test',
    '%2F%2Fevil.test',
    '/.//evil.test',
    '/en/..//evil.test',
    '/%2e//evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' //evil.test',
    '/\u0000/evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/%',
    '/%E0%A4%A',
    '@evil.test',
    '.evil.test',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (path) => {
    expect(safeNext(path)).toBeUndefined();
  });

  it('never leads a browser to another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '\n',
      '?',
      '#',
      'evil.test',
      'https',
      'javascript',
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(path, (value) => {
        const next = safeNext(value);
        if (next === undefined) return;
        expect(next.startsWith('/') && !next.startsWith('//')).toBe(true);
        expect(new URL(next, 'https://rawi.test/en/login').origin).toBe('https://rawi.test');
      }),
      { numRuns: 2000 },
    );
  });

  it('gives an answer that it would give again', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const next = safeNext(path);
        if (next !== undefined) expect(safeNext(next)).toBe(next);
      }),
    );
  });
});
