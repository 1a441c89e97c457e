import type { IncomingMessage, ServerResponse } from 'node:http';
import { FirestoreError } from '../errors.ts';
import { errorBody, httpStatus, toFirestoreError } from './status.ts';

/** Production refuses a request of more than 10 MiB. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/**
 * Headers that let a page of another origin call with credentials, which browsers refuse for `*`. Every reply needs
 * them, errors too.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'x-http-session-id,x-client-wire-protocol,x-http-initial-response',
  );
  const asked = request.headers['access-control-request-headers'];
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  if (request.method === 'OPTIONS') response.setHeader('Access-Control-Max-Age', '3600');
}

/** The whole body as text; more than `limit` bytes throw INVALID_ARGUMENT. */
export async function readBody(request: IncomingMessage, limit = MAX_REQUEST_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > limit) break;
      chunks.push(bytes);
    }
  } catch {
    throw new FirestoreError('CANCELLED', 'The client went away.');
  }
  if (length > limit) {
    throw new FirestoreError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${limit} bytes.`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The body as JSON, whatever its content type says; an empty body is an empty object. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', "Payload isn't valid for request.");
  }
}

export function replyJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(`${JSON.stringify(body)}\n`);
}

export function replyText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Answers with the error's own HTTP status; `listed` for a call whose reply is a list. */
export function replyError(response: ServerResponse, error: unknown, listed = false): void {
  const failure = toFirestoreError(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // A body that was refused halfway is still arriving: the connection cannot serve another request.
  response.setHeader('Connection', response.req.complete ? 'keep-alive' : 'close');
  const body = errorBody(failure);
  replyJson(response, httpStatus(failure), listed ? [body] : body);
}
