import { FILE_REFUSALS } from '@rawi/model/lists/file-refusals';
import { LOCALES } from '@rawi/model/lists/locales';
import { refusalText } from '@rawi/model/text/refusal-texts';
import type { FileProgress } from '@rawi/model/truth/file';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { described, field, show, speak, wordsOf } from '../../testing/show.tsx';
import { Checks } from './checks.tsx';
import { FileField } from './file-field.tsx';

vi.mock('../../domains/uploads/uploads.ts', () => ({}));

beforeAll(() => speak('upload-chapter', 'upload'));
afterEach(cleanup);

const w = wordsOf('upload-chapter');
const FILE = { fileId: 'one', name: 'قصة.pdf', bytes: 1000 };

function open(progress: FileProgress | undefined, { locale = 'en', problem = '' } = {}) {
  const onChoose = vi.fn<(files: readonly File[]) => void>();
  show(
    <>
      <FileField
        file={FILE}
        upload={undefined}
        progress={progress}
        problem={problem === '' ? undefined : problem}
        busy={undefined}
        onChoose={onChoose}
        onRemove={() => undefined}
      />
      <Checks progress={progress} isSending={false} cover={undefined} />
    </>,
    `/${locale}/uploadchapter`,
  );
  return onChoose;
}
const group = () => screen.getByRole('group');
/** The state of each check, in the order of the list. */
const checks = () =>
  Array.from(document.querySelectorAll<HTMLElement>('li[data-state]'), ({ dataset }) => dataset['state']);

describe('the field of a chapter’s file', () => {
  it.each(LOCALES)('gives the reason of every refusal as a sentence, in %s', (locale) => {
    for (const code of FILE_REFUSALS) {
      open({ state: 'refused', code, page: 12 }, { locale });
      const sentence = refusalText({ code, page: 12 }, locale);
      expect(sentence).not.toMatch(/\{\{|\}\}/);
      expect(described(group()), code).toBe(sentence);
      expect(field('chapter').getAttribute('aria-invalid')).toBe('true');
      expect(checks().slice(0, 2)).toEqual(['passed', 'wrong']);
      expect(screen.getByRole('button', { name: w('file.another', {}, locale) })).toBeTruthy();
      cleanup();
    }
  });

  it('writes the number of a refused page as the language does', () => {
    open({ state: 'refused', code: 'page-too-large', page: 12 }, { locale: 'ar' });
    expect(described(group())).toContain('١٢');
  });

  it('takes another file in the place of a refused one, the same file too', () => {
    const onChoose = open({ state: 'refused', code: 'password' });
    const again = new File(['%PDF-'], FILE.name);
    for (let count = 0; count < 2; count += 1)
      fireEvent.change(field('chapter'), { target: { files: [again] } });
    expect(onChoose.mock.calls).toEqual([[[again]], [[again]]]);
  });

  it('says that checks failed where the file is not to blame, and what is wrong with a choice first', () => {
    open({ state: 'failed' });
    expect(described(group())).toBe(w('file.failed'));
    cleanup();
    open({ state: 'failed' }, { problem: 'Too many files.' });
    expect(described(group())).toBe('Too many files.');
  });

  it('is not wrong while its file is checked, nor after that', () => {
    for (const progress of [
      undefined,
      { state: 'awaited' },
      { state: 'waiting' },
      { state: 'working', done: 1, pageCount: 3 },
    ] as const) {
      open(progress);
      expect(described(group())).toBe('');
      expect(field('chapter').getAttribute('aria-invalid')).toBeNull();
      expect(checks()).not.toContain('wrong');
      cleanup();
    }
  });
});
