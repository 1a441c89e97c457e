import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetResetMarker, resetMarker } from './reset-marker.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  forgetResetMarker();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the marker of a reset', () => {
  it('is the same in all tabs of a browser until the reset is done, and different afterwards', () => {
    const marker = resetMarker();
    expect(marker).toMatch(/^[A-Za-z0-9_-]{20,64}$/);
    expect(resetMarker()).toBe(marker);
    expect(JSON.stringify({ ...localStorage })).toContain(marker);
    forgetResetMarker();
    expect(localStorage).toHaveLength(0);
    expect(resetMarker()).not.toBe(marker);
  });

  it('is kept for a day at most, and broken storage is ignored', () => {
    vi.useFakeTimers();
    const marker = resetMarker();
    forgetResetMarker();
    localStorage.setItem('rawi-reset-marker', JSON.stringify({ marker, keptAt: Date.now() - DAY }));
    expect(resetMarker()).not.toBe(marker);
    forgetResetMarker();
    localStorage.setItem('rawi-reset-marker', 'broken');
    expect(resetMarker()).toMatch(/^[\w-]{20,}$/);
  });

  it('lasts as long as the page when nothing can be stored', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    const marker = resetMarker();
    expect(resetMarker()).toBe(marker);
  });
});
