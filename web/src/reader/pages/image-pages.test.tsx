import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { imagePages } from './image-pages.tsx';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', 'reader');
});

/** Stubs the address of files, which is part of the site's configuration. */
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));

const slice = (height: number, name: string) => ({
  width: 800,
  height,
  wide: false,
  color: '#204060',
  sources: [{ path: `public/x-1/${name}-800.webp`, width: 800 }],
});
const PAGES = [[slice(1200, '1')], [slice(2000, '2'), slice(1500, '2.2'), slice(500, '2.3')]];

describe('a page of slices', () => {
  it('is as high as all slices together, and each slice has its share', async () => {
    const source = imagePages(PAGES);
    expect(source.pageCount).toBe(2);
    expect(source.sizeOf(1)).toEqual({ width: 800, height: 1200 });
    expect(source.sizeOf(2)).toEqual({ width: 800, height: 4000 });
    const settled = vi.fn();
    const { container } = render(
      <MemoryRouter initialEntries={['/en/chapter/x']}>
        <Suspense>
          <source.Page
            page={2}
            view={{ layout: 'vertical', fit: undefined, share: 1, turned: false, zoom: 1 }}
            current
            onSettled={settled}
          />
        </Suspense>
      </MemoryRouter>,
    );
    // Announced once, as one page.
    expect(await screen.findAllByRole('img')).toHaveLength(1);
    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => image.parentElement?.style.height)).toEqual(['50%', '37.5%', '12.5%']);
    for (const image of images.slice(1)) fireEvent.load(image);
    expect(settled).not.toHaveBeenCalled();
    for (const image of images.slice(0, 1)) fireEvent.load(image);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});

describe('a page with a file for dense screens', () => {
  const DENSE = { path: 'public/x-1/1-2400.webp', width: 2400 };
  const pages = [[{ ...slice(1200, '1'), dense: DENSE }]];
  const shown = (zoom: number) => {
    const source = imagePages(pages);
    const view = { layout: 'single', fit: undefined, share: 1, turned: false, zoom } as const;
    const { container, unmount } = render(
      <MemoryRouter initialEntries={['/en/chapter/x']}>
        <Suspense>
          <source.Page page={1} view={view} current onSettled={() => undefined} />
        </Suspense>
      </MemoryRouter>,
    );
    const offered = container.querySelector('img')?.srcset;
    unmount();
    return offered;
  };

  it('offers it to the browser, which takes it where it needs so many pixels, and counts them', () => {
    expect(shown(1)).toContain('1-2400.webp?alt=media 2400w');
    const source = imagePages(pages);
    // Its size is that of the files that everybody gets.
    expect(source.sizeOf(1)).toEqual({ width: 800, height: 1200 });
    expect(source.pixelsAt(1, 2000)).toBe(2400 * 3600);
    expect(source.pixelsAt(1, 700)).toBe(800 * 1200);
  });

  it('never offers it to who saves data, enlarged or not', () => {
    localStorage.setItem('rawi-data-saver', 'on');
    for (const zoom of [1, 3]) expect(shown(zoom)).not.toContain('2400');
    localStorage.removeItem('rawi-data-saver');
  });
});
