import type { TranslatorAction } from '@rawi/model/calls/translator-calls';

/** A good request of every action, without the action. */
export const TRANSLATOR_REQUESTS: Readonly<Record<TranslatorAction, object>> = {
  submitApplication: { revision: 0 },
  withdrawApplication: { revision: 1 },
  reviseApplication: { revision: 1 },
};
