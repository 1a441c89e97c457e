import { CHILDRENS_WISH, VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { filtersOf, textRequest } from '@rawi/model/search/search-request';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadWords, startI18n } from '../../core/i18n/i18n.ts';
import { keepWish } from '../../domains/settings/wish.ts';
import { FilterPanel } from './filter-panel.tsx';

beforeAll(async () => {
  await startI18n('en');
  await loadWords('en', ['search', 'shell']);
});
afterEach(cleanup);

function show(isAwaited: boolean, genres: readonly string[] = []): void {
  const values = filtersOf((filter) =>
    filter === 'genre' ? genres.map((id) => ({ id, name: { en: id }, count: 1 })) : [],
  );
  render(
    <MemoryRouter initialEntries={['/en/search']}>
      <FilterPanel
        request={textRequest('')}
        answer={
          isAwaited
            ? undefined
            : {
                total: 1,
                isClose: false,
                comics: [],
                translators: [],
                values,
                languages: {},
                statuses: {},
                ratings: {},
              }
        }
        isAwaited={isAwaited}
        isWhole
        finds={{}}
        onFind={() => {}}
        onChange={() => {}}
      />
    </MemoryRouter>,
  );
}
const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('no group stands below another whose values are still to come, so that none moves', () => {
  show(true);
  expect(groups()).toEqual(['Publisher']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  show(false, ['Fantasy', 'Horror']);
  expect(groups()).toEqual(['Publisher', 'Genre', 'Language', 'Status', 'Age rating', 'Artist', 'Writer']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

it('asks for no older age than what is listed anyway', () => {
  const ages = () =>
    screen
      .getAllByRole('radio', { name: /for everyone|up to age/i })
      .map((radio) => radio.parentElement?.textContent);
  show(false);
  expect(ages()).toEqual(['For everyone', 'Up to age 12']);
  cleanup();
  keepWish({ upTo: '18', blursFrom: null });
  show(false);
  expect(ages()).toEqual(['For everyone', 'Up to age 12', 'Up to age 16']);
  cleanup();
  keepWish(CHILDRENS_WISH);
  show(false);
  expect(ages()).toEqual(['For everyone']);
  keepWish(VISITORS_WISH);
});
