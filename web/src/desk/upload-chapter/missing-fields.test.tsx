import { LOCALES } from '@rawi/model/lists/locales';
import type { ChapterSubmission } from '@rawi/model/truth/submission';
import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { chapterSubmission } from '../../testing/samples.ts';
import { send, show, speak, wordsOf } from '../../testing/show.tsx';
import { ChapterForm } from './chapter-form.tsx';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/translator-calls.ts', () => ({ callTranslators: call }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({}), contactAddress: () => '' }));
vi.mock('../../core/live/use-list.ts', () => ({ useList: () => ({ items: [] }) }));
vi.mock('../../domains/asks/ask-lists.ts', () => ({ comicsFoundBy: () => ({}) }));
vi.mock('../../domains/submissions/own-submissions.ts', () => ({ proposedComicsOf: () => ({}) }));
vi.mock('../../domains/submissions/submissions.ts', () => ({ saveDraft: vi.fn(), createDraft: vi.fn() }));
vi.mock('../../domains/submissions/taken.ts', () => ({ isTaken: async () => false }));
vi.mock('../../domains/submissions/use-file-progress.ts', () => ({
  useFile: () => undefined,
  useFileProgress: () => undefined,
}));
vi.mock('../../domains/uploads/uploads.ts', () => ({ useUploads: () => [] }));

beforeAll(() => speak('upload-chapter', 'age-rating', 'upload', 'account', 'session'));
afterEach(cleanup);

const w = wordsOf('upload-chapter');
const USER = {
  uid: 'layla',
  email: 'layla@example.com',
  emailVerified: true,
  displayName: 'Layla',
  photoURL: undefined,
  roles: ['translator' as const],
};
function open(locale: string, stored?: ChapterSubmission) {
  show(
    <ChapterForm
      user={USER}
      submissionId="one"
      stored={stored}
      initial={EMPTY_CHAPTER}
      onBegun={() => undefined}
      onSeveralBegun={() => undefined}
    />,
    `/${locale}/uploadchapter`,
  );
}
/** The text that describes a control, and whether it has the icon of an error. */
function described(control: Element | null) {
  const text = document.getElementById(control?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  return { text: text?.textContent, hasIcon: text?.querySelector('svg') !== null };
}

describe('the form of a chapter that is sent empty', () => {
  it.each(LOCALES)(
    'says in one round whatever is missing, each with the icon of an error, in %s',
    async (locale) => {
      open(locale);
      await send();
      expect(call).not.toHaveBeenCalled();
      const [comic, number] = screen.getAllByRole('textbox');
      const language = screen.getByRole('combobox');
      const direction = screen
        .getByRole('radio', { name: w('direction.rtl', {}, locale) })
        .closest('fieldset');
      const rating = screen
        .getByRole('radio', { name: /^(As the comic|مثل القصة)/ })
        .closest('[role=radiogroup]');
      for (const control of [comic, number, language, direction, rating]) {
        const { text, hasIcon } = described(control ?? null);
        expect([text === undefined || text === '', hasIcon]).toEqual([false, true]);
      }
      for (const control of [comic, number, language])
        expect(control?.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(w('file.missing', {}, locale)).querySelector('svg')).toBeTruthy();
      expect(document.activeElement).toBe(comic);
    },
  );

  it('says that the cover is missing, too, where one of its own is wanted', async () => {
    const content = { ...EMPTY_CHAPTER, cover: 'file' as const };
    open('en', chapterSubmission({ content }) as ChapterSubmission);
    await send();
    expect(screen.getByText(w('file.missing'))).toBeTruthy();
    const cover = document.querySelector('input[name="cover"]');
    expect(cover?.getAttribute('aria-invalid')).toBe('true');
  });
});
