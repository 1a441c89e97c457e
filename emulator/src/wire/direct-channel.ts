import { Channel, type ChannelInterface, Metadata, type ServiceDefinition, status } from '@grpc/grpc-js';
import type { FirestoreApi } from '../api/api.ts';
import { callerOf } from './authorization.ts';
import { authorization, statusOf } from './grpc.ts';
import { METHODS } from './methods.ts';
import { SERVICE } from './schema.ts';

type Call = ReturnType<ChannelInterface['createCall']>;
type Listener = Parameters<Call['start']>[1];
type StatusObject = Parameters<Listener['onReceiveStatus']>[0];
export type MakeChannel = (...of: ConstructorParameters<typeof Channel>) => ChannelInterface;

/**
 * A channel for a client of gRPC in this process: its calls are answered without a socket, from the same bytes. HTTP/2 on
 * both sides is most of what a call costs here. Conversations (`Listen`, `Write`) go over a socket, as everything does elsewhere.
 */
export function directChannels(api: FirestoreApi, service: ServiceDefinition): MakeChannel {
  return (target, credentials, options) => {
    const channel = new Channel(target, credentials, options);
    let calls = 0;
    return {
      close: () => channel.close(),
      getTarget: () => channel.getTarget(),
      getConnectivityState: (connect) => channel.getConnectivityState(connect),
      watchConnectivityState: (...of) => channel.watchConnectivityState(...of),
      getChannelzRef: () => channel.getChannelzRef(),
      createCall(path, ...of) {
        const answer = answerOf(api, service, path);
        calls += 1;
        return answer ? new DirectCall(answer, calls) : channel.createCall(path, ...of);
      },
    };
  };
}

/** The replies to the bytes of a request; throws what the API throws. */
type Answer = (metadata: Metadata, request: Buffer) => readonly Buffer[];

function answerOf(api: FirestoreApi, service: ServiceDefinition, path: string): Answer | undefined {
  const name = path.slice(`/${SERVICE}/`.length);
  const [method, definition] = [METHODS[name], service[name]];
  if (!method || !definition) return undefined;
  return (metadata, request) => {
    const caller = callerOf(authorization(metadata));
    return method.run(api, caller, definition.requestDeserialize(request)).map(definition.responseSerialize);
  };
}

/** One request and its replies; each is given when it is asked for, as over a socket. */
class DirectCall implements Call {
  readonly #answer: Answer;
  readonly #number: number;
  #metadata = new Metadata();
  #listener: Listener | undefined;
  #request: Buffer = Buffer.alloc(0);
  #replies: readonly Buffer[] | undefined;
  #given = 0;
  #wanted = 0;
  #status: Omit<StatusObject, 'metadata'> = { code: status.OK, details: '' };
  #over = false;

  constructor(answer: Answer, number: number) {
    this.#answer = answer;
    this.#number = number;
  }

  start(metadata: Metadata, listener: Listener): void {
    this.#metadata = metadata;
    this.#listener = listener;
  }

  sendMessageWithContext(context: { readonly callback?: () => void }, message: Buffer): void {
    this.#request = message;
    if (context.callback) process.nextTick(context.callback);
  }

  halfClose(): void {
    setImmediate(() => this.#run());
  }

  startRead(): void {
    this.#wanted += 1;
    this.#give();
  }

  cancelWithStatus(code: status, details: string): void {
    this.#end({ code, details });
  }

  getPeer(): string {
    return 'this process';
  }

  getCallNumber(): number {
    return this.#number;
  }

  setCredentials(): void {}

  getAuthContext(): null {
    return null;
  }

  #run(): void {
    if (this.#over) return;
    let replies: readonly Buffer[] = [];
    try {
      replies = this.#answer(this.#metadata, this.#request);
    } catch (error) {
      this.#status = statusOf(error);
    }
    setImmediate(() => {
      if (this.#over) return;
      this.#listener?.onReceiveMetadata(new Metadata());
      this.#replies = replies;
      this.#give();
    });
  }

  #give(): void {
    while (this.#replies && !this.#over) {
      const reply = this.#replies[this.#given];
      if (!reply) return this.#end(this.#status);
      if (this.#wanted === 0) return undefined;
      this.#wanted -= 1;
      this.#given += 1;
      this.#listener?.onReceiveMessage(reply);
    }
    return undefined;
  }

  #end({ code, details }: Omit<StatusObject, 'metadata'>): void {
    if (this.#over) return;
    this.#over = true;
    process.nextTick(() => this.#listener?.onReceiveStatus({ code, details, metadata: new Metadata() }));
  }
}
