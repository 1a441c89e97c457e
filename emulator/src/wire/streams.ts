import type { Caller, FirestoreApi } from '../api/api.ts';
import { openListenStream } from './listen-stream.ts';
import type { StreamHandler, StreamSink } from './stream-handler.ts';
import { openWriteStream } from './write-stream.ts';

export interface StreamMethod {
  readonly requestType: string;
  readonly responseType: string;
  readonly open: (api: FirestoreApi, caller: Caller, sink: StreamSink) => StreamHandler;
}

/** The two methods that are conversations. */
export const STREAM_METHODS: Readonly<Record<string, StreamMethod>> = {
  Listen: {
    requestType: 'google.firestore.v1.ListenRequest',
    responseType: 'google.firestore.v1.ListenResponse',
    open: openListenStream,
  },
  Write: {
    requestType: 'google.firestore.v1.WriteRequest',
    responseType: 'google.firestore.v1.WriteResponse',
    open: openWriteStream,
  },
};
