import type { Comic } from '@rawi/model/truth/comic';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendView } from '../../domains/chapters/views.ts';
import ar from '../../domains/ratings/age.ar.json';
import en from '../../domains/ratings/age.en.json';
import { isOpenHere } from '../../domains/ratings/opening.ts';
import { keepWish, wishHere } from '../../domains/settings/wish.ts';
import { enterChildrensMode, forgetChildrensMode } from '../../testing/childrens-mode.ts';
import { closeSite } from '../../testing/open-site.tsx';
import {
  all,
  arrive,
  COMIC,
  drawnChapter,
  forgetReading,
  one,
  openNotice,
  openReader,
  press,
  serveChapters,
  standing,
} from '../../testing/reader.ts';
import reader from '../reader.en.json';

vi.mock('../../domains/chapters/views.ts', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetReading();
  forgetChildrensMode();
});

/** Serves chapters 1 and 2 of a comic that is rated so, and a third one with more to say. */
function serveRated(rated: Partial<Pick<Comic, 'ageRating' | 'contentNotes'>>): void {
  const chapters = [
    drawnChapter('one', { pages: 9 }),
    drawnChapter('two', { number: 2 }),
    drawnChapter('three', { number: 3, contentNotes: ['self-harm'] }),
  ];
  serveChapters(chapters, { ...COMIC, ...rated });
}
const SIXTEEN: Pick<Comic, 'ageRating' | 'contentNotes'> = { ageRating: '16', contentNotes: ['blood'] };
const text = () => one('[data-notice]').textContent ?? '';
const answer = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pictures = () => all('img, link[as="image"]');
const lessMotion = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('motion'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );

describe('the notice before reading', () => {
  it('stands in the place of the pages and asks for none of them, says what and why, and is read first', async () => {
    const images = vi.fn<() => void>();
    vi.stubGlobal('Image', images);
    serveRated(SIXTEEN);
    const heading = await openNotice('/en/chapter/one');
    expect(heading.textContent).toBe(en.notice.heading.afterNotice);
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('region', { name: en.notice.heading.afterNotice })).toBeTruthy();
    for (const said of ['Ages 16 and up', 'Blood and injury', en.notice.why]) expect(text()).toContain(said);
    expect(text()).not.toContain(en.notice.flashing);
    expect(pictures()).toEqual([]);
    expect(images).not.toHaveBeenCalled();
    expect(sendView).not.toHaveBeenCalled();
    expect(localStorage.getItem('rawi-history')).toBeNull();
  });

  it('leads to the page of the address once it was answered, and the heading of the reader has the focus', async () => {
    serveRated(SIXTEEN);
    await openNotice('/en/chapter/one?page=7');
    await answer(en.notice.read);
    expect(standing()).toEqual([7]);
    expect(location.search).toBe('?page=7');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(all('[data-notice]')).toEqual([]);
    press('ArrowRight');
    expect(standing()).toEqual([8]);
  });

  it('leads back to the comic by two links, and to its words about ages', async () => {
    serveRated(SIXTEEN);
    await openNotice('/en/chapter/one');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/en/comic/salt', '/en/comic/salt']);
    await answer(en.title);
    expect(await screen.findByRole('dialog', { name: en.title })).toBeTruthy();
  });

  it('is shown once for a comic, and once more for a chapter that says more', async () => {
    serveRated(SIXTEEN);
    await openNotice('/en/chapter/one');
    await answer(en.notice.read);
    await openReader('/en/chapter/two');
    closeSite();
    await openNotice('/en/chapter/three');
    expect(text()).toContain(en.notice.ownHolds);
    expect(text()).toContain('Self-harm and suicide');
    await answer(en.notice.read);
    await openReader('/en/chapter/three');
  });

  it('speaks Arabic', async () => {
    serveRated(SIXTEEN);
    await openNotice('/ar/chapter/one');
    for (const said of [ar.notice.heading.afterNotice, 'من عمر ١٦ فما فوق', 'دماء وجروح'])
      expect(text()).toContain(said);
    await answer(ar.notice.read);
    expect(standing()).toEqual([1]);
  });

  it('is not shown where there is nothing to say', async () => {
    serveRated({ ageRating: '12', contentNotes: ['blood'] });
    await openReader('/en/chapter/one');
    expect(all('[data-notice]')).toEqual([]);
  });
});

it('a file is downloaded only behind the notice, and what it does not say itself stands beside it', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  serveRated(SIXTEEN);
  await openNotice('/en/chapter/one');
  const buttons = () => screen.queryAllByRole('button', { name: reader.download.action });
  expect(buttons()).toEqual([]);
  expect(JSON.stringify(fetching.mock.calls)).not.toContain('.pdf');
  await answer(en.notice.read);
  fetching.mockImplementation(() => new Promise(() => {}));
  await act(async () => buttons()[0]?.click());
  const said = 'Ages 16 and up: Blood and injury. The file does not say so itself.';
  await expect.poll(() => one('[data-download]').textContent).toContain(said);
});

describe('what is for adults', () => {
  it('asks who reads to say that they are one, which is kept', async () => {
    serveRated({ ageRating: '18' });
    await openNotice('/en/chapter/one');
    expect(text()).toContain(en.notice.adult);
    await answer(en.notice.readAsAdult);
    expect(standing()).toEqual([1]);
    expect(wishHere().upTo).toBe('18');
    await openReader('/en/chapter/two');
  });

  it('is described like the rest to who has said so before', async () => {
    keepWish({ upTo: '18', blursFrom: '18' });
    serveRated({ ageRating: '18' });
    await openNotice('/en/chapter/one');
    expect(text()).not.toContain(en.notice.adult);
    await answer(en.notice.read);
    expect(standing()).toEqual([1]);
  });

  it('is asked for again where that was taken back', async () => {
    serveRated({ ageRating: '18' });
    await openNotice('/en/chapter/one');
    await answer(en.notice.readAsAdult);
    keepWish({ upTo: '16', blursFrom: '18' });
    await openNotice('/en/chapter/one');
    expect(text()).toContain(en.notice.adult);
  });
});

describe('the mode for children', () => {
  it('opens nothing that is not for them, names none of it, and leads to other comics', async () => {
    await enterChildrensMode();
    serveRated({});
    const heading = await openNotice('/en/chapter/one');
    expect(heading.textContent).toBe(en.notice.heading.never);
    expect(document.activeElement).toBe(heading);
    expect(text()).toContain(en.notice.never);
    expect(document.body.textContent).not.toContain(COMIC.series);
    expect(document.title).not.toContain(COMIC.series);
    expect(screen.queryByRole('button', { name: en.notice.read })).toBeNull();
    expect(screen.getByRole('link', { name: en.notice.others }).getAttribute('href')).toBe('/en/comics');
    expect(pictures()).toEqual([]);
    expect(sendView).not.toHaveBeenCalled();
  });

  it('closes what is being read where it begins in another tab, and gives it back at its end', async () => {
    serveRated({});
    await openReader('/en/chapter/one');
    await enterChildrensMode();
    expect(await screen.findByRole('heading', { level: 1, name: en.notice.heading.never })).toBeTruthy();
    expect(pictures()).toEqual([]);
    forgetChildrensMode();
    await expect.poll(() => all('[data-notice]')).toEqual([]);
    expect(standing()).toEqual([1]);
  });

  it('lets them read on what is for them', async () => {
    serveRated({ ageRating: '12' });
    await openReader('/en/chapter/one');
    await enterChildrensMode();
    await expect.poll(() => standing()).toEqual([1]);
    expect(all('[data-notice]')).toEqual([]);
  });
});

describe('flashing pictures', () => {
  it('have a line of their own, and are asked about once', async () => {
    serveRated({ ageRating: '12', contentNotes: ['flashing'] });
    await openNotice('/en/chapter/one');
    expect(text()).toContain(en.notice.flashing);
    expect(text()).not.toContain(en.notice.lessMotion);
    await answer(en.notice.read);
    await openReader('/en/chapter/two');
  });

  it('are asked about each time where the device wants less motion', async () => {
    lessMotion();
    serveRated({ ageRating: '12', contentNotes: ['flashing'] });
    for (const chapter of ['one', 'two', 'one']) {
      await openNotice(`/en/chapter/${chapter}`);
      expect(text()).toContain(en.notice.lessMotion);
      await answer(en.notice.readFlashing);
      expect(standing()).toEqual([1]);
    }
  });
});

describe('near the end of a chapter', () => {
  const asked: { srcset: string }[] = [];
  const turnToEnd = async () => {
    arrive(1);
    press('End');
    await act(async () => arrive(9));
  };

  it('no page of the next one is fetched before its own notice was answered', async () => {
    asked.length = 0;
    vi.stubGlobal(
      'Image',
      class {
        srcset = '';
        constructor() {
          asked.push(this);
        }
      },
    );
    const open = [drawnChapter('one', { pages: 9 }), drawnChapter('two', { number: 2, ageRating: '16' })];
    serveChapters(open, { ...COMIC, ageRating: '12' });
    await openReader('/en/chapter/one');
    await turnToEnd();
    press('ArrowRight');
    await act(async () => {});
    expect(asked).toEqual([]);
    expect(all('[data-next-panel]')).toEqual([]);
    press(' ');
    await expect.poll(() => location.pathname).toBe('/en/chapter/two');
    await expect.poll(() => all('[data-notice]').length).toBe(1);
    expect(isOpenHere({ id: 'two', ageRating: '16', comic: { id: 'salt', ageRating: '12' } })).toBe(false);
    await answer(en.notice.read);
    expect(standing()).toEqual([1]);
  });
});
