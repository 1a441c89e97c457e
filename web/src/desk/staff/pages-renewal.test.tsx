import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { PagesRenewal } from './pages-renewal.tsx';

const w = wordsOf('staff');

beforeAll(() => speak('staff'));
afterEach(cleanup);

describe('the pages that an update has left', () => {
  it.each([
    ['en', '75', '100'],
    ['ar', '٧٥', '١٠٠'],
  ] as const)('are counted beside a bar, in %s', (locale, built, all) => {
    show(<PagesRenewal pages={{ all: 100, outdated: 25 }} />, `/${locale}/review/overview`);
    const bar = screen.getByRole('progressbar', { name: w('overview.pages.title', {}, locale) });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['75', '100']);
    expect(screen.getByText(w('overview.pages.text', { done: built, total: all }, locale))).toBeTruthy();
  });

  it('are not mentioned where there are none', () => {
    const { container } = show(<PagesRenewal pages={{ all: 100, outdated: 0 }} />, '/en/review/overview');
    expect(container.querySelector('section')).toBeNull();
  });
});
