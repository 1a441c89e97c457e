import { describe, expect, it } from 'vitest';
import { mayPreload } from './connection.ts';

describe('mayPreload', () => {
  it('returns false on a slow connection and with data saver', () => {
    expect(mayPreload({ saveData: true })).toBe(false);
    expect(mayPreload({ effectiveType: '2g' })).toBe(false);
    expect(mayPreload({ effectiveType: '4g', saveData: false })).toBe(true);
    expect(mayPreload(undefined)).toBe(true);
  });
});
