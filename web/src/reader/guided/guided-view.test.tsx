import { fireEvent } from '@testing-library/dom';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSite } from '../../testing/open-site.tsx';
import {
  drawnChapter,
  forgetReading,
  one,
  openReader,
  press,
  readAnnouncement,
  serveChapters,
  standing,
} from '../../testing/reader.ts';

const PANELS = 'public/panels-0123456789abcdef/panels.json';
const panel = (y: number, height: number, sure = 90) => [0, y, 10_000, height, sure];
const FILE = {
  version: 1,
  pages: [
    { panels: [panel(0, 4900), panel(5000, 5000)] },
    { whole: true, panels: [] },
    { panels: [panel(0, 3000), panel(3300, 3000), panel(6700, 3000)] },
  ],
};

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (input: unknown) => {
    asked.push(String(input));
    return new Response(JSON.stringify(FILE));
  });
  serveChapters([
    drawnChapter('one', { pages: 3, panelsFile: PANELS }),
    drawnChapter('two', { pages: 3, number: 2 }),
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetReading();
});

const isGuided = () => one('[data-slot][data-current]').dataset['guided'] !== undefined;
const askedPanels = () => asked.filter((address) => address.includes('panels.json'));

describe('guided view', () => {
  it('is not asked for, and fetches nothing, until it is wished', async () => {
    await openReader('/en/chapter/one');
    press('ArrowRight');
    expect(standing()).toEqual([2]);
    expect(isGuided()).toBe(false);
    expect(askedPanels()).toEqual([]);
  });

  it('leads from panel to panel through the pages, announces each, and back', async () => {
    await openReader('/en/chapter/one');
    press('v');
    await expect.poll(isGuided).toBe(true);
    expect(askedPanels()).toHaveLength(1);
    const seen = [];
    for (let step = 0; step < 8; step += 1) {
      seen.push(`${standing().join()} ${readAnnouncement()}`);
      press('ArrowRight');
    }
    expect(seen).toEqual([
      '1 Page 1 of 3',
      '1 Page 1 of 3 Panel 1 of 2',
      '1 Page 1 of 3 Panel 2 of 2',
      '2 Page 2 of 3',
      '3 Page 3 of 3',
      '3 Page 3 of 3 Panel 1 of 3',
      '3 Page 3 of 3 Panel 2 of 3',
      '3 Page 3 of 3 Panel 3 of 3',
    ]);
    expect(document.querySelector('[data-end-screen], [data-end-card]')).not.toBe(null);
    press('ArrowLeft');
    expect(readAnnouncement()).toBe('Page 3 of 3 Panel 3 of 3');
    expect(Number.parseFloat(one('[data-current] [data-focus]').style.top)).toBeGreaterThan(60);
    press('v');
    expect(isGuided()).toBe(false);
    expect(standing()).toEqual([3]);
  });

  it('is left by who enlarges the page, until they move on', async () => {
    await openReader('/en/chapter/one');
    press('v');
    await expect.poll(isGuided).toBe(true);
    press('ArrowRight');
    press('+');
    expect(isGuided()).toBe(false);
    press('ArrowRight');
    expect(isGuided()).toBe(true);
    expect(readAnnouncement()).toBe('Page 1 of 3 Panel 2 of 2');
  });

  it('goes back from a later panel of the first page by its button', async () => {
    await openReader('/en/chapter/one');
    press('v');
    await expect.poll(isGuided).toBe(true);
    press('Home');
    const back = screen.getByRole('button', { name: 'Previous page' });
    expect(back).toHaveProperty('disabled', true);
    press('ArrowRight');
    expect(back).toHaveProperty('disabled', false);
    fireEvent.click(back);
    expect(readAnnouncement()).toBe('Page 1 of 3');
  });

  it('opens at the panel that was read last', async () => {
    await openReader('/en/chapter/one');
    press('v');
    await expect.poll(isGuided).toBe(true);
    press('ArrowRight');
    press('ArrowRight');
    expect(readAnnouncement()).toBe('Page 1 of 3 Panel 2 of 2');
    closeSite();
    await openReader('/en/chapter/one');
    await expect.poll(readAnnouncement).toBe('Page 1 of 3 Panel 2 of 2');
  });

  it('says in the settings where the panels of a chapter are not known, and turns its pages', async () => {
    await openReader('/en/chapter/two');
    press('v');
    press(',');
    const sheet = await screen.findByRole('dialog', { name: 'Reading settings' });
    expect(within(sheet).getByText(/panels of this chapter are not known yet/)).toBeDefined();
    expect(within(sheet).queryByText('Around the panel')).toBe(null);
    press('Escape');
    press('ArrowRight');
    expect(standing()).toEqual([2]);
    expect(askedPanels()).toEqual([]);
  });

  it('shows no whole page where that is not wished, and nothing around a panel', async () => {
    await openReader('/en/chapter/one');
    press('v');
    await expect.poll(isGuided).toBe(true);
    press(',');
    const sheet = await screen.findByRole('dialog', { name: 'Reading settings' });
    const whole = within(sheet).getByRole('radiogroup', { name: 'Show the whole page' });
    fireEvent.click(within(whole).getByRole('radio', { name: 'Never' }));
    fireEvent.click(within(sheet).getByRole('radio', { name: 'Nothing' }));
    press('Escape');
    expect(readAnnouncement()).toBe('Page 1 of 3 Panel 1 of 2');
    expect(one('[data-reader]').dataset['surroundings']).toBe('hidden');
  });

  it('turns by the page where the panels do not come', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await openReader('/en/chapter/one');
    press('v');
    press('ArrowRight');
    await expect.poll(standing).toEqual([2]);
    expect(isGuided()).toBe(false);
  });
});
