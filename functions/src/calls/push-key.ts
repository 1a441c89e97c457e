import type { CommunityResponse } from '@rawi/model/calls/community-calls';
import { pushKeys } from '../push/vapid.ts';
import type { SignedInContext } from '../services/services.ts';

/** The public key with which browsers subscribe to messages of this site. */
export async function pushKey({ hashKey }: SignedInContext): Promise<CommunityResponse<'pushKey'>> {
  return { key: pushKeys(hashKey).publicKey };
}
