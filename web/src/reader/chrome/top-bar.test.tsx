import { LOCALES } from '@rawi/model/lists/locales';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show, speak } from '../../testing/show.tsx';
import type { ChapterTitles } from '../chapter-titles.ts';
import { TopBar } from './top-bar.tsx';

beforeAll(() => speak('reader', 'shell'));
afterEach(cleanup);

const TITLES: ChapterTitles = {
  comic: { text: 'The Salt Caravan', lang: 'en' },
  number: 1,
  title: 'The Eighty-First Camel',
  language: 'en',
  translator: { id: 'wren', name: 'Wren Castell' },
};
const nothing = () => undefined;
function open(titles: ChapterTitles, locale = 'en') {
  show(
    <TopBar
      slug="the-salt-caravan"
      titles={titles}
      shown
      save={{ label: 'Save', isOn: false, toggle: nothing }}
      offline={null}
      onReport={nothing}
      onPanel={nothing}
      fullscreen={{ on: false, available: false, toggle: nothing }}
    />,
    `/${locale}/chapter/one`,
  );
}
const subtitle = () => screen.getByRole('heading', { level: 1 }).nextElementSibling;

describe('the title of a chapter in the reader', () => {
  it.each(LOCALES)('has no space before a comma, in %s', (locale) => {
    open(TITLES, locale);
    const text = screen.getByRole('banner').textContent;
    expect(text).toContain('The Salt Caravan');
    expect(text).not.toMatch(/\s[,،]/u);
  });

  it('is followed by a dot on a phone only where somebody is named there', () => {
    open(TITLES);
    expect(subtitle()?.hasAttribute('data-named')).toBe(true);
    cleanup();
    open({ ...TITLES, translator: undefined });
    expect(subtitle()?.hasAttribute('data-named')).toBe(false);
  });
});
