import { buildComicPage } from '@rawi/model/pages/build-comic-page';
import { sampleComic } from '@rawi/model/testing/samples';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { WhatsNext } from '../../domains/history/whats-next.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import OnwardNote from './onward-note.tsx';

const library = vi.hoisted(() => ({ state: 'visitor', saved: new Set<string>() }));
vi.mock('../../domains/library/library.ts', () => ({
  useLibrary: () => ({ state: library.state, isSaved: (key: string) => library.saved.has(key) }),
}));

beforeAll(() => speak('continue'));
afterEach(cleanup);

const t = wordsOf('continue');
const salma = { id: 'salma', name: 'Salma' };
const chapter = { id: 'two', number: 2, language: 'en', translator: salma } as const;

function said(next: WhatsNext, status: 'ongoing' | 'completed' = 'ongoing', locale: 'en' | 'ar' = 'en') {
  const comic = { ...sampleComic('salt'), status };
  const page = buildComicPage({ comicId: 'salt', comic, chapters: [], translators: [], candidates: [] });
  if (page.kind !== 'comic') throw new Error('This is no comic.');
  show(<OnwardNote comic={page.payload} next={next} />, `/${locale}`);
  return screen.getByRole('main').textContent;
}

it('names who translated the next chapter', () => {
  expect(said({ kind: 'next', chapter, other: 'translator' })).toContain('Salma');
});

it.each(['en', 'ar'] as const)('%s: promises a notification to whoever saved the comic alone', (locale) => {
  const caughtUp = { kind: 'caughtUp', chapter } as const;
  Object.assign(library, { state: 'visitor', saved: new Set() });
  expect(said(caughtUp, 'ongoing', locale)).toBe(t('logIn', {}, locale));
  cleanup();
  library.state = 'ready';
  expect(said(caughtUp, 'ongoing', locale)).toBe(t('save', {}, locale));
  cleanup();
  library.saved = new Set(['comic:salt']);
  expect(said(caughtUp, 'ongoing', locale)).toBe(t('notified', {}, locale));
  cleanup();
  expect(said(caughtUp, 'completed', locale)).toBe(t('complete', {}, locale));
});
