import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import { OtherText } from './other-text.tsx';

const translation = (language: string, path?: string) => ({
  path: `comics/salt/chapters/${language}`,
  data: {
    language,
    pageCount: 1,
    publishedAt: new Date(0),
    ...(path !== undefined && { transcript: { path } }),
  },
});
const parts = vi.hoisted(() => ({ all: new Array<object[] | 'failed'>(), isFromCache: false }));
const retry = vi.hoisted(() => vi.fn<() => void>());
const isOnline = vi.hoisted(() => vi.fn<() => boolean>(() => true));
vi.mock('../../../core/network/use-online.ts', () => ({ useOnline: isOnline }));
vi.mock('../../../domains/reviews/reviews.ts', () => ({ translationsOf: () => ({}) }));
vi.mock('../../../core/live/use-list.ts', () => ({
  useList: () => {
    const [shown, setShown] = useState(1);
    const [problem, setProblem] = useState<object>();
    const isFailing = parts.all[shown] === 'failed';
    return {
      items: parts.all.slice(0, shown).flat(),
      hasMore: shown < parts.all.length,
      isFromCache: parts.isFromCache,
      retry,
      isLoadingMore: false,
      problem,
      more: async () => {
        if (isFailing) {
          parts.all = parts.all.toSpliced(shown, 1);
          setProblem({ code: 'offline' });
        } else setShown(shown + 1);
      },
    };
  },
}));
vi.mock('../../../domains/transcripts/stored/stored-transcript.ts', () => ({
  readTranscript: async (path: string) => ({ pages: [{ items: [{ kind: 'speech', words: path }] }] }),
}));
vi.mock('../../../domains/transcripts/submitted/submitted-texts.ts', () => ({}));

const chapter = { comicId: 'salt', number: 1, language: 'en', pageCount: 1 } as const;
const open = () => act(async () => show(<OtherText chapter={chapter} page={1} />, '/en/reviews'));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeAll(() => speak('review-texts', 'page-text'));
afterEach(cleanup);

const w = wordsOf('review-texts');

describe('the text of another translation', () => {
  it('is looked for further on, where the first translations have none', async () => {
    parts.all = [[translation('en', 'own'), translation('fr')], 'failed', [translation('ar', 'theirs')]];
    await open();
    expect(screen.getByText(w('other.noneYet'))).toBeTruthy();
    await press(w('other.more'));
    expect(screen.getByRole('alert')).toBeTruthy();
    await press(w('other.more'));
    expect(await screen.findByText('theirs')).toBeTruthy();
    expect(screen.queryByRole('button', { name: w('other.more') })).toBeNull();
  });

  it('says that there is none once all were looked at', async () => {
    parts.all = [[translation('en', 'own')], [translation('fr')]];
    await open();
    expect(screen.queryByText(w('other.none'))).toBeNull();
    await press(w('other.more'));
    expect(screen.getByText(w('other.none'))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not said to be nowhere by what this device has kept', async () => {
    parts.all = [[translation('en', 'own')]];
    parts.isFromCache = true;
    isOnline.mockReturnValueOnce(false);
    await open();
    expect(screen.queryByText(w('other.none'))).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(w('failed'));
    await press(w('retry'));
    expect(retry).toHaveBeenCalledOnce();
    cleanup();
    await open();
    expect(screen.getByText(w('other.none'))).toBeTruthy();
  });
});
