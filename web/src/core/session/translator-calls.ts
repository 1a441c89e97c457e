import {
  TRANSLATOR_CALLS,
  type TranslatorAction,
  type TranslatorInput,
  type TranslatorResponse,
} from '@rawi/model/calls/translator-calls';
import { callArea } from './area-calls.ts';
import { knownSession } from './session.ts';

/** Sends a request of the translators’ area. Rejects with a `SendingError`, whatever went wrong. */
export async function callTranslators<A extends TranslatorAction>(
  request: Extract<TranslatorInput, { action: A }>,
): Promise<TranslatorResponse<A>> {
  await knownSession();
  const answer = await callArea('translators', request, TRANSLATOR_CALLS[request.action].answer);
  return answer as TranslatorResponse<A>;
}
