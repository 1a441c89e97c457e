import { METHODS, type Method, type RulesIssue } from '../rules/index.ts';
import { type RulesValue } from '../rules/types/value.ts';
import { fromExpressionValue } from './expression-value.ts';
import { isRecord } from './json.ts';
import type { StorageRequest } from './storage-ruleset.ts';

/** What the Storage emulator writes, one JSON object per line. */
export type Incoming =
  | {
      readonly kind: 'load';
      readonly id: number;
      readonly rulesetName: string;
      readonly content: string;
      readonly fileName: string;
    }
  | {
      readonly kind: 'verify';
      readonly id: number;
      readonly rulesetName: string;
      readonly request: StorageRequest;
    }
  | { readonly kind: 'document'; readonly id: number; readonly found: boolean; readonly fields: unknown };

/** An answer of the runtime. `status` is always `ok`: the emulator drops any other answer and never stops waiting. */
export interface Outgoing {
  readonly id: number;
  readonly status: 'ok';
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
  readonly action?: string;
  readonly server_request_id?: number;
  readonly result?: { readonly rulesVersion: number } | { readonly permit: boolean };
  readonly context?: { readonly path: string };
}

/** The id of a message, if it has one: a message without one wants no answer. */
export function idOf(json: unknown): number | undefined {
  const id = isRecord(json) ? json['id'] : undefined;
  return typeof id === 'number' ? id : undefined;
}

/** Reads a message. Throws when it is none that the runtime knows. */
export function readMessage(json: unknown): Incoming {
  const id = idOf(json);
  if (!isRecord(json) || id === undefined) throw new TypeError('Expected an object with an id.');
  if (json['action'] === undefined) {
    const result = isRecord(json['result']) ? json['result'] : {};
    return { kind: 'document', id, found: json['status'] === 'ok', fields: result['fields'] };
  }
  const context = isRecord(json['context']) ? json['context'] : {};
  const rulesetName = String(context['rulesetName']);
  switch (json['action']) {
    case 'load_ruleset':
      return { kind: 'load', id, rulesetName, ...sourceFile(context['source']) };
    case 'verify':
      return { kind: 'verify', id, rulesetName, request: storageRequest(context) };
    default:
      throw new TypeError(`Unknown action ${JSON.stringify(json['action'])}.`);
  }
}

function sourceFile(source: unknown): { content: string; fileName: string } {
  const files: readonly unknown[] = isRecord(source) && Array.isArray(source['files']) ? source['files'] : [];
  const [file] = files;
  if (!isRecord(file) || typeof file['content'] !== 'string') throw new TypeError('Expected a rules file.');
  return {
    content: file['content'],
    fileName: typeof file['name'] === 'string' ? file['name'] : 'storage.rules',
  };
}

function storageRequest(context: Readonly<Record<string, unknown>>): StorageRequest {
  const method = METHODS.find((name: Method) => name === context['method']);
  if (method === undefined) throw new TypeError(`Unknown method '${String(context['method'])}'.`);
  const variables = isRecord(context['variables']) ? context['variables'] : {};
  const request = fromExpressionValue(variables['request'] ?? { map_value: {} });
  return {
    method,
    path: String(context['path'])
      .split('/')
      .filter((segment) => segment !== ''),
    resource: fromExpressionValue(variables['resource'] ?? { null_value: null }),
    request: request.kind === 'map' ? request.fields : new Map<string, RulesValue>(),
  };
}

/** An issue of a rules file as the emulator prints it: a JSON text within the JSON message. */
export function issueText({ message, line, column }: RulesIssue, fileName: string): string {
  return JSON.stringify({
    description_: message,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}
