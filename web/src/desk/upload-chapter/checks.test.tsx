import type { FileProgress } from '@rawi/model/truth/file';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { Checks } from './checks.tsx';

beforeAll(() => speak('upload-chapter', 'upload'));
afterEach(cleanup);

const w = wordsOf('upload-chapter');
const READY: FileProgress = {
  state: 'ready',
  pageCount: 20,
  folder: 'staging/layla/one/aaaa-2',
  pdfBytes: 1000,
  repeatedPages: [],
  emptyPages: [],
  lostTextPages: [],
};
function textOf(progress: FileProgress, locale: 'en' | 'ar'): string {
  show(<Checks progress={progress} isSending={false} cover={undefined} />, `/${locale}/uploadchapter`);
  const text = document.body.textContent;
  cleanup();
  return text;
}

describe('the checks of a chapter’s file', () => {
  it('name empty pages, and those that may lack words', () => {
    const progress: FileProgress = { ...READY, emptyPages: [4, 12], lostTextPages: [7] };
    const english = textOf(progress, 'en');
    expect(english).toContain(w('checks.empty_other', { number: '2' }, 'en'));
    expect(english).toContain(w('checks.emptyLine', { pages: '4, 12' }, 'en'));
    expect(english).toContain(w('checks.lostTextLine', { pages: '7' }, 'en'));
    const arabic = textOf(progress, 'ar');
    expect(arabic).toContain(w('checks.empty_two', {}, 'ar'));
    expect(arabic).toContain(w('checks.emptyLine', { pages: '٤، ١٢' }, 'ar'));
    expect(arabic).toContain(w('checks.lostText_one', {}, 'ar'));
  });

  it('say nothing of pages where there is nothing to say', () => {
    const text = textOf(READY, 'en');
    expect(text).toContain(w('checks.new', {}, 'en'));
    expect(text).not.toMatch(/empty|lack/);
  });
});
