import { DEVICE_HISTORY } from '@rawi/model/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry } from '../../testing/read-entry.ts';

/** The module as a page that has just been opened imports it. */
async function opened() {
  vi.resetModules();
  return import('./device-history.ts');
}

beforeEach(() => localStorage.clear());

describe("a visitor's history", () => {
  it('outlives the page', async () => {
    const { keepOnDevice } = await opened();
    const entry = anEntry('a', 1, { title: 'The leap' });
    keepOnDevice(entry);
    const { deviceHistory } = await opened();
    expect(deviceHistory()).toEqual([entry]);
  });

  it('is known to exist, or not, before any of it is read', async () => {
    const { keepOnDevice, forgetDeviceHistory } = await opened();
    const { hasDeviceHistory } = await import('./continue-reading-slot.ts');
    expect(hasDeviceHistory()).toBe(false);
    keepOnDevice(anEntry('a', 1));
    expect(hasDeviceHistory()).toBe(true);
    await opened();
    const later = await import('./continue-reading-slot.ts');
    expect(later.hasDeviceHistory()).toBe(true);
    forgetDeviceHistory();
    expect(hasDeviceHistory()).toBe(false);
    expect(later.hasDeviceHistory()).toBe(false);
  });

  it('is limited in length', async () => {
    const { keepOnDevice, deviceHistory } = await opened();
    for (let minute = 0; minute <= DEVICE_HISTORY; minute += 1) keepOnDevice(anEntry(`c${minute}`, minute));
    expect(deviceHistory().length).toBe(DEVICE_HISTORY);
    expect(deviceHistory().at(-1)?.chapterId).toBe('c1');
  });

  it('leaves out entries that another build wrote in another shape', async () => {
    const good = anEntry('a', 1);
    const bad = [{ ...good, page: 0 }, { ...good, readAt: 'yesterday' }, { ...good, picture: {} }, null, 3];
    localStorage.setItem('rawi-history', JSON.stringify([...bad, { ...good, later: true }]));
    const { deviceHistory } = await opened();
    expect(deviceHistory()).toEqual([good]);
  });

  it('leaves the device when it was taken over, except for chapters read on since', async () => {
    const { keepOnDevice, takeOffDevice, deviceHistory } = await opened();
    const [first, second] = [anEntry('a', 1), anEntry('b', 2)];
    keepOnDevice(first);
    keepOnDevice(second);
    keepOnDevice(anEntry('a', 5, { page: 6 }));
    takeOffDevice([first, second]);
    expect(deviceHistory().map(({ chapterId, page }) => [chapterId, page])).toEqual([['a', 6]]);
    takeOffDevice(deviceHistory());
    expect(localStorage.getItem('rawi-history')).toBeNull();
  });
});

describe('taking the history over', () => {
  it('takes each entry off the device once it is stored', async () => {
    const { keepOnDevice, deviceHistory } = await opened();
    const { takeOverDeviceHistory } = await import('./take-over.ts');
    for (let minute = 0; minute < 12; minute += 1) keepOnDevice(anEntry(`c${minute}`, minute));
    const stored: string[] = [];
    await takeOverDeviceHistory(async ({ chapterId }) => void stored.push(chapterId));
    expect(stored.length).toBe(12);
    expect(deviceHistory()).toEqual([]);
  });

  it('loses nothing when a write fails or is not answered', async () => {
    const { keepOnDevice, deviceHistory } = await opened();
    const { takeOverDeviceHistory } = await import('./take-over.ts');
    for (let minute = 0; minute < 4; minute += 1) keepOnDevice(anEntry(`c${minute}`, minute));
    const store = ({ chapterId }: { readonly chapterId: string }) =>
      chapterId === 'c3' ? Promise.reject(new Error('unavailable')) : new Promise<void>(() => {});
    await expect(takeOverDeviceHistory(store, 10)).rejects.toThrow('unavailable');
    expect(deviceHistory().length).toBe(4);
  });
});
