import { TRANSLATOR_CALLS } from '@rawi/model/calls/translator-calls';
import { uploadLimits } from '../allowances/account-limits.ts';
import { arrangePages } from '../calls/arrange-pages.ts';
import { correctReading } from '../calls/correct-reading.ts';
import { createSubmission } from '../calls/create-submission.ts';
import { discardSubmission } from '../calls/discard-submission.ts';
import { discardTranscript } from '../calls/discard-transcript.ts';
import { grantUpload } from '../calls/grant-upload.ts';
import { moveApplication } from '../calls/move-application.ts';
import { moveSubmission } from '../calls/move-submission.ts';
import { openFiles } from '../calls/open-files.ts';
import { openTranscript } from '../calls/open-transcript.ts';
import { removeUpload } from '../calls/remove-upload.ts';
import { replaceChapter } from '../calls/replace-chapter.ts';
import { setPanels } from '../calls/set-panels.ts';
import { removeTerm, setTerm } from '../calls/set-term.ts';
import { stopWaiting } from '../calls/stop-waiting.ts';
import { submitTranscript, withdrawTranscript } from '../calls/submit-transcript.ts';
import { submitWhenChecked } from '../calls/submit-when-checked.ts';
import { type Area, perPerson } from './area.ts';

/** The calls of translators and applicants; docs/calls.md shows them with who may make them. */
export const TRANSLATORS: Area<typeof TRANSLATOR_CALLS> = {
  calls: TRANSLATOR_CALLS,
  operations: {
    submitApplication: perPerson('submitApplication', moveApplication('submit')),
    withdrawApplication: perPerson('withdrawApplication', moveApplication('withdraw')),
    reviseApplication: perPerson('reviseApplication', moveApplication('revise')),
    appealApplication: perPerson('appealApplication', moveApplication('appeal')),
    createSubmission: perPerson('createSubmission', createSubmission),
    grantUpload: {
      appCheck: false,
      limits: (context, { bytes }) => uploadLimits(context, context.caller.uid, bytes),
      handler: grantUpload,
    },
    removeUpload: perPerson('removeUpload', removeUpload),
    arrangePages: perPerson('arrangePages', arrangePages),
    submitSubmission: perPerson('submitSubmission', moveSubmission('submit')),
    submitWhenChecked: perPerson('submitWhenChecked', submitWhenChecked),
    stopWaiting: perPerson('stopWaiting', stopWaiting),
    withdrawSubmission: perPerson('withdrawSubmission', moveSubmission('withdraw')),
    reviseSubmission: perPerson('reviseSubmission', moveSubmission('revise')),
    appealSubmission: perPerson('appealSubmission', moveSubmission('appeal')),
    replaceChapter: perPerson('replaceChapter', replaceChapter),
    correctReading: perPerson('correctReading', correctReading),
    setPanels: perPerson('setPanels', setPanels),
    discardSubmission: perPerson('discardSubmission', discardSubmission),
    openFiles: perPerson('openFiles', openFiles),
    openTranscript: perPerson('openTranscript', openTranscript),
    submitTranscript: perPerson('submitTranscript', submitTranscript),
    withdrawTranscript: perPerson('withdrawTranscript', withdrawTranscript),
    discardTranscript: perPerson('discardTranscript', discardTranscript),
    setTerm: perPerson('setTerm', setTerm),
    removeTerm: perPerson('removeTerm', removeTerm),
  },
};
