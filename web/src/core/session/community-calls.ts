import {
  COMMUNITY_CALLS,
  type CommunityAction,
  type CommunityInput,
  type CommunityResponse,
} from '@rawi/model/calls/community-calls';
import { callArea } from './area-calls.ts';
import { knownSession } from './session.ts';

/** Sends a request of the community area. Rejects with a `SendingError`, whatever went wrong. */
export async function callCommunity<A extends CommunityAction>(
  request: Extract<CommunityInput, { action: A }>,
): Promise<CommunityResponse<A>> {
  await knownSession();
  const answer = await callArea('community', request, COMMUNITY_CALLS[request.action].answer);
  return answer as CommunityResponse<A>;
}
