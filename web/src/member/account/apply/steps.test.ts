import { APPLICATION_STATES, type ApplicationState } from '@rawi/model/review/application-machine';
import type { Application } from '@rawi/model/truth/application';
import { describe, expect, it } from 'vitest';
import { STEP_NAMES, stepsOf } from './steps.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const application = (state: ApplicationState, since: Application['since']): Application => ({
  uid: 'layla',
  languages: ['ar'],
  skills: 'I grew up with both languages.',
  savedAt: at(1),
  state,
  revision: 1,
  since,
});
const shown = (state: ApplicationState, since: Application['since']) =>
  stepsOf(application(state, since)).map(({ name, look, at: time }) =>
    [name, look, time?.getUTCDate() ?? ''].join(' ').trim(),
  );

describe('the timeline of an application', () => {
  it('starts with writing it', () => {
    const looks = ['acting', 'later', 'later', 'later'];
    expect(stepsOf(undefined).map(({ look }) => look)).toEqual(looks);
    expect(
      stepsOf(application('draft', { submitted: at(1), rejected: at(3) })).map(({ look }) => look),
    ).toEqual(looks);
  });

  it('waits for a reviewer, then for a decision', () => {
    expect(shown('submitted', { submitted: at(2) })).toEqual([
      'draftDone done',
      'submittedWaiting waiting 2',
      'reviewLater later',
      'decisionLater later',
    ]);
    expect(shown('under_review', { submitted: at(2), under_review: at(3) })).toEqual([
      'draftDone done',
      'submittedDone done 2',
      'reviewWaiting waiting 3',
      'decisionLater later',
    ]);
  });

  it('ends with a decision, or with a withdrawal', () => {
    const since = { submitted: at(2), under_review: at(3) };
    expect(shown('approved', { ...since, approved: at(4) }).at(-1)).toBe('approved done 4');
    expect(shown('rejected', { ...since, rejected: at(4) }).at(-1)).toBe('rejected refused 4');
    expect(shown('withdrawn', { ...since, withdrawn: at(4) })).toEqual([
      'draftDone done',
      'submittedDone done 2',
      'reviewDone done 3',
      'withdrawn ended 4',
    ]);
    expect(shown('withdrawn', { submitted: at(2), withdrawn: at(4) })).toHaveLength(3);
    expect(shown('dismissed', { ...since, approved: at(4), dismissed: at(5) }).slice(-2)).toEqual([
      'approvedThen done 4',
      'dismissed ended 5',
    ]);
  });

  it('has at most one current step, and shows every step in some state', () => {
    const since = { submitted: at(2), under_review: at(3) };
    const all = APPLICATION_STATES.map((state) => stepsOf(application(state, since)));
    for (const steps of all) {
      expect(steps.filter(({ look }) => look === 'acting' || look === 'waiting').length).toBeLessThan(2);
    }
    expect([...new Set(all.flat().map(({ name }) => name))].toSorted()).toEqual([...STEP_NAMES].toSorted());
  });
});
