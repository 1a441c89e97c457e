import { FirestoreError } from '../errors.ts';
import type { TriggerRegistration } from './emulator-control.ts';

const V2_TYPE =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;
const V1_TYPE = /document\.(create|update|delete|write)$/;
const V1_EVENTS = { create: 'created', update: 'updated', delete: 'deleted', write: 'written' } as const;
const V1_RESOURCE = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/;

/** Reads the registration of a second-generation trigger. */
export function readEventarcTrigger(project: string, id: string, body: unknown): TriggerRegistration {
  const { eventType, database, document } = asRecord(body);
  const match = typeof eventType === 'string' ? V2_TYPE.exec(eventType) : null;
  if (!match || typeof eventType !== 'string')
    throw refuse(`eventType "${String(eventType)}" is no document event`);
  const pattern = asRecord(document).value;
  if (typeof pattern !== 'string' || pattern === '') throw refuse('document.value is no path pattern');
  if (id === '') throw refuse('eventarcTriggerId is missing');
  return {
    id,
    generation: 'v2',
    project,
    database: typeof database === 'string' && database !== '' ? database : '(default)',
    event: match[1] as TriggerRegistration['event'],
    eventType,
    withAuthContext: match[2] !== undefined,
    pattern: pattern.replace(/^\/+/, ''),
  };
}

/** Reads the registration of a first-generation trigger. */
export function readLegacyTrigger(project: string, id: string, body: unknown): TriggerRegistration {
  const { eventType, resource } = asRecord(asRecord(body).eventTrigger);
  const event = typeof eventType === 'string' ? V1_TYPE.exec(eventType)?.[1] : undefined;
  if (event === undefined || typeof eventType !== 'string') {
    throw refuse(`eventTrigger.eventType "${String(eventType)}" is no document event`);
  }
  const path = typeof resource === 'string' ? V1_RESOURCE.exec(resource) : null;
  if (!path) throw refuse('eventTrigger.resource is no document pattern');
  const [, , database = '(default)', pattern = ''] = path;
  return {
    id,
    generation: 'v1',
    project,
    database,
    event: V1_EVENTS[event as keyof typeof V1_EVENTS],
    eventType,
    withAuthContext: false,
    pattern,
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function refuse(why: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', `This trigger cannot be registered: ${why}.`);
}
