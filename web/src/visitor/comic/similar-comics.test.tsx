import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { comicPayload } from '../../testing/fixtures.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { SimilarComics } from './similar-comics.tsx';

vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));

beforeAll(() => speak('shell', 'comic'));
afterEach(cleanup);

it('says of what readers also saved that they did, and of nothing else', () => {
  const comics = comicPayload(0).similar.slice(0, 3);
  show(<SimilarComics comics={comics} alsoSaved={comics.slice(0, 1).map(({ slug }) => slug)} rows={1} />);
  const words = wordsOf('comic')('alsoSaved');
  const said = screen.getAllByRole('link').map((link) => link.textContent?.includes(words));
  expect(said).toEqual([true, false, false]);
});
