import { describe, expect, it } from 'vitest';
import { formatAge, formatBytes, formatDay, formatMoment, formatNumber } from './format.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe('formatNumber', () => {
  it('groups by locale, with the digits of ar-SA', () => {
    expect(formatNumber(265_600, 'en')).toBe('265,600');
    expect(formatNumber(265_600, 'ar')).toBe('٢٦٥٬٦٠٠');
    expect(formatNumber(1404, 'ar', false)).toBe('١٤٠٤');
  });
});

describe('formatDay', () => {
  it('writes Gregorian days in both languages', () => {
    expect(formatDay('2026-11-14T12:00:00Z', 'en')).toBe('Nov 14, 2026');
    expect(formatDay('2026-11-14T12:00:00Z', 'ar')).toBe('١٤ نوفمبر ٢٠٢٦');
  });
});

describe('formatAge', () => {
  it.each([
    [0, 'this minute', 'هذه الدقيقة'],
    [2, '2 hours ago', 'قبل ساعتين'],
    [24, 'yesterday', 'أمس'],
    [24 * 5, '5 days ago', 'قبل ٥ أيام'],
    [24 * 21, '3 weeks ago', 'قبل ٣ أسابيع'],
    [24 * 60, 'Sep 21, 2026', '٢١ سبتمبر ٢٠٢٦'],
  ])('%i hours', (hours, english, arabic) => {
    expect(formatAge(ago(hours), 'en', now)).toBe(english);
    expect(formatAge(ago(hours), 'ar', now)).toBe(arabic);
  });

  it('never speaks of the future: a clock may be slow', () => {
    expect(formatAge(ago(-3), 'en', now)).toBe('this minute');
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
  });
});
