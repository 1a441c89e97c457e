import { describe, expect, it } from 'vitest';
import { comicName, otherComicName } from './comic-name.ts';

const comic = { series: 'Pepper&Carrot', names: { ar: 'بيبر وكاروت' } };

describe('comicName', () => {
  it('is the name of the translation, else the series', () => {
    expect(comicName(comic, 'ar')).toEqual({ text: 'بيبر وكاروت', lang: 'ar' });
    expect(comicName(comic, 'en')).toEqual({ text: 'Pepper&Carrot', lang: 'en' });
  });

  it('is in Arabic for a series that exists in Arabic only', () => {
    expect(comicName({ series: 'السيمرغ', names: {} }, 'en')).toEqual({ text: 'السيمرغ', lang: 'ar' });
  });
});

describe('otherComicName', () => {
  it('is the name in the other language', () => {
    expect(otherComicName(comic, 'en')?.text).toBe('بيبر وكاروت');
    expect(otherComicName(comic, 'ar')?.text).toBe('Pepper&Carrot');
  });

  it('is absent when both are the same', () => {
    expect(otherComicName({ series: 'Orbit 9', names: {} }, 'ar')).toBeUndefined();
  });
});
