import { z } from 'zod';

/** Where the Cloud Functions API is, and the credentials for it. */
export interface AddressSource {
  readonly origin: string;
  readonly project: string;
  readonly region: string;
  readonly accessToken: () => Promise<string>;
}

const answerSchema = z.object({ serviceConfig: z.object({ uri: z.url() }) });

/**
 * Finds the address that a queue delivers to. A function of the second generation is a Cloud Run service,
 * which takes a task only if its token was made for the service's own address; the Admin SDK would guess
 * another one. A function's address never changes, so each is looked up once, and again only if the look-up
 * failed.
 */
export function queueAddresses(source: AddressSource): (name: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (name) => {
    const address = known.get(name) ?? addressOf(source, name);
    known.set(name, address);
    address.catch(() => known.delete(name));
    return address;
  };
}

async function addressOf(
  { origin, project, region, accessToken }: AddressSource,
  name: string,
): Promise<string> {
  const url = `${origin}/v2/projects/${project}/locations/${region}/functions/${name}?fields=serviceConfig.uri`;
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${await accessToken()}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    throw new Error(
      `The address of ${name} could not be found (${response.status}): ${await response.text()}`,
    );
  }
  return answerSchema.parse(await response.json()).serviceConfig.uri;
}
