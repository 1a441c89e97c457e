import { isOpenAddress } from '@rawi/model/routes/open-addresses';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { DevelopersPage } from './developers-page.tsx';

beforeAll(() => speak('developers'));
afterEach(cleanup);
const t = wordsOf('developers');

describe.each(['en', 'ar'] as const)('the page about open data, in %s', (locale) => {
  const open = () => show(<DevelopersPage origin="https://rawi.test" />, `/${locale}/developers`);

  it('shows an example in three languages of programs, at the addresses of this site, each reached and scrolled by keyboard', () => {
    open();
    for (const language of ['curl', 'JavaScript', 'Python']) {
      const example = screen.getByRole('region', {
        name: t('exampleLabel', { language }, locale),
      });
      expect(example.textContent).toContain('https://rawi.test/data/v1/latest');
      expect([example.tabIndex, example.dir, example.lang]).toEqual([0, 'ltr', 'en']);
    }
  });

  it('leads to what it speaks of, and leaves no sign of what is to be filled in', () => {
    open();
    const links = screen
      .getAllByRole('link')
      .map((link) => new URL(link.getAttribute('href') ?? '', 'https://rawi.test').pathname);
    expect(links).toEqual([
      '/data/v1/openapi.json',
      `/${locale}/copyright`,
      `/${locale}/feeds/latest/${locale}.atom`,
      `/${locale}/feeds/latest/${locale}.json`,
    ]);
    for (const path of links.filter((each) => !each.endsWith('copyright')))
      expect([path, isOpenAddress(path)]).toEqual([path, true]);
    expect(document.body.textContent).not.toMatch(/<\w+>|\{\{/);
  });
});
