import { TRANSLATOR_CALLS } from '@rawi/model/calls/translator-calls';
import { personLimits } from '../allowances/account-limits.ts';
import { moveApplication } from '../calls/move-application.ts';
import type { Area } from './area.ts';

/** The calls of translators and of those who would be one; docs/calls.md shows them with who may make them. */
export const TRANSLATORS: Area<typeof TRANSLATOR_CALLS> = {
  calls: TRANSLATOR_CALLS,
  operations: {
    submitApplication: {
      appCheck: false,
      limits: (context) => personLimits(context, 'submitApplication', context.caller.uid),
      handler: moveApplication('submit'),
    },
    withdrawApplication: {
      appCheck: false,
      limits: (context) => personLimits(context, 'withdrawApplication', context.caller.uid),
      handler: moveApplication('withdraw'),
    },
    reviseApplication: {
      appCheck: false,
      limits: (context) => personLimits(context, 'reviseApplication', context.caller.uid),
      handler: moveApplication('revise'),
    },
  },
};
