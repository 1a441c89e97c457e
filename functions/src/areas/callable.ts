import type { CallTable } from '@rawi/model/calls/call-table';
import { type CallableOptions, onCall } from 'firebase-functions/v2/https';
import { callerOf } from '../callers/caller.ts';
import { callContext } from '../services/backend.ts';
import { authSecrets, demandsAppCheck } from '../settings.ts';
import { answer } from './answer.ts';
import type { Area } from './area.ts';
import { withBodyLimit } from './body-limit.ts';
import { runCall } from './run-call.ts';

/**
 * The deployed function of an area. Calls come through the site's own address, so no other origin is allowed.
 */
export function callable<T extends CallTable>(area: Area<T>, options: CallableOptions = {}) {
  return withBodyLimit(
    onCall({ secrets: authSecrets, cors: false, ...options }, (request) =>
      answer(() =>
        runCall(area, callContext(request), {
          data: request.data,
          caller: callerOf(request.auth),
          appCheck: { valid: request.app !== undefined, demanded: demandsAppCheck() },
        }),
      ),
    ),
  );
}
