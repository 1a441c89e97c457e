import type { PageImage } from '@rawi/model/truth/page-images';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, speak, wordsOf } from '../../../testing/show.tsx';
import type { Original } from '../original.tsx';
import { Pages } from '../pages.tsx';
import { TextFacts, WithSubmissionText } from './submission-text.tsx';

const mocks = vi.hoisted(() => ({
  heads: undefined as readonly object[] | undefined,
  written: vi.fn<(id: string) => Promise<object>>(),
  file: vi.fn<(path: string) => Promise<object>>(),
}));
const images = vi.hoisted(() =>
  ['1', '2', '3'].map(
    (page): PageImage => ({
      wide: false,
      width: 800,
      height: 1200,
      color: '#102030',
      sources: [{ path: `staging/one/${page}.webp`, width: 800 }],
    }),
  ),
);
vi.mock('../../../core/live/use-list.ts', () => ({ useList: () => ({ items: mocks.heads }) }));
vi.mock('../../../domains/transcripts/submitted/submitted-texts.ts', () => ({
  textOfSubmission: () => ({}),
  readWrittenText: mocks.written,
}));
vi.mock('../../../domains/transcripts/stored/stored-transcript.ts', () => ({ readTranscript: mocks.file }));
vi.mock('../../../domains/reviews/reviews.ts', () => ({}));
vi.mock('../../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'bucket' }) }));
vi.mock('../../../domains/submissions/staged/use-staged-pages.ts', () => ({
  useStagedPages: () => ({ pages: images.map((each) => [each]), retry: () => {} }),
}));
vi.mock('../../../domains/submissions/staged/staged-image.tsx', () => ({ StagedImage: () => <i /> }));

const w = wordsOf('review-texts');
const review = wordsOf('review');
const item = (words: string): TranscriptItem => ({ kind: 'speech', words });
const written = {
  pages: new Map([
    [1, [item('مرحبا يا ميسان')]],
    [2, []],
    [3, [item('وداعا')]],
    [7, [item('لا صفحة')]],
  ]),
  isBroken: false,
};

beforeAll(() => speak('review', 'review-texts', 'page-text', 'shell'));
beforeEach(() => {
  mocks.heads = [{ path: 'transcripts/submission:one', data: { revision: 0 } }];
  mocks.written.mockReset().mockResolvedValue(written);
  mocks.file.mockReset();
});
afterEach(cleanup);

async function openFacts({ isReplacement = false, locale = 'en' } = {}) {
  show(
    <WithSubmissionText submissionId="one">
      {(text) => <TextFacts text={text} pageCount={3} isReplacement={isReplacement} />}
    </WithSubmissionText>,
    `/${locale}/review/submission:one`,
  );
  await act(async () => {});
}
async function openPages(original?: Original) {
  show(<Pages folder="staging/one" original={original} text={{ written, language: 'ar' }} />);
  await act(async () => {});
}
const text = (page: string) => screen.getByRole('region', { name: w('stage.text', { page }) });
const originalOf = (language: 'en' | 'ar', name: string | null): Original => ({
  language: name,
  pages: [images],
  chapter: { language, pageCount: 3, transcript: { path: `public/${language}`, bytes: 1, pages: 1 } },
});

describe('the text of a submitted chapter', () => {
  it.each(['en', 'ar'] as const)(
    'is counted by its pages, with those that have none or are none, in %s',
    async (locale) => {
      await openFacts({ locale });
      const told = screen.getByRole('main').textContent;
      const [page, seven] = locale === 'en' ? ['2', '7'] : ['٢', '٧'];
      expect(told).toContain(
        w(
          locale === 'en' ? 'submission.count_other' : 'submission.count_two',
          { number: '2', total: locale === 'en' ? '3' : '٣' },
          locale,
        ),
      );
      expect(told).toContain(w('submission.without_one', { pages: page }, locale));
      expect(told).toContain(w('submission.beyond_one', { number: '1', pages: seven }, locale));
    },
  );

  it('is none, which says what becomes of the text that readers have', async () => {
    mocks.heads = [];
    await openFacts();
    expect(screen.getByText(w('submission.none'))).toBeTruthy();
    cleanup();
    await openFacts({ isReplacement: true });
    expect(screen.getByText(w('submission.noneKept'))).toBeTruthy();
    expect(mocks.written).not.toHaveBeenCalled();
  });

  it('that does not come is read once more', async () => {
    mocks.written.mockRejectedValueOnce(new Error('offline'));
    await openFacts();
    await act(async () => screen.getByRole('button', { name: w('retry') }).click());
    expect(screen.getByRole('main').textContent).toContain(w('submission.without_one', { pages: '2' }));
  });

  it('stands beside its page, in its own direction, and no mark says that it is new', async () => {
    await openPages();
    const words = within(text('1')).getByText('مرحبا يا ميسان');
    expect(words).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(words.querySelector('ins')).toBeNull();
    await act(async () => screen.getByRole('button', { name: review('pages.next') }).click());
    expect(within(text('2')).getByText(w('stage.noText'))).toBeTruthy();
  });

  it('of a corrected file is compared with the text that readers have', async () => {
    mocks.file.mockResolvedValue({ pages: [{ items: [item('مرحبا يا زياد')] }] });
    await openPages(originalOf('ar', null));
    expect(mocks.file).toHaveBeenCalledWith('public/ar');
    expect(within(text('1')).getByText('زياد').closest('del')).toBeTruthy();
    expect(within(text('1')).getByText('ميسان').closest('ins')).toBeTruthy();
    expect(within(text('1')).getByText(w('submission.against'))).toBeTruthy();
  });

  it('is shown without marks where the text that readers have does not come', async () => {
    mocks.file.mockRejectedValue(new Error('offline'));
    await openPages(originalOf('ar', null));
    expect(within(text('1')).getByText(w('submission.oldFailed'))).toBeTruthy();
    expect(within(text('1')).getByText('مرحبا يا ميسان').querySelector('ins')).toBeNull();
  });

  it('of a translation has that of the other language beside it, once it is asked for', async () => {
    mocks.file.mockResolvedValue({ pages: [{ items: [item('Hello Maysan')] }] });
    await openPages(originalOf('en', 'English'));
    expect(mocks.file).not.toHaveBeenCalled();
    await act(async () => screen.getByRole('button', { name: w('other.show') }).click());
    expect(within(text('1')).getByText('Hello Maysan')).toMatchObject({ lang: 'en', dir: 'ltr' });
  });
});
