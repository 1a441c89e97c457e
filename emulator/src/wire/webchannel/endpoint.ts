import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirestoreApi } from '../../api/api.ts';
import { FirestoreError } from '../../errors.ts';
import { callerOf } from '../authorization.ts';
import { readBody, replyText } from '../http-exchange.ts';
import { type Message, parseMessage, printMessage } from '../proto-json.ts';
import { errorBody, toFirestoreError } from '../status.ts';
import type { StreamHandler } from '../stream-handler.ts';
import { STREAM_METHODS, type StreamMethod } from '../streams.ts';
import { type ForwardBody, frame, parseForwardBody, wholeNumber } from './framing.ts';
import { Session } from './session.ts';

/** A form may hold ten pipelined writes, each percent-encoded. */
const MAX_FORM_BYTES = 64 * 1024 * 1024;
const ADDRESS = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/** WebChannel over HTTP: what the browser build of the SDK speaks for its two streams. */
export class WebChannelEndpoint {
  readonly #sessions = new Map<string, Session>();

  constructor(
    private readonly api: FirestoreApi,
    private readonly maxBufferedCharacters: number,
  ) {}

  /** Answers a WebChannel request; false when the address is none of WebChannel's. */
  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    const method = STREAM_METHODS[ADDRESS.exec(url.pathname)?.[1] ?? ''];
    if (!method) return false;
    const { method: httpMethod } = request;
    const id = url.searchParams.get('SID');
    if (httpMethod !== 'GET' && httpMethod !== 'POST') {
      replyText(response, 405, 'Method Not Allowed');
    } else if (id === null) {
      if (httpMethod === 'POST') await this.#open(method, request, response);
      else replyText(response, 400, 'A GET needs the SID of its session.');
    } else {
      const session = this.#sessions.get(id);
      // These words make the client open a new session at once.
      if (!session) replyText(response, 400, 'Unknown SID');
      else if (httpMethod === 'POST') await this.#forward(session, request, response, url);
      else attach(session, response, url);
    }
    return true;
  }

  /** Ends every session, so that the process can stop. */
  close(): void {
    for (const session of this.#sessions.values()) session.close();
  }

  async #open(method: StreamMethod, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parseForwardBody(await readBody(request, MAX_FORM_BYTES));
    if (!body) {
      replyText(response, 400, 'The form names count and req0___data__, req1___data__…');
      return;
    }
    const id = randomBytes(16).toString('base64url');
    const session = new Session(id, this.maxBufferedCharacters, this.#serve(method, request, body, id));
    this.#sessions.set(id, session);
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache, no-store',
      'X-HTTP-Session-Id': id,
    });
    // Session, host prefix, protocol version, server version, keepalive in milliseconds.
    response.end(frame(JSON.stringify([[0, ['c', id, '', 8, 14, 30_000]]])));
    session.receive(body.offset, body.messages);
  }

  /** Joins a session to its stream. After an error the stream is deaf: the client sends the rest again elsewhere. */
  #serve(method: StreamMethod, request: IncomingMessage, body: ForwardBody, id: string) {
    let handler: StreamHandler | undefined;
    let failed = false;
    const send = (payload: unknown[]) =>
      this.#sessions.get(id)?.push(payload.map((message) => JSON.stringify([message])));
    const sink = {
      send: (messages: readonly Message[]) => {
        if (!failed) send(messages.map((message) => printMessage(message, method.responseType)));
      },
      end: () => {
        failed = true;
      },
    };
    return {
      receive: (text: string) => {
        if (failed) return;
        try {
          const authorization = body.headers.get('authorization') ?? request.headers.authorization;
          handler ??= method.open(this.api, callerOf(authorization), sink);
          handler.receive(parseMessage(parseJson(text), method.requestType));
        } catch (error) {
          failed = true;
          handler?.close();
          send([errorBody(toFirestoreError(error))]);
        }
      },
      closed: () => {
        failed = true;
        this.#sessions.delete(id);
        handler?.close();
      },
    };
  }

  async #forward(
    session: Session,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const text = await readBody(request, MAX_FORM_BYTES);
    if (url.searchParams.get('TYPE') === 'terminate') {
      session.close();
      replyText(response, 200, '');
      return;
    }
    const body = parseForwardBody(text);
    if (!body) {
      replyText(response, 400, 'The form names count, ofs and req0___data__, req1___data__…');
      return;
    }
    session.acknowledge(wholeNumber(url.searchParams.get('AID') ?? '') ?? 0);
    session.receive(body.offset, body.messages);
    replyText(response, 200, frame(JSON.stringify(session.state)));
  }
}

function attach(session: Session, response: ServerResponse, url: URL): void {
  const acknowledged = wholeNumber(url.searchParams.get('AID') ?? '0');
  if (acknowledged === undefined) {
    replyText(response, 400, 'AID is the number of the last message received.');
    return;
  }
  session.attach(response, acknowledged, url.searchParams.get('CI') === '1' ? 'long-poll' : 'stream');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', "Payload isn't valid for request.");
  }
}
