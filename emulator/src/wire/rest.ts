import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirestoreApi } from '../api/api.ts';
import { callerOf } from './authorization.ts';
import { readJson, replyError, replyJson } from './http-exchange.ts';
import { METHODS } from './methods.ts';
import { type Message, parseMessage, printMessage } from './proto-json.ts';
import { findRoute, type Route, readParameters } from './rest-route.ts';

/** Answers a REST v1 request; false when the address is none of REST's. */
export async function handleRest(
  api: FirestoreApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  let listed = false;
  try {
    const route = findRoute(request.method ?? 'GET', url.pathname);
    const method = route && METHODS[route.method];
    if (!method) return false;
    listed = method.streams;
    const json = await readRequest(route, request, url, method.requestType);
    const message = parseMessage(json, method.requestType);
    const replies = method
      .run(api, callerOf(request.headers.authorization), message)
      .map((reply) => printMessage(reply, method.responseType));
    replyJson(response, 200, method.streams ? replies : replies[0]);
  } catch (error) {
    replyError(response, error, listed);
  }
  return true;
}

/** Joins address, parameters and body; what the address says wins. */
async function readRequest(
  route: Route,
  request: IncomingMessage,
  url: URL,
  requestType: string,
): Promise<Message> {
  const parameters = readParameters(url.searchParams, requestType);
  const json = route.body === 'none' ? {} : await readJson(request);
  if (route.body === 'document') {
    const document = { ...asObject(json), ...asObject(route.path.document ?? {}) };
    return { ...parameters, ...route.path, document };
  }
  return { ...parameters, ...asObject(json), ...route.path };
}

/** A value that is no object is kept as a field that no request has, so that the schema refuses it. */
function asObject(json: unknown): Message {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? { ...json } : { body: json };
}
