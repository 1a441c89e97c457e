import { Engine, type EngineDecision } from '../rules/evaluate/engine.ts';
import { DocumentAccess, documentFunctions } from '../rules/firestore/documents.ts';
import {
  type CoverageReport,
  type DocumentReader,
  type Method,
  parseRulesAst,
  type RulesFile,
  type RulesIssue,
  type Source,
} from '../rules/index.ts';
import { map, NULL, path, type RulesValue, string } from '../rules/types/value.ts';

const STORAGE_SERVICE = 'firebase.storage';
/** The only database whose documents Storage rules can read. */
const DATABASE = '(default)';
/** Documents that Storage rules may read in one evaluation (Firebase docs, "Use conditions in Storage rules"). */
const MAX_DOCUMENTS = 2;
const FILE_NAME = 'storage.rules';

/** An access to one object, or the listing of a folder. */
export interface StorageRequest {
  readonly method: Method;
  /** `b/{bucket}/o/{name}`, cut at the slashes. */
  readonly path: readonly string[];
  /** The object as it is; `null` when there is none. */
  readonly resource: RulesValue;
  /** `auth`, `path`, `time`, `resource` as the Storage emulator sends them. */
  readonly request: ReadonlyMap<string, RulesValue>;
}

/** The `firebase.storage` service of a rules file. */
export class StorageRuleset {
  readonly version: '1' | '2';
  readonly #engine: Engine;

  constructor(source: Source, file: RulesFile, log: (text: string) => void) {
    this.version = file.version;
    this.#engine = new Engine(source, file, STORAGE_SERVICE, log);
  }

  /** Decides one request. What `reader` throws passes through, so that a document can be fetched and the call repeated. */
  decide(request: StorageRequest, reader: DocumentReader): EngineDecision {
    const access = new DocumentAccess(DATABASE, reader, { seen: new Set() }, MAX_DOCUMENTS);
    const functions = documentFunctions(access);
    const defaults: [string, RulesValue][] = [
      ['auth', NULL],
      ['resource', NULL],
      ['path', path(request.path)],
      ['method', string(request.method)],
    ];
    return this.#engine.decide({
      method: request.method,
      parts: request.path,
      globals: new Map([
        ['request', map(new Map([...defaults, ...request.request]))],
        ['resource', request.resource],
      ]),
      namespaces: new Map([
        [
          'firestore',
          Object.fromEntries([...functions].filter(([name]) => name === 'get' || name === 'exists')),
        ],
      ]),
    });
  }

  coverage(): CoverageReport {
    return this.#engine.coverage.report(this.#engine.source, FILE_NAME);
  }
}

/**
 * Loads a rules file for `service firebase.storage`. `ruleset` is absent when an issue is an error; warnings leave it
 * usable. `log` receives what `debug()` prints.
 */
export function parseStorageRules(
  text: string,
  log: (text: string) => void = console.warn,
): { ruleset: StorageRuleset | undefined; issues: RulesIssue[] } {
  const { file, source, issues } = parseRulesAst(text);
  if (file !== undefined && !file.services.some(({ name }) => name === STORAGE_SERVICE)) {
    issues.push({ severity: 'error', message: `Missing 'service ${STORAGE_SERVICE}'.`, line: 1, column: 1 });
  }
  const usable = file !== undefined && issues.every(({ severity }) => severity !== 'error');
  return { ruleset: usable ? new StorageRuleset(source, file, log) : undefined, issues };
}
