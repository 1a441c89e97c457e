import { beforeEach, describe, expect, it } from 'vitest';
import { forgetReportDraft, keepReportDraft, readReportDraft } from './report-draft.ts';

beforeEach(() => sessionStorage.clear());

const draft = { id: 'one', issue: 'typos', note: 'A word is missing.' } as const;

describe('the draft of a report', () => {
  it('is restored for its own chapter', () => {
    keepReportDraft('lantern-3-en', draft);
    expect(readReportDraft('lantern-3-en')).toMatchObject(draft);
    expect(readReportDraft('lantern-4-en')).toBeUndefined();
    forgetReportDraft('lantern-4-en');
    expect(readReportDraft('lantern-3-en')).toMatchObject(draft);
    forgetReportDraft('lantern-3-en');
    expect(readReportDraft('lantern-3-en')).toBeUndefined();
  });

  it("is replaced by another chapter's draft only when something is written there", () => {
    keepReportDraft('lantern-3-en', draft);
    keepReportDraft('lantern-4-en', { id: 'two', issue: 'images', note: '' });
    expect(readReportDraft('lantern-3-en')).toMatchObject(draft);
    keepReportDraft('lantern-4-en', { id: 'two', issue: 'images', note: 'Black' });
    expect(readReportDraft('lantern-4-en')).toMatchObject({ id: 'two', note: 'Black' });
  });

  it('can be emptied again', () => {
    keepReportDraft('lantern-3-en', draft);
    keepReportDraft('lantern-3-en', { ...draft, note: '' });
    expect(readReportDraft('lantern-3-en')).toMatchObject({ note: '' });
  });

  it.each(['', '{', '7', '{"id":"one"}', '{"id":1,"chapterId":"lantern-3-en","note":""}'])(
    'is none where %j is stored',
    (stored) => {
      sessionStorage.setItem('rawi-report', stored);
      expect(readReportDraft('lantern-3-en')).toBeUndefined();
    },
  );

  it('drops an issue that this build does not know, and keeps the text', () => {
    const stored = { ...draft, chapterId: 'lantern-3-en', issue: 'boring' };
    sessionStorage.setItem('rawi-report', JSON.stringify(stored));
    expect(readReportDraft('lantern-3-en')).toMatchObject({ issue: '', note: draft.note });
  });
});
