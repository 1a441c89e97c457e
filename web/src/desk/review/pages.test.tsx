import type { PageImage } from '@rawi/model/truth/page-images';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import type { Original } from './original.tsx';
import { Pages } from './pages.tsx';

const { first, second } = vi.hoisted(() => {
  const pageOf = (name: string): PageImage => ({
    wide: false,
    width: 800,
    height: 1200,
    color: '#102030',
    sources: [{ path: `staging/one/${name}.webp`, width: 800 }],
  });
  return { first: pageOf('first'), second: pageOf('second') };
});
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));
vi.mock('../../domains/submissions/staged/use-staged-pages.ts', () => ({
  useStagedPages: () => ({ pages: [[first], [second]], retry: () => {} }),
}));
vi.mock('../../domains/submissions/staged/staged-image.tsx', () => ({ StagedImage: () => <i /> }));

const w = wordsOf('review');
beforeAll(() => speak('review'));
afterEach(cleanup);

const stage = () => screen.getByRole('region', { name: w('pages.title') });
const english = (pages: number): Original => ({
  language: 'English',
  pages: Array.from({ length: pages }, () => [first]),
});

describe('the pages of a chapter that is reviewed', () => {
  it('have all the room where nothing stands beside them to compare with', () => {
    show(<Pages folder="staging/one" />);
    expect(stage().dataset['alone']).toBe('true');
    expect(screen.getByText(w('pages.page', { page: '1', total: '2' }))).toBeTruthy();
  });

  it('leave room for their original, also on a page that it does not have', () => {
    show(<Pages folder="staging/one" original={english(2)} />);
    expect(stage().dataset).not.toHaveProperty('alone');
    cleanup();
    show(<Pages folder="staging/one" original={english(0)} />);
    expect(stage().dataset).not.toHaveProperty('alone');
  });
});
