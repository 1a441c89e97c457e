import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { FACES, fontOf, registerFonts } from './fonts.ts';

describe('the packaged fonts', () => {
  registerFonts();
  const context = createCanvas(10, 10).getContext('2d');

  it.each(FACES)('%s joins Arabic letters', (face) => {
    context.direction = 'rtl';
    context.font = fontOf(face, 100, 'ar');
    const apart = [...'سعيد'].reduce((sum, letter) => sum + context.measureText(letter).width, 0);
    expect(context.measureText('سعيد').width).toBeLessThan(apart * 0.9);
  });

  it.each(FACES)('%s has its own Latin letters', (face) => {
    context.direction = 'ltr';
    context.font = fontOf(face, 100, 'en');
    const own = context.measureText('Rawi').width;
    context.font = '100px rawi-no-such-font';
    expect(own).toBeGreaterThan(0);
    expect(own).not.toBeCloseTo(context.measureText('Rawi').width, 3);
  });
});
