import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrive, drawnChapter, forgetReading, openReader, press, serveChapters } from '../testing/reader.ts';

/** The images that are requested without being shown: those of the next chapter. */
const asked: { srcset: string }[] = [];
const pagesAsked = () => asked.map(({ srcset }) => /%2F(\d+)-\d+\.webp/.exec(srcset)?.[1]);

beforeEach(() => {
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
  serveChapters([drawnChapter('one', { pages: 10 }), drawnChapter('two', { pages: 10, number: 2 })]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetReading();
});

async function turnTo(last: number): Promise<void> {
  for (let at = 2; at <= last; at += 1) {
    press('ArrowRight');
    await act(async () => arrive(at));
  }
}

describe('the first pages of the next chapter', () => {
  it('are preloaded near the end of this one, not before, and are dropped on the way back', async () => {
    await openReader('/en/chapter/one');
    await act(async () => arrive(1));
    await turnTo(7);
    expect(asked).toEqual([]);
    press('ArrowRight');
    await expect.poll(pagesAsked).toEqual(['1', '2']);
    press('Home');
    await expect.poll(() => asked.map(({ srcset }) => srcset)).toEqual(['', '']);
  });

  it('are not preloaded in data saver mode before the chapter is opened', async () => {
    localStorage.setItem('rawi-data-saver', 'on');
    await openReader('/en/chapter/one');
    await act(async () => arrive(1));
    await turnTo(10);
    press('ArrowRight');
    await act(async () => {});
    expect(asked).toEqual([]);
  });
});
