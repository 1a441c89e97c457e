import { describe, expect, it } from 'vitest';
import { type FormState, submitStep } from './submit-step.ts';

const READY: FormState = {
  isWhole: true,
  hasFile: true,
  isCoverMissing: false,
  isBad: false,
  isChecked: true,
};

describe('the button of the form of a chapter', () => {
  it.each<[string, Partial<FormState>, string]>([
    ['submits what is complete and checked', {}, 'submit'],
    ['waits for checks that have not ended', { isChecked: false }, 'wait'],
    [
      'leads to wrong fields before anything else',
      { isWhole: false, hasFile: false, isBad: true },
      'fix-fields',
    ],
    ['leads to the file that is missing', { hasFile: false, isChecked: false }, 'choose-file'],
    [
      'leads to the cover that is missing, also without checks',
      { isCoverMissing: true, isChecked: false },
      'choose-cover',
    ],
    ['does nothing about a file that was refused', { isBad: true, isChecked: false }, 'none'],
  ])('%s', (_, state, step) => {
    expect(submitStep({ ...READY, ...state })).toBe(step);
  });
});
