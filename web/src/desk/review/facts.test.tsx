import { MantineProvider } from '@mantine/core';
import { sampleComic } from '@rawi/model/testing/samples';
import { NOTHING_CHOSEN, type Resolved } from '@rawi/model/truth/resolved';
import { EMPTY_CHAPTER, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { Facts, useFacts } from './facts.tsx';
import { ReviewTitle } from './title.tsx';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', ['review', 'upload-comic', 'age-rating']);
  await i18n.loadLanguages('ar');
  await loadWords('ar', ['review', 'upload-comic', 'age-rating']);
});
afterEach(cleanup);

const { slug, series } = sampleComic('captain-zenith', { series: 'Captain Zenith' });
const picture = { path: 'public/a/160.webp', width: 160, height: 224, color: '#102030' };
const ZENITH: NonNullable<Resolved['comic']> = {
  comicId: 'captain-zenith',
  slug,
  series,
  names: { ar: 'القبطان زينيث' },
  picture,
};
const TYPED = { ...ZENITH, series: 'My Own Little Comic', names: {} };

type Written = Parameters<ReturnType<typeof useFacts>>[0];
function Shown({ written }: { readonly written: Written }) {
  return <Facts facts={useFacts()(written)} />;
}
function show(locale: 'en' | 'ar', element: React.ReactNode): string {
  const page = (
    <MantineProvider>
      <main>{element}</main>
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: [`/${locale}/review`],
  });
  render(<RouterProvider router={router} />);
  return screen.getByRole('main').textContent ?? '';
}

describe('the facts of a chapter', () => {
  const chapter = { kind: 'chapter', content: { ...EMPTY_CHAPTER, comic: TYPED } } as const;
  const resolved = { ...NOTHING_CHOSEN, comic: ZENITH };

  it.each([
    ['en', 'Captain Zenith'],
    ['ar', 'القبطان زينيث'],
  ] as const)('name in %s the stored comic, and show the typed name', (locale, name) => {
    const text = show(locale, <Shown written={{ ...chapter, resolved }} />);
    expect(screen.getByText(name, { exact: true })).toBeTruthy();
    // The typed text is isolated in the sentence.
    expect(text).toContain('\u2068My Own Little Comic\u2069');
    expect(screen.queryByText('My Own Little Comic', { exact: true })).toBeNull();
  });

  it('mention no difference if there is none', () => {
    const content = { ...EMPTY_CHAPTER, comic: { ...TYPED, series: 'القبطان زينيث' } };
    const text = show('en', <Shown written={{ kind: 'chapter', content, resolved }} />);
    expect(text).not.toContain('typed');
  });

  it('mark typed text whose ids have not been resolved yet', () => {
    const text = show('en', <Shown written={chapter} />);
    expect(text).toContain('as its owner typed it');
  });
});

describe('the facts of a comic', () => {
  const content = {
    ...EMPTY_COMIC,
    series: 'The Salt Caravan',
    publisher: { id: 'atelier-vertige', name: 'My Tiny Press' },
    writer: { id: null, name: 'Nobody Yet' },
    genres: [{ id: 'adventure', name: 'Cooking' }],
  };
  const resolved: Resolved = {
    ...NOTHING_CHOSEN,
    names: [{ of: 'publisher', id: 'atelier-vertige', name: { en: 'Atelier Vertige', ar: 'أتيلييه فرتيج' } }],
  };

  it('name the person stored under an id, who is new, and who no longer exists', () => {
    const text = show('ar', <Shown written={{ kind: 'comic', content, resolved }} />);
    expect(screen.getByText('أتيلييه فرتيج', { exact: true })).toBeTruthy();
    expect(text).toContain('Nobody Yet (جديد)');
    expect(text).toContain('لم يعد في راوي');
    expect(text).toContain('\u2068My Tiny Press\u2069');
    expect(text).toContain('\u2068Cooking\u2069');
  });
});

describe('the title of a review', () => {
  const review = { kind: 'chapter', title: 'Captain Zenith' } as const;

  it("is the comic's name in the language of the page", () => {
    const resolved = { ...NOTHING_CHOSEN, comic: ZENITH };
    expect(show('ar', <ReviewTitle review={{ ...review, resolved }} />)).toBe('القبطان زينيث');
  });

  it('says that it is the typed text until its id is resolved', () => {
    const typed = { ...review, title: 'My Own Little Comic' };
    expect(show('en', <ReviewTitle review={typed} />)).toBe('My Own Little Comic (as typed)');
  });
});
