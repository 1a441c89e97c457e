import type { IncomingMessage, ServerResponse } from 'node:http';
import { FirestoreError } from '../errors.ts';
import type { EmulatorControl, SourceIssue } from './emulator-control.ts';
import { readJson, replyError, replyJson, replyText } from './http-exchange.ts';
import { readEventarcTrigger, readLegacyTrigger } from './trigger-registration.ts';

type Handler = (control: EmulatorControl, exchange: Exchange) => void | Promise<void>;

interface Exchange {
  readonly match: readonly string[];
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** google.firebase.rules.v1.Issue.Severity, by number, as the CLI compares it. */
const SEVERITY = { warning: 2, error: 3 } as const;

/** The emulator's own addresses: method, path, what it does. */
const ENDPOINTS: readonly { readonly method: string; readonly path: RegExp; readonly handle: Handler }[] = [
  { method: 'PUT', path: /^\/emulator\/v1\/projects\/([^/]+):securityRules$/, handle: loadRules },
  { method: 'GET', path: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage$/, handle: ruleCoverage },
  {
    method: 'DELETE',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/,
    handle: clear,
  },
  { method: 'POST', path: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/, handle: registerEventarc },
  { method: 'PUT', path: /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/([^/]+)$/, handle: registerLegacy },
  { method: 'POST', path: /^\/emulator\/v1\/projects\/([^/]+):export$/, handle: exportDatabase },
  { method: 'GET', path: /^\/emulator\/v1\/projects\/([^/]+):billing$/, handle: billing },
  { method: 'DELETE', path: /^\/emulator\/v1\/projects\/([^/]+):billing$/, handle: resetBilling },
  { method: 'GET', path: /^\/emulator\/v1\/projects\/([^/]+):indexUsage$/, handle: indexUsage },
  { method: 'DELETE', path: /^\/emulator\/v1\/projects\/([^/]+):indexUsage$/, handle: resetIndexUsage },
  { method: 'GET', path: /^\/emulator\/v1\/projects\/([^/]+):listeners$/, handle: listeners },
];

/** Answers a request to one of the emulator's own addresses; false when it is none. */
export async function handleEmulator(
  control: EmulatorControl,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (url.pathname === '/' && request.method === 'GET') {
    replyText(response, 200, 'Ok\n');
    return true;
  }
  const path = decodePath(url.pathname);
  for (const endpoint of ENDPOINTS) {
    const match = endpoint.method === request.method ? endpoint.path.exec(path) : null;
    if (!match) continue;
    try {
      await endpoint.handle(control, { match: match.slice(1), request, response, url });
    } catch (error) {
      replyError(response, error);
    }
    return true;
  }
  return false;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The CLI sends `ignore_errors` and reads the issues of a 200; the rules test library sends only the file and shows a
 * refusal's text.
 */
async function loadRules(
  control: EmulatorControl,
  { match: [project = ''], request, response }: Exchange,
): Promise<void> {
  const body = await readJson(request);
  const source = readRulesSource(body);
  const issues = control.loadRules(project, source);
  const failed = issues.some((issue) => issue.severity === 'error');
  const ignoreErrors =
    typeof body === 'object' && body !== null && 'ignore_errors' in body && body.ignore_errors === true;
  if (failed && !ignoreErrors) replyText(response, 400, issues.map(describeIssue).join('\n'));
  else replyJson(response, 200, issues.length > 0 ? { issues: issues.map(encodeIssue) } : {});
}

function readRulesSource(body: unknown): string {
  const files = property(property(body, 'rules'), 'files');
  const content: unknown = Array.isArray(files) ? property(files[0], 'content') : undefined;
  if (typeof content === 'string') return content;
  throw new FirestoreError('INVALID_ARGUMENT', 'Expected {"rules":{"files":[{"content":"…"}]}}.');
}

function describeIssue({ line, column, message }: SourceIssue): string {
  return `L${line}:${column} ${message}`;
}

function encodeIssue({ severity, message, line, column }: SourceIssue): unknown {
  return { severity: SEVERITY[severity], description: message, sourcePosition: { line, column } };
}

function ruleCoverage(control: EmulatorControl, { match: [project = ''], response }: Exchange): void {
  const report = control.ruleCoverage(project);
  if (report === undefined)
    throw new FirestoreError('NOT_FOUND', `No rules are loaded for project ${project}.`);
  replyJson(response, 200, report);
}

function clear(control: EmulatorControl, { match: [project = '', database = ''], response }: Exchange): void {
  control.clear(project, database);
  replyJson(response, 200, {});
}

async function registerEventarc(
  control: EmulatorControl,
  { match: [project = ''], request, response, url }: Exchange,
): Promise<void> {
  const id = url.searchParams.get('eventarcTriggerId') ?? '';
  control.registerTrigger(readEventarcTrigger(project, id, await readJson(request)));
  replyJson(response, 200, {});
}

async function registerLegacy(
  control: EmulatorControl,
  { match: [project = '', id = ''], request, response }: Exchange,
): Promise<void> {
  control.registerTrigger(readLegacyTrigger(project, id, await readJson(request)));
  replyJson(response, 200, {});
}

async function exportDatabase(
  control: EmulatorControl,
  { match: [project = ''], request, response }: Exchange,
): Promise<void> {
  const body = await readJson(request);
  const database = property(body, 'database') ?? `projects/${project}/databases/(default)`;
  const directory = property(body, 'export_directory');
  const name = property(body, 'export_name') ?? 'firestore_export';
  if (typeof database !== 'string' || typeof directory !== 'string' || typeof name !== 'string') {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      'Expected {"database","export_directory","export_name"} as texts.',
    );
  }
  if (`${directory}${name}`.includes('\0')) {
    throw new FirestoreError('INVALID_ARGUMENT', 'A path cannot hold a NUL character.');
  }
  await control.exportTo(database, directory, name);
  replyJson(response, 200, {});
}

function billing(control: EmulatorControl, { match: [project = ''], response }: Exchange): void {
  replyJson(response, 200, control.billing(project));
}

function resetBilling(control: EmulatorControl, { match: [project = ''], response }: Exchange): void {
  control.resetBilling(project);
  replyJson(response, 200, {});
}

function indexUsage(control: EmulatorControl, { match: [project = ''], response }: Exchange): void {
  replyJson(response, 200, { indexes: control.indexUsage(project) });
}

function resetIndexUsage(control: EmulatorControl, { match: [project = ''], response }: Exchange): void {
  control.resetIndexUsage(project);
  replyJson(response, 200, {});
}

function listeners(control: EmulatorControl, { match: [project = ''], response }: Exchange): void {
  replyJson(response, 200, { listeners: control.listeners(project) });
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
