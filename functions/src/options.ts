import { requiresAPI, setGlobalOptions } from 'firebase-functions/v2';
import { NEEDED_APIS } from './data/needed-apis.ts';
import { REGION } from './data/region.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { isEmulated } from './settings.ts';

/**
 * Options of all functions, set before the first is defined: every module that defines functions imports this
 * one.
 */
setGlobalOptions({
  region: REGION,
  serviceAccount: SERVICE_ACCOUNT,
  maxInstances: 20,
  memory: '256MiB',
  timeoutSeconds: 60,
});

// The CLI turns on what is not on yet. Roles are not declared: docs/decisions/060 says why.
for (const [api, reason] of Object.entries(NEEDED_APIS)) requiresAPI(`${api}.googleapis.com`, reason);

/**
 * Locally every concurrent task is a process of its own, and starting one takes seconds of processor time.
 */
export const atOnce = (deployed: number) => (isEmulated ? 2 : deployed);
