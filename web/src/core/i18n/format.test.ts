import { LOCALES } from '@rawi/model/lists/locales';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatAge,
  formatBytes,
  formatBytesOf,
  formatDay,
  formatMoment,
  formatNumber,
  joinParts,
} from './format.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe('formatNumber', () => {
  it('groups by locale, with the digits of ar-SA', () => {
    expect(formatNumber(265_600, 'en')).toBe('265,600');
    expect(formatNumber(265_600, 'ar')).toBe('٢٦٥٬٦٠٠');
    expect(formatNumber(1404, 'ar', false)).toBe('١٤٠٤');
  });
});

describe('joinParts', () => {
  it('puts the comma of the language between them', () => {
    expect(joinParts('en', 'Orbit 9', 'chapter 2')).toBe('Orbit 9, chapter 2');
    expect(joinParts('ar', 'المدار ٩', 'الفصل ٢')).toBe('المدار ٩، الفصل ٢');
  });

  // Elsewhere a comma between two words of a template is the Latin one in Arabic too.
  it('is the only way in which components join words by a comma', () => {
    const sources = import.meta.glob<string>('../../**/*.tsx', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const joined = Object.entries(sources).flatMap(([path, source]) =>
      path.includes('.test.') ? [] : [...source.matchAll(/\}, \$\{/g)].map(() => path),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(300);
    expect(joined).toEqual([]);
  });
});

describe('formatDay', () => {
  it('writes Gregorian days in both languages', () => {
    expect(formatDay('2026-11-14T12:00:00Z', 'en')).toBe('Nov 14, 2026');
    expect(formatDay('2026-11-14T12:00:00Z', 'ar')).toBe('١٤ نوفمبر ٢٠٢٦');
  });
});

describe('formatPublicDay', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it.each(['Pacific/Auckland', 'America/Los_Angeles'])(
    'is the day that the page was served with, to somebody in %s too',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      vi.resetModules();
      const format = await import('./format.ts');
      const [early, late] = ['2026-11-22T00:30:00Z', '2026-11-22T23:30:00Z'];
      expect([early, late].map((at) => format.formatPublicDay(at, 'en'))).toEqual([
        'Nov 22, 2026',
        'Nov 22, 2026',
      ]);
      expect(new Set([early, late].map((at) => format.formatDay(at, 'en'))).size).toBe(2);
    },
  );
});

describe('formatAge', () => {
  it.each([
    [0, 'now', 'الآن'],
    [2, '2 hours ago', 'قبل ساعتين'],
    [24, 'yesterday', 'أمس'],
    [24 * 5, '5 days ago', 'قبل ٥ أيام'],
    [24 * 21, '3 weeks ago', 'قبل ٣ أسابيع'],
    [24 * 60, 'Sep 21, 2026', '٢١ سبتمبر ٢٠٢٦'],
  ])('%i hours', (hours, english, arabic) => {
    expect(formatAge(ago(hours), 'en', now)).toBe(english);
    expect(formatAge(ago(hours), 'ar', now)).toBe(arabic);
  });

  it('never shows a time in the future, since a clock may be slow', () => {
    expect(formatAge(ago(-3), 'en', now)).toBe('now');
  });
});

describe('formatMoment', () => {
  it('leaves the day out for today', () => {
    expect(formatMoment(now, 'en', now)).not.toContain('2026');
    expect(formatMoment(now - 48 * 3_600_000, 'en', now)).toContain('2026');
  });
});

describe('formatBytes', () => {
  it('counts kilobytes of 1,000', () => {
    expect(formatBytes(9_640_000, 'en')).toBe('9.6 MB');
    expect(formatBytes(840_000, 'en')).toBe('840 kB');
    expect(formatBytes(12, 'en')).toBe('1 kB');
    expect(formatBytes(0, 'en')).toBe('0 kB');
    expect(formatBytes(999_700, 'en')).toBe('1 MB');
  });

  it('spells both units out in Arabic', () => {
    expect(formatBytes(9_640_000, 'ar')).toBe('٩٫٦ ميغابايت');
    expect(formatBytes(840_000, 'ar')).toBe('٨٤٠ كيلوبايت');
  });

  it('shows the arrived bytes in the unit of the whole', () => {
    expect(formatBytesOf(1_230_000, 9_640_000, 'en')).toEqual({ received: '1.2', size: '9.6 MB' });
    expect(formatBytesOf(20_400, 840_000, 'ar')).toEqual({ received: '٢٠', size: '٨٤٠ كيلوبايت' });
    expect(formatBytesOf(0, 9_640_000, 'en').received).toBe('0');
  });

  it('never shows a file of some bytes as empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.constantFrom(...LOCALES), (bytes, locale) => {
        expect(formatBytes(bytes, locale)).not.toMatch(/^[0٠](?![.٫0-9٠-٩])|^[0٠][.٫][0٠]/);
      }),
    );
  });
});
