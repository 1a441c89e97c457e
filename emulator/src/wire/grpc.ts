import type { Socket } from 'node:net';
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  Server,
  ServerCredentials,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { fromJSON, type ServiceDefinition } from '@grpc/proto-loader';
import type { FirestoreApi } from '../api/api.ts';
import { FirestoreError } from '../errors.ts';
import { callerOf } from './authorization.ts';
import type { Method } from './methods/method.ts';
import { METHODS } from './methods.ts';
import { Outbox } from './outbox.ts';
import type { Message } from './proto-json.ts';
import { loadDescriptor, SERVICE } from './schema.ts';
import { toFirestoreError } from './status.ts';
import type { StreamHandler } from './stream-handler.ts';
import { STREAM_METHODS, type StreamMethod } from './streams.ts';

/** The SDKs send and accept 17 MiB a message. */
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;

/** The gRPC side: it owns no port and is given its sockets. */
export interface GrpcEndpoint {
  accept(socket: Socket): void;
  close(): void;
}

/** Serves `google.firestore.v1.Firestore`. `maxBufferedBytes` caps what waits for one slow reader. */
export function createGrpcEndpoint(
  api: FirestoreApi,
  service: ServiceDefinition,
  maxBufferedBytes: number,
): GrpcEndpoint {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
  });
  const definition = { ...service };
  const implementation: UntypedServiceImplementation = {};
  for (const [name, method] of Object.entries(METHODS)) {
    implementation[name] = method.streams ? serverStreaming(api, method) : unary(api, method);
  }
  for (const [name, method] of Object.entries(STREAM_METHODS)) {
    const call = definition[name];
    if (!call) throw new Error(`no stream ${name}`);
    // Replies are serialized where they are counted, before they wait for the reader.
    const serialize: (reply: Message) => Buffer = call.responseSerialize;
    definition[name] = { ...call, responseSerialize: (bytes: object) => bytes as Buffer };
    implementation[name] = conversation(api, method, serialize, maxBufferedBytes);
  }
  server.addService(definition, implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (socket) => injector.injectConnection(socket),
    close: () => {
      injector.destroy();
      server.forceShutdown();
    },
  };
}

/** Firestore's methods, with what makes bytes of their messages and messages of bytes. */
export function loadService(): ServiceDefinition {
  const descriptor = loadDescriptor() as Parameters<typeof fromJSON>[0];
  const packages = fromJSON(descriptor, { longs: String, enums: String, bytes: Buffer });
  const service = packages[SERVICE];
  if (!service || 'format' in service) throw new Error(`no service ${SERVICE}`);
  return service;
}

function unary(api: FirestoreApi, method: Method): handleUnaryCall<Message, Message> {
  return (call, reply) => {
    try {
      const [response = {}] = method.run(api, callerOf(authorization(call.metadata)), call.request);
      reply(null, response);
    } catch (error) {
      reply(statusOf(error));
    }
  };
}

function serverStreaming(api: FirestoreApi, method: Method): handleServerStreamingCall<Message, Message> {
  return (call) => {
    try {
      for (const response of method.run(api, callerOf(authorization(call.metadata)), call.request))
        call.write(response);
      call.end();
    } catch (error) {
      // Without headers before the status, the Admin SDK repeats the call twice, seconds apart, whatever the status.
      call.sendMetadata(new Metadata());
      call.emit('error', statusOf(error));
    }
  };
}

function conversation(
  api: FirestoreApi,
  method: StreamMethod,
  serialize: (reply: Message) => Buffer,
  maxBufferedBytes: number,
): handleBidiStreamingCall<Message, Buffer> {
  return (call) => {
    let handler: StreamHandler | undefined;
    let over = false;
    const finish = (error?: unknown) => {
      if (over) return;
      over = true;
      handler?.close();
      if (error === undefined) outbox.whenEmpty(() => call.end());
      else call.emit('error', statusOf(error));
    };
    const outbox = new Outbox(call, maxBufferedBytes, () => {
      finish(new FirestoreError('UNAVAILABLE', 'The client reads too slowly; it may resume.'));
    });
    call.on('data', (request: Message) => {
      if (over) return;
      try {
        handler ??= method.open(api, callerOf(authorization(call.metadata)), {
          send: (messages) => outbox.push(messages.map(serialize)),
          end: () => finish(),
        });
        handler.receive(request);
      } catch (error) {
        finish(error);
      }
    });
    call.on('end', () => finish());
    call.on('error', () => finish());
    call.on('cancelled', () => {
      over = true;
      handler?.close();
    });
  };
}

/** The header of a call that says who calls. */
export function authorization(metadata: Metadata): string | undefined {
  return metadata.get('authorization')[0]?.toString();
}

/** An error as gRPC answers it. */
export function statusOf(error: unknown): Error & { readonly code: number; readonly details: string } {
  const { code, message } = toFirestoreError(error);
  return Object.assign(new Error(message), { code, details: message });
}
