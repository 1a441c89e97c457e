import type { PageImage } from '@rawi/model/truth/page-images';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { Compare } from './compare.tsx';

vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));

const w = wordsOf('review');
const slice = (width: number, height: number): PageImage => ({
  wide: false,
  width,
  height,
  color: '#102030',
  sources: [{ path: `public/${width}.webp`, width }],
});
const original = {
  name: 'English',
  besideLabel: 'Beside English',
  alt: 'The same page in English',
  slices: [slice(800, 1200)],
};

beforeAll(() => speak('review'));
afterEach(cleanup);

const open = (page: Parameters<typeof Compare>[0]['page'], isCompared = true) =>
  show(
    <Compare page={page} original={isCompared ? original : undefined}>
      <span>own page</span>
    </Compare>,
  );
const view = () => screen.getByRole('region', { name: w('compare.page') });
const sheet = () => {
  const { firstElementChild: found } = view();
  if (!(found instanceof HTMLElement)) throw new Error('There is no sheet.');
  return found;
};

describe('a page that is reviewed', () => {
  it('stands beside its original from the beginning, each under its name', () => {
    open([slice(1000, 1500)]);
    expect(sheet().dataset['view']).toBe('beside');
    expect(screen.getByRole('img', { name: original.alt })).toBeTruthy();
    for (const name of [w('compare.submitted'), 'English']) expect(screen.getByText(name)).toBeTruthy();
  });

  it('is shown alone when asked, and where there is no original', () => {
    open([slice(1000, 1500)]);
    fireEvent.click(screen.getByRole('button', { name: 'Beside English' }));
    expect(screen.queryByRole('img', { name: original.alt })).toBeNull();
    cleanup();
    open([slice(1000, 1500)], false);
    expect(sheet().dataset['view']).toBe('alone');
    expect(screen.queryByRole('button', { name: 'Beside English' })).toBeNull();
  });

  it('fits the window by its own shape, all of its parts together, until it is zoomed', () => {
    open([slice(1000, 1000), slice(1000, 500)]);
    expect(Number(sheet().style.getPropertyValue('--ratio'))).toBeCloseTo(2 / 3);
    expect(sheet().style.getPropertyValue('--zoom')).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: w('compare.zoom') }));
    expect(sheet().style.getPropertyValue('--zoom')).toBe('1.5');
  });

  it('can be scrolled by keys where it is a strip or zoomed', () => {
    open([slice(1000, 1500)]);
    expect(view().tabIndex).toBe(-1);
    cleanup();
    open([slice(800, 9000)]);
    expect(view().tabIndex).toBe(0);
  });
});
