import type { RequestListener } from 'node:http';
import type { FirestoreApi } from '../api/api.ts';
import type { EmulatorControl } from './emulator-control.ts';
import { handleEmulator } from './emulator-endpoints.ts';
import { allowOrigin, replyError, replyText } from './http-exchange.ts';
import { handleRest } from './rest.ts';
import type { WebChannelEndpoint } from './webchannel/endpoint.ts';

/** Everything that speaks HTTP/1.1, tried in turn. */
export function createHttpListener(
  api: FirestoreApi,
  control: EmulatorControl,
  webChannel: WebChannelEndpoint,
): RequestListener {
  return (request, response) => {
    const answer = async () => {
      allowOrigin(request, response);
      if (request.method === 'OPTIONS') {
        response.writeHead(200).end();
        return;
      }
      const url = readUrl(request.url ?? '/');
      const answered =
        url !== undefined &&
        ((await webChannel.handle(request, response, url)) ||
          (await handleRest(api, request, response, url)) ||
          (await handleEmulator(control, request, response, url)));
      if (!answered) replyText(response, url ? 404 : 400, url ? 'Not Found\n' : 'Bad Request\n');
    };
    answer().catch((error: unknown) => replyError(response, error));
  };
}

/** The address without its origin; `undefined` when it is not one. */
function readUrl(target: string): URL | undefined {
  try {
    return new URL(target.startsWith('/') ? `http://emulator${target}` : target);
  } catch {
    return undefined;
  }
}
