import type { Caller, FirestoreApi } from '../../api/api.ts';
import type { Message } from '../proto-json.ts';

/** One call that is answered at once; `streams` when its reply is a list of messages. */
export interface Method {
  readonly requestType: string;
  readonly responseType: string;
  readonly streams: boolean;
  readonly run: (api: FirestoreApi, caller: Caller, request: Message) => readonly Message[];
}

export type Methods = Readonly<Record<string, Method>>;

/** The response type of calls that answer with nothing. */
export const EMPTY = 'google.protobuf.Empty';

/** A call with one reply. `Request` is what the schema has already checked `requestType` to be. */
export function unary<Request>(
  requestType: string,
  responseType: string,
  run: (api: FirestoreApi, caller: Caller, request: Request) => Message,
): Method {
  return {
    requestType: fullName(requestType),
    responseType: fullName(responseType),
    streams: false,
    run: (api, caller, request) => [run(api, caller, request as Request)],
  };
}

/** A call with a list of replies. */
export function streaming<Request>(
  requestType: string,
  responseType: string,
  run: (api: FirestoreApi, caller: Caller, request: Request) => readonly Message[],
): Method {
  return {
    requestType: fullName(requestType),
    responseType: fullName(responseType),
    streams: true,
    run: (api, caller, request) => run(api, caller, request as Request),
  };
}

/** The first reply of a read that began a transaction carries its id alone, as the official emulator sends it. */
export function begun(transaction: Uint8Array | undefined): readonly Message[] {
  return transaction ? [{ transaction }] : [];
}

function fullName(type: string): string {
  return type.includes('.') ? type : `google.firestore.v1.${type}`;
}
