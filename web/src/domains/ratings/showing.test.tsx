import { AGE_RATINGS } from '@rawi/model/lists/age-ratings';
import { CHILDRENS_WISH, decideShowing, VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { act, fireEvent, render, renderHook } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { speak } from '../../testing/show.tsx';
import { Cover } from '../comics/cover.tsx';
import { keepWish } from '../settings/wish.ts';
import { ageMark, UNASKED, useIsKept } from './showing.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  keepWish(VISITORS_WISH);
});

const IMAGE = { src: '/cover.webp', srcSet: '/cover.webp 320w', width: 320, height: 448, color: '#224466' };

async function draw(
  rating: Parameters<typeof ageMark>[0],
  address = '/en',
  image: ComponentProps<typeof Cover>['image'] = IMAGE,
) {
  await speak();
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Cover image={image} rating={rating} sizes="40px" />
    </MemoryRouter>,
  ).container;
}

it.each([...AGE_RATINGS, null])(
  'a served page marks what is rated %s where a child is not shown it',
  (rating) => {
    vi.stubEnv('SSR', true);
    const isForChildren = decideShowing({ ageRating: rating }, CHILDRENS_WISH).isListed;
    expect(ageMark(rating)).toEqual(isForChildren ? {} : { 'data-age': rating ?? 'none' });
    expect(ageMark(UNASKED)).toEqual({});
  },
);

it('what the app draws itself has no mark', () => {
  expect(ageMark('16')).toEqual({});
});

it('a cover in a served page is marked, too', async () => {
  vi.stubEnv('SSR', true);
  expect((await draw('16')).querySelector('img')?.getAttribute('data-age')).toBe('16');
});

it('where a cover is not to be seen no file is asked for, and the age stands there', async () => {
  const [english, arabic] = [await draw('18'), await draw('18', '/ar')];
  for (const cover of [english, arabic]) {
    expect(cover.querySelector('img')).toBeNull();
    expect(cover.innerHTML).not.toContain('cover.webp');
  }
  expect(english.textContent).toBe('18+');
  expect(arabic.textContent).toBe('١٨+');
});

describe('a cover with a blurred picture', () => {
  const image = { ...IMAGE, blurred: '/blurred.webp' };
  const addresses = (cover: Element) =>
    [...cover.querySelectorAll('img')].flatMap((each) => [
      each.getAttribute('src'),
      each.getAttribute('srcset'),
    ]);

  it('shows that one alone to whoever has not said that they want the other, and says so', async () => {
    const [english, arabic] = [await draw('18', '/en', image), await draw('18', '/ar', image)];
    for (const cover of [english, arabic]) {
      expect(addresses(cover)).toEqual(['/blurred.webp', null]);
      expect(cover.innerHTML).not.toContain('cover.webp');
      expect(cover.querySelector('img')?.alt).not.toBe('');
    }
    expect(english.textContent).toBe('18+');
  });

  it('is sharp as soon as that is wished, and nothing says it was blurred', async () => {
    const cover = await draw('18', '/en', image);
    act(() => keepWish({ upTo: '18', blursFrom: null }));
    expect(addresses(cover)).toEqual(['/cover.webp', '/cover.webp 320w']);
    expect([cover.querySelector('img')?.alt, cover.textContent]).toEqual(['', '']);
  });

  it('has neither for children', async () => {
    keepWish(CHILDRENS_WISH);
    expect(addresses(await draw('18', '/en', image))).toEqual([]);
  });

  it('is its colour with the age where the blurred one does not come, and sharp when that is wished then', async () => {
    const cover = await draw('18', '/en', image);
    fireEvent.error(cover.querySelector('img') ?? cover);
    expect(addresses(cover)).toEqual([]);
    act(() => keepWish({ upTo: '18', blursFrom: null }));
    expect(addresses(cover)[0]).toBe('/cover.webp');
  });
});

it('a picture of no comic is shown whatever is wished', async () => {
  keepWish(CHILDRENS_WISH);
  expect((await draw(UNASKED)).querySelector('img')).not.toBeNull();
  expect((await draw(undefined)).querySelector('img')).toBeNull();
});

it('what the mode for children keeps back at its own address is what own lists leave out there', async () => {
  for (const upTo of ['12', '16', '18'] as const) {
    const wish = { upTo, blursFrom: '18' } as const;
    keepWish(wish);
    const { result, unmount } = renderHook(useIsKept);
    for (const ageRating of [...AGE_RATINGS, null, undefined])
      expect(result.current(ageRating)).toBe(decideShowing({ ageRating }, wish).opens !== 'never');
    unmount();
  }
});
