import type { Caller, Change } from '../api/api.ts';
import type { Document } from '../values/value.ts';
import type { TriggerRegistration } from '../wire/emulator-control.ts';
import { type Message, printMessage } from '../wire/proto-json.ts';
import { formatTimestampText } from '../wire/timestamp-text.ts';
import { encodeDocument } from '../wire/values.ts';
import { changedPaths } from './changed-paths.ts';

/** A request to the Functions emulator: its content type and its JSON. */
export interface EventBody {
  readonly contentType: string;
  readonly json: Message;
}

/** The event of one change for one trigger, in the trigger's own generation. */
export function eventBody(trigger: TriggerRegistration, change: Change, id: string): EventBody {
  return trigger.generation === 'v2' ? cloudEvent(trigger, change, id) : legacyEvent(trigger, change, id);
}

/** A structured CloudEvent. `document` and its neighbours must be attributes: functions read their parameters there. */
function cloudEvent(trigger: TriggerRegistration, change: Change, id: string): EventBody {
  const path = documentPath(change);
  return {
    contentType: 'application/cloudevents+json; charset=utf-8',
    json: {
      specversion: '1.0',
      id,
      source: `//firestore.googleapis.com/${change.database}`,
      type: trigger.eventType,
      subject: `documents/${path}`,
      time: formatTimestampText(change.time),
      datacontenttype: 'application/json',
      project: trigger.project,
      location: region(trigger.id),
      database: trigger.database,
      namespace: '(default)',
      document: path,
      ...(trigger.withAuthContext ? authContext(change.caller, trigger.project) : {}),
      data: changeData(change),
    },
  };
}

/** What first-generation functions get; a snapshot's `readTime` lies inside the value. */
function legacyEvent(trigger: TriggerRegistration, change: Change, id: string): EventBody {
  const time = formatTimestampText(change.time);
  const withReadTime = (document: unknown) =>
    typeof document === 'object' && document !== null ? { ...document, readTime: time } : {};
  const { value, oldValue, updateMask } = changeData(change);
  return {
    contentType: 'application/json',
    json: {
      data: { value: withReadTime(value), oldValue: withReadTime(oldValue), updateMask: updateMask ?? {} },
      context: {
        eventId: id,
        timestamp: time,
        eventType: trigger.eventType,
        resource: { service: 'firestore.googleapis.com', name: documentName(change) },
      },
    },
  };
}

function changeData({ before, after }: Change): Message {
  const data: Message = {};
  if (after) data.value = printDocument(after);
  if (before) data.oldValue = printDocument(before);
  if (before && after) data.updateMask = { fieldPaths: changedPaths(before.fields, after.fields) };
  return data;
}

function printDocument(document: Document): Message {
  return printMessage({ ...encodeDocument(document) }, 'google.firestore.v1.Document');
}

function authContext(caller: Caller, project: string): Message {
  if (caller.kind === 'owner') {
    return { authtype: 'service_account', authid: `firebase-adminsdk@${project}.iam.gserviceaccount.com` };
  }
  return caller.auth === null
    ? { authtype: 'unauthenticated' }
    : { authtype: 'app_user', authid: caller.auth.uid };
}

export function documentName({ before, after }: Change): string {
  return (after ?? before)?.name ?? '';
}

/** The changed document's path below `documents/`. */
export function documentPath(change: Change): string {
  return documentName(change).slice(`${change.database}/documents/`.length);
}

/** Trigger ids begin with the function's region. */
function region(triggerId: string): string {
  return /^[a-z]+-[a-z]+\d+/.exec(triggerId)?.[0] ?? 'us-central1';
}
