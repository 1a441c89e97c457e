import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { leave } from '../asks/leave.ts';
import type { SignedInContext } from '../services/services.ts';

/** Takes a person off those who want something; who does not want it changes nothing. */
export async function leaveAsk(
  { firestore, caller }: SignedInContext,
  { askId }: CommunityRequestOf<'leaveAsk'>,
): Promise<CommunityResponse<'leaveAsk'>> {
  await leave(firestore, askId, caller.uid);
  return {};
}
