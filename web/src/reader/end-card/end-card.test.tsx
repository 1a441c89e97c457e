import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  all,
  arrive,
  drawnChapter,
  forgetReading,
  one,
  openReader,
  PHONE,
  press,
  serveChapters,
  serveTwo,
  standing,
} from '../../testing/reader.ts';
import arReader from '../reader.ar.json';

afterEach(forgetReading);

const onwards = (direction: 'ltr' | 'rtl') => (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');

/** A chapter of four pages, at its end card. */
async function toTheEnd(direction: 'ltr' | 'rtl', locale = 'en'): Promise<void> {
  serveTwo(direction);
  await openReader(`/${locale}/chapter/one`);
  arrive(1);
  press('End');
  arrive(4);
  press(onwards(direction));
  expect(standing()).toEqual([]);
  expect(document.activeElement).toBe(one('[data-primary-end]'));
}

const openedNext = () => expect.poll(() => location.pathname + location.search).toMatch(/\/chapter\/two$/);
/** Waits for the address to follow; the end card must still be shown. */
const staysAtTheEnd = async () => {
  await expect.poll(() => location.pathname + location.search).toBe('/en/chapter/one?page=4');
  expect(standing()).toEqual([]);
};

describe('the end card', () => {
  it.each([
    ['ltr', ' '],
    ['ltr', 'PageDown'],
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('of a chapter that runs %s opens the next chapter with the key %j', async (direction, key) => {
    await toTheEnd(direction, direction === 'rtl' ? 'ar' : 'en');
    press(key);
    await openedNext();
    // The page of the previous chapter is not written into this address.
    await act(async () => {});
    expect(location.search).toBe('');
  });

  it.each(['1', '2', '3'])('stands there when the way of reading is changed by the key %s', async (key) => {
    await toTheEnd('ltr');
    press(key);
    expect(one('[data-primary-end]')).toBeTruthy();
    expect(standing()).toEqual([]);
    await staysAtTheEnd();
  });

  it('leads nowhere while the key that opened it is held', async () => {
    await toTheEnd('ltr');
    press('ArrowRight', { repeat: true });
    await staysAtTheEnd();
  });

  it.each([
    ['ltr', 'PageUp'],
    ['ltr', 'ArrowLeft'],
    ['rtl', 'ArrowRight'],
  ] as const)('of a chapter that runs %s leads back with the key %j', async (direction, key) => {
    await toTheEnd(direction);
    press(key);
    expect(standing()).toEqual([4]);
  });

  it('leaves the up and down arrows to the browser, which scrolls it', async () => {
    await toTheEnd('ltr');
    for (const key of ['ArrowDown', 'ArrowUp']) {
      expect(fireEvent.keyDown(document.body, { key, code: key })).toBe(true);
      expect(standing()).toEqual([]);
    }
  });

  it.each(['ltr', 'rtl'] as const)(
    'goes on by a tap on what it shows of the next chapter (%s)',
    async (way) => {
      await toTheEnd(way);
      fireEvent.click(one('[data-next-chapter]'), { clientX: PHONE[0] / 2, clientY: 400 });
      await openedNext();
    },
  );

  it.each([
    ['ltr', 6],
    ['rtl', 384],
  ] as const)('of a chapter that runs %s leads back by a tap at the edge of the pages', async (way, x) => {
    await toTheEnd(way);
    fireEvent.click(one('[data-end-card]'), { clientX: x, clientY: 600 });
    expect(standing()).toEqual([4]);
  });

  it.each([
    ['ltr', 384],
    ['rtl', 6],
  ] as const)('of a chapter that runs %s goes on by a tap at the other edge', async (way, x) => {
    await toTheEnd(way);
    fireEvent.click(one('[data-end-card]'), { clientX: x, clientY: 600 });
    await openedNext();
  });

  it('stays where a tap means nothing', async () => {
    await toTheEnd('ltr');
    fireEvent.click(one('[data-end-card]'), { clientX: 150, clientY: 600 });
    await staysAtTheEnd();
  });
});

describe.each(['ltr', 'rtl'] as const)('the end of a chapter that runs %s', (readingDirection) => {
  const panels = [{ page: 2, x: 100, y: 100, width: 500, height: 400 }];
  const withPanels = (changes: Parameters<typeof drawnChapter>[1] = {}) =>
    ['one', 'two'].map((id, index) => {
      const chapter = drawnChapter(id, { readingDirection, number: index + 1, ...(id === 'two' && changes) });
      return { ...chapter, ...(chapter.manifest && { manifest: { ...chapter.manifest, panels } }) };
    });
  const goToEnd = async () => {
    await openReader('/en/chapter/one');
    arrive(1);
    press('End');
    arrive(4);
    press(onwards(readingDirection));
  };

  it('is a page of two panels: its last one, and the best of the next chapter on the side it is pulled from', async () => {
    serveChapters(withPanels());
    await goToEnd();
    const onward = one('[data-onward]');
    expect(onward.getAttribute('dir')).toBe(readingDirection);
    const sources = all('[data-onward] img').map((image) => image.getAttribute('src') ?? '');
    expect(sources).toHaveLength(2);
    expect(sources[0]).toContain(encodeURIComponent('one-0123456789abcdef/pages/4-'));
    expect(sources[1]).toContain(encodeURIComponent('two-0123456789abcdef/pages/2-'));
    expect(one('[data-next-panel] img').getAttribute('src')).toBe(sources[1]);
  });

  it('has no panel of a next chapter that is for older readers', async () => {
    serveChapters(withPanels({ ageRating: '16' }));
    await goToEnd();
    expect(all('[data-end-card]')).toHaveLength(1);
    expect(all('[data-onward]')).toEqual([]);
  });
});

describe('the end of a chapter', () => {
  it.each([
    [['en'], 'ar'],
    [['ar'], 'en'],
    [['en', 'ar'], null],
  ] as const)(
    'of one that is there in %j asks for a translation into the other, %s',
    async (languages, asked) => {
      const [first] = languages;
      serveChapters(
        languages.map((language) => drawnChapter(language === first ? 'one' : language, { language })),
      );
      await openReader('/en/chapter/one');
      press('End');
      arrive(4);
      press('ArrowRight');
      const link = within(one('[data-end-card]')).getByRole('link', { name: 'Ask for another translation' });
      expect(new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('language')).toBe(
        asked,
      );
    },
  );

  it('leads to the next chapter by its button, and the end of that leads back', async () => {
    await toTheEnd('ltr');
    fireEvent.click(screen.getByRole('link', { name: 'Read chapter 2' }));
    await openedNext();
    // The words of the old card name the next chapter too: the pages are there when it is gone.
    await expect.poll(() => document.querySelector('[data-end-card]')).toBe(null);
    await expect.poll(standing).toEqual([1]);
    // A reader that has just come may not hear keys yet.
    const toLast = () => {
      press('End');
      return standing();
    };
    await expect.poll(toLast).not.toEqual([1]);
    press('ArrowRight');
    await expect.poll(() => all('[data-end-card]')).toHaveLength(1);
    // The reader's bar has a link with the same name.
    fireEvent.click(within(one('[data-end-card]')).getByRole('link', { name: 'Previous: Chapter 1' }));
    await expect.poll(() => location.pathname).toBe('/en/chapter/one');
  });

  it.each([
    ['en', /^Download PDF/],
    ['ar', /^تنزيل PDF/],
  ] as const)(
    'says in %s that its file may not be downloaded, and offers it nowhere',
    async (locale, name) => {
      serveChapters([drawnChapter('one', { downloadable: false })]);
      await openReader(`/${locale}/chapter/one`);
      press('End');
      arrive(4);
      press('ArrowRight');
      expect(one('[data-end-card]').textContent).toContain(
        locale === 'en'
          ? // The specification's wording.
            'Some chapters may not be downloadable because the feature is not yet activated for all.'
          : arReader.download.notYet,
      );
      expect(screen.queryByRole('button', { name })).toBeNull();
    },
  );
});

it('a chapter in another language than the site says so', async () => {
  serveTwo('ltr', 'en');
  await openReader('/ar/chapter/one?page=2');
  expect(standing()).toEqual([2]);
  expect(screen.getByText(arReader.otherLanguage.replace('{{language}}', 'الإنجليزية'))).toBeTruthy();
});

describe('the keys of neighbouring chapters', () => {
  it('open the next and the previous chapter from any page', async () => {
    serveTwo();
    await openReader('/en/chapter/one');
    press('n');
    await openedNext();
    await screen.findByText(/chapter 2/);
    press('p');
    await expect.poll(() => location.pathname).toBe('/en/chapter/one');
  });
});

describe('the bar below the pages', () => {
  it.each([
    ['en', 'rtl', 'Next', 'Chapter 2', '1 of 4'],
    ['ar', 'ltr', 'التالي', 'الفصل ٢', '١ من ٤'],
  ] as const)(
    'at %s of a chapter that runs %s has the next chapter where the pages lead, and calls it one',
    async (locale, direction, next, chapter, count) => {
      serveTwo(direction);
      await openReader(`/${locale}/chapter/one`);
      const foot = one('footer');
      // It is laid out in the direction of the pages: its last part is on the side they lead to.
      expect(foot.dir).toBe(direction);
      const last = foot.lastElementChild;
      expect(last?.getAttribute('href')).toBe(`/${locale}/chapter/two`);
      expect(last?.textContent).toBe(next + chapter);
      expect(one('footer output').textContent).toBe(count);
    },
  );
});

describe('a chapter of many pages', () => {
  it.each(['ltr', 'rtl'] as const)(
    'has its last a key away, and only a few at once (%s)',
    async (direction) => {
      serveChapters([drawnChapter('one', { pages: 300, readingDirection: direction })]);
      await openReader('/en/chapter/one');
      arrive(1);
      press('End');
      expect(standing()).toEqual([300]);
      arrive(300);
      expect(document.querySelectorAll('[data-page] img').length).toBeLessThan(12);
      press('Home');
      expect(standing()).toEqual([1]);
    },
  );
});
