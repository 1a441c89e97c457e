import { MantineProvider } from '@mantine/core';
import { byComicField, COMIC_FIELDS, fieldsOfKind, NAMED_FIELDS } from '@rawi/model/lists/comic-fields';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { paths } from '../../core/lib/paths.ts';
import { comicPayload } from '../../testing/fixtures.ts';
import { ComicFacts } from './comic-facts.tsx';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', 'comic');
});
afterEach(cleanup);

const textOf = (field: string) => `The ${field} of this comic`;
const namedOf = (id: string) => ({ id, name: { en: textOf(id) } });
/** A comic with all that the table of a comic's fields knows, under another name than these. */
const comic: ComicPayload = {
  ...comicPayload(0),
  ...byComicField({
    title: textOf,
    text: textOf,
    prose: null,
    one: namedOf,
    several: (field) => [namedOf(`${field}-1`), namedOf(`${field}-2`)],
    option: null,
    rating: () => '16' as const,
    notes: () => [namedOf('note-1'), namedOf('note-2')],
  }),
};

function pageOf(shown: ComicPayload) {
  const page = (
    <MantineProvider>
      <ComicFacts comic={shown} />
    </MantineProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/en/comic/one'] });
  return <RouterProvider key={shown.ageRating} router={router} />;
}

const show = (shown: ComicPayload) => render(pageOf(shown));

describe('the facts of a comic', () => {
  it.each(fieldsOfKind('title', 'text'))('have the text of the field %s', (field) => {
    show(comic);
    expect(screen.getByText(textOf(field)).closest('dd')?.previousElementSibling?.textContent).toBeTruthy();
  });

  it.each(NAMED_FIELDS)('have each name of the field %s, which leads to the comics with it', (field) => {
    show(comic);
    const { of, filter } = COMIC_FIELDS[field];
    for (const { id } of [comic[field]].flat()) {
      const to = of === 'publisher' ? paths.publisher('en', id) : paths.search('en', { [filter]: id });
      expect(screen.getByRole('link', { name: textOf(id) }).getAttribute('href')).toBe(to);
    }
  });

  it('have the tags that readers agree on, which lead to the comics with them', () => {
    show({ ...comic, tags: [{ id: 'sea', name: { en: 'The sea', ar: 'البحر' } }] });
    const link = screen.getByRole('link', { name: 'The sea' });
    expect(link.getAttribute('href')).toBe('/en/search?tag=sea');
  });

  it('have the rating with its notes, and say so where there is none', () => {
    const { rerender } = show({
      ...comic,
      ageRating: '16',
      contentNotes: [namedOf('note-1'), namedOf('note-2')],
    });
    const value = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(value('Age rating')).toBe('Ages 16 and up');
    expect(value('Content notes')).toBe(`${textOf('note-1')}, ${textOf('note-2')}`);
    rerender(pageOf({ ...comic, ageRating: undefined, contentNotes: undefined }));
    expect(value('Age rating')).toBe('Not rated');
    expect(screen.queryByText('Content notes')).toBeNull();
  });

  it('do not repeat a name that stands above them', () => {
    show({ ...comic, names: { en: comic.series } });
    expect(screen.queryByText(comic.series)).toBeNull();
  });
});
