import { SUBMISSION_STATES } from '@rawi/model/review/submission-machine';
import { expect, it } from 'vitest';
import { isListed, tabIn, WORK_TABS } from './work-tabs.ts';

it('every submission is listed under "All" and under one other tab', () => {
  for (const state of SUBMISSION_STATES) {
    expect([state, WORK_TABS.filter((tab) => isListed(state, tab))]).toEqual([
      state,
      ['all', expect.stringMatching(/drafts|review|published|rejected/)],
    ]);
  }
});

it('an address names the tab, and an unknown name shows all', () => {
  expect(tabIn(new URLSearchParams('tab=review'))).toBe('review');
  expect(tabIn(new URLSearchParams('tab=nothing'))).toBe('all');
  expect(tabIn(new URLSearchParams())).toBe('all');
});
