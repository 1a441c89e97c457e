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
