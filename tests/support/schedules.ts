import { runScheduled, scheduledFunctions } from '../../scripts/lib/schedules.mjs';
import { required } from './running-site.ts';

/** A scheduled function of the running suite, as the emulator has loaded it. */
export async function scheduled(name: string) {
  const emulator = { origin: required('RAWI_FUNCTIONS'), project: required('GCLOUD_PROJECT') };
  const found = (await scheduledFunctions(emulator)).find((each) => each.name === name);
  if (found === undefined) throw new Error(`The emulator has loaded no ${name}.`);
  return { schedule: found.schedule, run: () => runScheduled(found) };
}
