import { filtersOf } from '@rawi/model/search/search-request';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { show, speak } from '../../testing/show.tsx';
import QuickResults from './quick-results.tsx';

const leftOut = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../domains/search/use-search.ts', () => ({
  useSearch: () => ({
    isCurrent: true,
    found: {
      state: 'answered',
      progress: { read: 1, of: 1 },
      answer: {
        total: 0,
        leftOut: leftOut.count,
        isClose: false,
        comics: [],
        translators: [],
        values: filtersOf(() => []),
        languages: {},
        statuses: {},
        ratings: {},
      },
    },
  }),
}));

beforeAll(() => speak('search', 'shell'));
afterEach(cleanup);

const open = (count: number) => {
  leftOut.count = count;
  show(<QuickResults id="quick" text="salt" active={-1} onFound={() => {}} onChoose={() => {}} />);
};

it('what is left out stands there in words alone: a button would go with the focus of the field', () => {
  open(2);
  expect(screen.getByText(/^2 comics are not shown/)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('there are no such words where nothing is left out', () => {
  open(0);
  expect(document.querySelector('[data-left-out]')).toBeNull();
});
