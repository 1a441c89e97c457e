import type { TranslatorAction } from '@rawi/model/calls/translator-calls';
import { EMPTY_CHAPTER } from '@rawi/model/truth/submission-content';

/** A valid request of every action, without the action. */
export const TRANSLATOR_REQUESTS: Readonly<Record<TranslatorAction, object>> = {
  submitApplication: { revision: 0 },
  withdrawApplication: { revision: 1 },
  reviseApplication: { revision: 1 },
  appealApplication: { revision: 1, requestId: 'request' },
  createSubmission: { submissionId: 'one', draft: { kind: 'chapter', content: EMPTY_CHAPTER } },
  grantUpload: { submissionId: 'one', part: 'chapter', name: 'one.pdf', bytes: 1000 },
  removeUpload: { submissionId: 'one', part: 'chapter' },
  arrangePages: { submissionId: 'one', fileId: 'file', pages: [{ source: 1, turn: 90 }] },
  submitSubmission: { submissionId: 'one', revision: 0 },
  submitWhenChecked: { submissionId: 'one', revision: 0 },
  stopWaiting: { submissionId: 'one', revision: 0 },
  withdrawSubmission: { submissionId: 'one', revision: 1 },
  reviseSubmission: { submissionId: 'one', revision: 1 },
  appealSubmission: { submissionId: 'one', revision: 1, requestId: 'request' },
  replaceChapter: { submissionId: 'two', replaces: 'one' },
  correctReading: {
    comicId: 'simurgh',
    chapterId: 'simurgh-1-en',
    correction: { of: 'shifted', value: true },
  },
  setPanels: {
    comicId: 'simurgh',
    chapterId: 'simurgh-1-en',
    began: 'public/simurgh-1-en-0123456789abcdef/panels.json',
    pages: [{ page: 1, panels: [[0, 0, 5000, 10_000]] }],
  },
  discardSubmission: { submissionId: 'one', revision: 0 },
  openFiles: { submissionId: 'one' },
  openTranscript: { of: { kind: 'chapter', comicId: 'simurgh', chapterId: 'simurgh-1-en' } },
  submitTranscript: { transcriptId: 'chapter:simurgh:simurgh-1-en', revision: 0 },
  withdrawTranscript: { transcriptId: 'chapter:simurgh:simurgh-1-en', revision: 1 },
  setTerm: {
    comicId: 'simurgh',
    version: 0,
    term: { id: 'ziad', kind: 'person', renderings: { en: 'Ziad' } },
  },
  removeTerm: { comicId: 'simurgh', version: 1, termId: 'ziad' },
  discardTranscript: { transcriptId: 'chapter:simurgh:simurgh-1-en', revision: 0 },
};
