import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepServedImages } from '../lib/served-images.ts';
import { Picture, type PictureProps } from './picture.tsx';

const SOURCES = '/1-800.webp 800w, /1-1600.webp 1600w';
const props = (more: Partial<PictureProps> = {}): PictureProps => ({
  srcSet: SOURCES,
  src: '/1-1600.webp',
  sizes: '100vw',
  alt: 'Page 1',
  className: 'page',
  fetchPriority: 'high',
  'data-shown': undefined,
  onLoad: vi.fn(),
  onError: vi.fn(),
  ...more,
});

/** A page as it was served, with a picture that is loading, has loaded, or has failed. */
function serve(state: 'under way' | 'arrived' | 'failed'): HTMLImageElement {
  const root = document.createElement('div');
  root.innerHTML = `<div data-page="1"><img class="page" alt="Page 1" srcset="${SOURCES}" sizes="100vw"></div>`;
  const image = root.querySelector('img');
  if (!image) throw new Error('no picture');
  vi.spyOn(image, 'complete', 'get').mockReturnValue(state !== 'under way');
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(state === 'arrived' ? 800 : 0);
  keepServedImages(root);
  return image;
}

afterEach(() => {
  // Takes the element that a test has left, so that no other test finds it.
  render(<Picture {...props()} />).unmount();
  vi.restoreAllMocks();
});

describe('a picture', () => {
  it('is the element that was served, the first time only', () => {
    const served = serve('arrived');
    const { container, unmount } = render(<Picture {...props()} />);
    expect(container.querySelector('img')).toBe(served);
    unmount();
    expect(render(<Picture {...props()} />).container.querySelector('img')).not.toBe(served);
  });

  it('is a new element where other sources were served', () => {
    const served = serve('arrived');
    const { container } = render(<Picture {...props({ srcSet: '/2-800.webp 800w' })} />);
    expect(container.querySelector('img')).not.toBe(served);
  });

  it.each([
    ['arrived', 1, 0],
    ['failed', 0, 1],
    ['under way', 0, 0],
  ] as const)('tells at once what became of an element that has %s', (state, loads, errors) => {
    serve(state);
    const given = props();
    render(<Picture {...given} />);
    expect(given.onLoad).toHaveBeenCalledTimes(loads);
    expect(given.onError).toHaveBeenCalledTimes(errors);
  });

  it('calls the current listener when it loads, and takes over changed properties', () => {
    const served = serve('under way');
    const first = props();
    const { rerender, unmount } = render(<Picture {...first} />);
    const written = vi.spyOn(served, 'setAttribute');
    const next = props({ sizes: '50vw', 'data-shown': true, fetchPriority: undefined });
    rerender(<Picture {...next} />);
    expect(written.mock.calls).toEqual([
      ['sizes', '50vw'],
      ['data-shown', 'true'],
    ]);
    expect(served.hasAttribute('fetchpriority')).toBe(false);
    served.dispatchEvent(new Event('load'));
    expect(first.onLoad).not.toHaveBeenCalled();
    expect(next.onLoad).toHaveBeenCalledTimes(1);
    unmount();
    served.dispatchEvent(new Event('load'));
    expect(next.onLoad).toHaveBeenCalledTimes(1);
  });
});
