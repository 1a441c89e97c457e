import { setGlobalOptions } from 'firebase-functions/v2';
import { REGION } from './data/region.ts';
import { SERVICE_ACCOUNT } from './data/service-account.ts';
import { isEmulated } from './settings.ts';

/** What holds for all functions, set before the first is made: whoever makes some imports this. */
setGlobalOptions({
  region: REGION,
  serviceAccount: SERVICE_ACCOUNT,
  maxInstances: 20,
  memory: '256MiB',
  timeoutSeconds: 60,
});

/** Locally every task that runs beside another is a process of its own, and starting one takes seconds of a processor. */
export const atOnce = (deployed: number) => (isEmulated ? 2 : deployed);
