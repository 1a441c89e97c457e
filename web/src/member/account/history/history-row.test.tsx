import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WhatsNext } from '../../../domains/history/whats-next.ts';
import { anEntry } from '../../../testing/read-entry.ts';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { HistoryRow } from './history-row.tsx';

vi.mock('../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));

beforeAll(() => speak('shell', 'account', 'continue', 'comic'));
afterEach(cleanup);

const t = wordsOf('account');
const words = wordsOf('continue');
const finished = anEntry('one', 1, { page: 8, finished: true });
const two = { id: 'two', number: 2, language: 'en' } as const;
const one = { id: 'one', number: 1, language: 'en' } as const;

/** A row: where it leads, and what it says. */
function row(entry: typeof finished, next?: WhatsNext, isRemoved = false) {
  show(<HistoryRow entry={entry} uid="layla" next={next} isRemoved={isRemoved} />);
  const link = screen.queryByRole('link');
  return { to: link?.getAttribute('href'), text: screen.getByRole('listitem').textContent ?? '' };
}

describe('a row of the history', () => {
  it('leads to the page where a chapter was left', () => {
    const entry = anEntry('one', 1, { page: 3 });
    const { to, text } = row(entry, { kind: 'place', chapter: one, page: 3, pageCount: 8 });
    expect(to).toBe('/en/chapter/one?page=3');
    expect(text).toContain(t('history.resume'));
  });

  it('leads on from the chapter of its comic that was finished last', () => {
    const { to, text } = row(finished, { kind: 'next', chapter: two });
    expect(to).toBe('/en/chapter/two');
    expect(text).toContain(wordsOf('comic')('next', { number: '2' }));
    expect(text).toContain(words('action'));
  });

  it('says that everything was read, and can be read again', () => {
    const { to, text } = row(finished, { kind: 'caughtUp', chapter: one });
    expect(to).toBe('/en/chapter/one');
    expect(text).toContain(words('caughtUp'));
    expect(text).toContain(t('history.again'));
  });

  it('leads to the place in a finished chapter that is read once more', () => {
    const again = { ...finished, page: 3 };
    expect(row(again, { kind: 'place', chapter: one, page: 3, pageCount: 8 }).to).toBe(
      '/en/chapter/one?page=3',
    );
  });

  it('leads to its own chapter, where another of the comic was read later', () => {
    expect(row(finished).to).toBe('/en/chapter/one');
  });

  it('leads nowhere once it was removed', () => {
    const { to, text } = row(finished, { kind: 'next', chapter: two }, true);
    expect(to).toBeUndefined();
    expect(text).toContain(t('lists.removed'));
  });
});
