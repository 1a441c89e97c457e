import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { pushDeviceSchema } from '@rawi/model/truth/push';
import { lookupPublic } from './public-address.ts';

/** A message as it is posted. */
export interface Posted {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Posts a message and resolves with the status of the answer; rejects where there is none in time. */
export type PostMessage = (message: Posted) => Promise<number>;

/** From the look-up to the status, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Posts to the service of a browser. The address was chosen on a device, so it is looked at here once more, whatever rules have let
 * through: TLS, the host of one of the known services, no port and no name. No redirect is followed, no private address is
 * connected to, and nothing of the answer is read but its status.
 */
export function postMessage(emulated?: string): PostMessage {
  return ({ endpoint, headers, body }) => {
    const address = pushDeviceSchema.shape.endpoint.parse(endpoint);
    return statusOf(emulated === undefined ? new URL(address) : emulatedAddress(address, emulated), {
      headers: { ...headers, 'content-length': String(body.length) },
      body,
    });
  };
}

/** In a local run the service of every browser is one on this machine. */
function emulatedAddress(endpoint: string, origin: string): URL {
  const { pathname, search } = new URL(endpoint);
  return new URL(pathname + search, `http://${origin}`);
}

function statusOf(url: URL, { headers, body }: Pick<Posted, 'headers' | 'body'>): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options = { method: 'POST', headers, signal };
  return new Promise((resolve, reject) => {
    const sent =
      url.protocol === 'https:'
        ? request(url, { ...options, lookup: lookupPublic, agent: false })
        : plainRequest(url, options);
    sent.once('error', reject);
    sent.once('response', (answer) => {
      // A body may be as long as its sender likes.
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.end(body);
  });
}
