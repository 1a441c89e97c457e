import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeScript } from './decode-script.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the bytes of a script', () => {
  it('are UTF-8, or UTF-16 that says so', () => {
    expect(decodeScript(utf8('ميسان: نعم'), 'ar')).toEqual({ text: 'ميسان: نعم' });
    expect(decodeScript(utf8('\uFEFFA: b'), 'en')).toEqual({ text: 'A: b' });
    expect(decodeScript(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x3a, 0]), 'en')).toEqual({ text: 'A:' });
    expect(decodeScript(new Uint8Array([0xfe, 0xff, 0, 0x41, 0, 0x3a]), 'en')).toEqual({ text: 'A:' });
  });

  it('are read as old programs wrote them, with the first line that depends on it', () => {
    const old = new Uint8Array([...utf8('[page 1]\n'), 0xe3, 0xed, 0xd3, 0xc7, 0xe4]);
    expect(decodeScript(old, 'ar')).toEqual({
      text: '[page 1]\nميسان',
      guessed: { encoding: 'windows-1256', line: 2 },
    });
    expect(decodeScript(new Uint8Array([0x93, 0x41, 0x94]), 'en')).toEqual({
      text: '“A”',
      guessed: { encoding: 'windows-1252', line: 1 },
    });
  });

  it('of documents, pictures and archives are no text; a NUL alone does not make them that', () => {
    for (const start of [
      [0x50, 0x4b, 3, 4],
      [...utf8('%PDF-1.7')],
      [...utf8('{\\rtf1')],
      [0xd0, 0xcf, 0x11, 0xe0],
      [0x89, ...utf8('PNG')],
      [0xff, 0xd8, 0xff, 0xe0],
      [0x1f, 0x8b, 8, 0],
      [0x41, 0, 0x42, 0],
    ]) {
      expect(decodeScript(new Uint8Array(start), 'en'), start.join(' ')).toEqual({ problem: 'not-text' });
    }
    expect(decodeScript(utf8(`${'Maysan: Yes.\n'.repeat(20)}\0`), 'en')).toHaveProperty('text');
  });

  it('never make it throw', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('en', 'ar', 'zh', 'hi'),
        (bytes, language) => {
          const decoded = decodeScript(bytes, language);
          expect('problem' in decoded || typeof decoded.text === 'string').toBe(true);
        },
      ),
    );
  });
});
