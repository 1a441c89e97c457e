import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { leave } from '../asks/leave.ts';
import type { SignedInContext } from '../services/services.ts';

/** Removes a person from those who want something. Without such a wish nothing changes. */
export async function leaveAsk(
  { firestore, caller }: SignedInContext,
  { askId }: CommunityRequestOf<'leaveAsk'>,
): Promise<CommunityResponse<'leaveAsk'>> {
  await leave(firestore, askId, caller.uid);
  return {};
}
