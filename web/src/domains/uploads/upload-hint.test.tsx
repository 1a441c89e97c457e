import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DEVICE_KEYS } from '../../core/device/device-store.ts';
import { keepUploadHint, readUploadHint, useHasUploads } from './upload-hint.ts';

afterEach(() => keepUploadHint(undefined));

it('the hint says on every page that this person has uploads here, and that nobody else has', () => {
  const own = renderHook(() => useHasUploads('amal'));
  const other = renderHook(() => useHasUploads('karim'));
  const visitor = renderHook(() => useHasUploads(undefined));
  const all = () => [own, other, visitor].map(({ result }) => result.current);
  expect(all()).toEqual([false, false, false]);
  act(() => keepUploadHint('amal'));
  expect(all()).toEqual([true, false, false]);
  expect(localStorage.getItem(DEVICE_KEYS.uploads)).toBe('amal');
  act(() => keepUploadHint(undefined));
  expect([all(), localStorage.getItem(DEVICE_KEYS.uploads)]).toEqual([[false, false, false], null]);
});

it('the hint follows another tab', () => {
  const { result } = renderHook(() => useHasUploads('amal'));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: DEVICE_KEYS.uploads, newValue: 'amal' }));
  });
  expect([result.current, readUploadHint()]).toEqual([true, 'amal']);
});
