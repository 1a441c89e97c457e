import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FALLBACK_FONTS } from './theme.ts';

/** Rubik's line: its ascent and descent in per cent of the font size. */
const RUBIK = { ascent: 93.5, descent: 25 };
/** The weights that the interface uses (look.md, section 3). */
const WEIGHTS = [400, 500, 600, 700, 800];

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{(.*?)\n\}/gs)].flatMap(([, body = '']) => {
  const valueOf = (name: string) => new RegExp(`\\b${name}: (.*?);`, 's').exec(body)?.[1] ?? '';
  const [least = 0, most = least] = valueOf('font-weight').split(' ').map(Number);
  const family = valueOf('font-family').replaceAll('"', '');
  return family.includes('fallback') ? [{ family, least, most, valueOf }] : [];
});

describe('a font of the device, until Rubik is there', () => {
  it.each(FALLBACK_FONTS)('has one face for each weight: %s', (name) => {
    const ofWeight = (weight: number) =>
      faces.filter(({ family, least, most }) => family === name && least <= weight && weight <= most);
    expect(WEIGHTS.map((weight) => ofWeight(weight).length)).toEqual(WEIGHTS.map(() => 1));
  });

  it.each(faces.map((face) => [face.family, face.least, face] as const))(
    'takes the place of Rubik in a line: %s %i',
    (_family, _least, { valueOf }) => {
      const ofFont = (name: string) =>
        (Number.parseFloat(valueOf(name)) * Number.parseFloat(valueOf('size-adjust'))) / 100;
      expect(ofFont('ascent-override')).toBeCloseTo(RUBIK.ascent, 0);
      expect(ofFont('descent-override')).toBeCloseTo(RUBIK.descent, 0);
    },
  );

  it('is in the list of the theme', () => {
    expect(new Set(faces.map(({ family }) => family))).toEqual(new Set(FALLBACK_FONTS));
  });
});
