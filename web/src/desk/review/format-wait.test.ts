import { describe, expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

const now = new Date('2026-11-28T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('how long something has waited', () => {
  it.each([
    [-5, '1 minute', 'دقيقة'],
    [40, '40 minutes', '٤٠ دقيقة'],
    [60, '1 hour', 'ساعة'],
    [22 * 60, '22 hours', '٢٢ ساعة'],
    [2 * 24 * 60, '2 days', 'يومان'],
    [4 * 24 * 60 + 700, '4 days', '٤ أيام'],
    [30 * 24 * 60, '30 days', '٣٠ يومًا'],
  ])('%i minutes', (minutes, english, arabic) => {
    expect(formatWait(before(minutes), 'en', now)).toBe(english);
    expect(formatWait(before(minutes), 'ar', now)).toBe(arabic);
  });
});
