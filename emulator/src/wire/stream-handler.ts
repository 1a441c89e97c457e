import type { Message } from './proto-json.ts';

/** Where a stream's replies go. Messages of one `send` belong together and leave together. */
export interface StreamSink {
  send(messages: readonly Message[]): void;
  /** The stream is over without an error. */
  end(): void;
}

/** The server's side of one stream. `receive` throws `FirestoreError` when the stream must end with an error. */
export interface StreamHandler {
  receive(request: Message): void;
  close(): void;
}
