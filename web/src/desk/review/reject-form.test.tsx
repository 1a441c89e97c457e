import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOTHING_WRITTEN } from '../../domains/reviews/kept-decision.ts';
import { sampleReview } from '../../testing/sample-review.ts';
import { show, speak } from '../../testing/show.tsx';
import { RejectForm } from './reject-form.tsx';

const review = sampleReview();

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
beforeAll(() => speak('review'));
afterEach(() => {
  cleanup();
  scrolled.mockClear();
});

const open = (takesFocus: boolean) =>
  show(
    <RejectForm
      review={review}
      written={NOTHING_WRITTEN}
      isDisabled={false}
      takesFocus={takesFocus}
      onWrite={() => {}}
      onReject={() => {}}
      onCancel={() => {}}
    />,
  );

describe('the form of a rejection', () => {
  it('comes into view with its first reason focused when somebody asks for it', () => {
    open(true);
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(document.querySelector('[name="reasons"]'));
  });

  it('shows what its owner will read, with the comic by its name in their language', () => {
    show(
      <RejectForm
        review={{ ...review, locale: 'ar' }}
        names={{ ar: 'نمور من ورق' }}
        written={NOTHING_WRITTEN}
        isDisabled={false}
        takesFocus={false}
        onWrite={() => {}}
        onReject={() => {}}
        onCancel={() => {}}
      />,
    );
    expect(document.body.textContent).toContain('لم يستوفِ الفصل ١١ من \u2068نمور من ورق\u2069 (الإنجليزية)');
  });

  it('leaves a reviewer where they are when a note on a page has opened it', () => {
    open(false);
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });
});
