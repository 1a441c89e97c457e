import { z } from 'zod';
import { required } from './running-site.ts';

const billingSchema = z.object({ reads: z.number() });

/** How many document reads the emulator bills a project for while `run` runs. */
export async function billedReads(project: string, run: () => Promise<unknown>): Promise<number> {
  const url = `http://${required('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${project}:billing`;
  await fetch(url, { method: 'DELETE' });
  await run();
  return billingSchema.parse(await (await fetch(url)).json()).reads;
}
