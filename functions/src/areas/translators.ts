import { TRANSLATOR_CALLS } from '@rawi/model/calls/translator-calls';
import { moveApplication } from '../calls/move-application.ts';
import { type Area, perPerson } from './area.ts';

/** The calls of translators and of those who would be one; docs/calls.md shows them with who may make them. */
export const TRANSLATORS: Area<typeof TRANSLATOR_CALLS> = {
  calls: TRANSLATOR_CALLS,
  operations: {
    submitApplication: perPerson('submitApplication', moveApplication('submit')),
    withdrawApplication: perPerson('withdrawApplication', moveApplication('withdraw')),
    reviseApplication: perPerson('reviseApplication', moveApplication('revise')),
  },
};
