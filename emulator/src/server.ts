import { join } from 'node:path';
import type { Billing, IndexUsage } from './api/api.ts';
import { createFirestoreApi } from './api/create-firestore-api.ts';
import { readExport } from './export/read-export.ts';
import { writeExport } from './export/write-export.ts';
import { parseIndexConfig } from './query/index-config.ts';
import type { RulesIssue } from './rules/index.ts';
import { hasErrors, RulesGate } from './rules-gate.ts';
import { warnOtherProjects } from './single-project.ts';
import { IndexMeter } from './store/index-usage.ts';
import { projectOf, Store } from './store/store.ts';
import type { DeliveryLimits } from './triggers/delivery-queue.ts';
import { TriggerDispatcher } from './triggers/dispatcher.ts';
import { createClock } from './values/clock.ts';
import type { Document } from './values/value.ts';
import { directChannels, type MakeChannel } from './wire/direct-channel.ts';
import type { EmulatorControl } from './wire/emulator-control.ts';
import { createGrpcEndpoint, loadService } from './wire/grpc.ts';
import { createHttpListener } from './wire/http.ts';
import { openPort } from './wire/port.ts';
import { WebChannelEndpoint } from './wire/webchannel/endpoint.ts';

export interface EmulatorOptions {
  /** The address to listen on; 127.0.0.1 unless given. */
  readonly host?: string | undefined;
  /** The port; 0, the default, takes any free one. */
  readonly port?: number | undefined;
  /** The project whose rules and bill are meant when none is named. */
  readonly projectId: string;
  /** Source of the security rules; without it everything is allowed. */
  readonly rules?: string | undefined;
  /** Text of `firestore.indexes.json`; with it, queries that production would refuse for want of an index are refused. */
  readonly indexes?: string | undefined;
  /** An export's description file, or its folder. */
  readonly seedFromExport?: string | undefined;
  /** `host:port` to which document events go. */
  readonly functionsEmulator?: string | undefined;
  /** Warn, once each, about requests for other projects. */
  readonly singleProjectMode?: boolean | undefined;
  /** What may wait for one slow reader before its stream ends, in bytes; 16 MiB unless given. */
  readonly maxBufferedBytes?: number | undefined;
  readonly deliveryLimits?: DeliveryLimits | undefined;
}

export interface Emulator {
  /** `http://host:port`. */
  readonly url: string;
  readonly host: string;
  readonly port: number;
  /** Loads a project's rules; with an error among the issues the old ones stay. */
  loadRules(source: string, projectId?: string): readonly RulesIssue[];
  /** Deletes every document of a project; open listeners see them go. */
  clear(projectId?: string): void;
  /** Keeps the project's documents as they are; what is returned brings the project back to them, in place of what it has by then. */
  keep(projectId?: string): () => void;
  /** What was billed since the last reset. */
  billing(projectId?: string): Billing;
  resetBilling(projectId?: string): void;
  /** Every composite index of `indexes` with how many queries it answered since the last reset; none without `indexes`. */
  indexUsage(projectId?: string): readonly IndexUsage[];
  resetIndexUsage(projectId?: string): void;
  /** How many listeners (targets of listen streams) are open. */
  listeners(projectId?: string): number;
  /** Writes the project's documents as an export into `folder`. */
  exportTo(folder: string, projectId?: string): Promise<void>;
  /** Makes channels for gRPC clients in this process, whose calls need no socket (grpc-js: `channelFactoryOverride`). */
  readonly makeChannel: MakeChannel;
  /** Ends every connection and frees the port. */
  stop(): Promise<void>;
}

/** Rules that cannot be parsed; the message names the first place. */
export class RulesError extends Error {
  constructor(readonly issues: readonly RulesIssue[]) {
    const [first] = issues.filter((issue) => issue.severity === 'error');
    super(first ? `${first.line}:${first.column} ${first.message}` : 'The rules cannot be used.');
    this.name = 'RulesError';
  }
}

/** An index file that cannot be used; the message says in one line why. */
export class IndexesError extends Error {
  override name = 'IndexesError';
}

const DEFAULT_BUFFERED_BYTES = 16 * 1024 * 1024;

/**
 * Starts a Firestore for development and tests: REST, gRPC, WebChannel and its own addresses on one port. Rejects with
 * `RulesError`, `IndexesError`, `ExportError`, or the socket's error when the port is taken.
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { host = '127.0.0.1', projectId, maxBufferedBytes = DEFAULT_BUFFERED_BYTES } = options;
  const clock = createClock();
  const store = new Store(clock);
  const gate = new RulesGate();
  if (options.rules !== undefined) {
    const issues = gate.loadCommon(options.rules);
    if (hasErrors(issues)) throw new RulesError(issues);
  }
  const indexes = options.indexes === undefined ? undefined : readIndexes(options.indexes);
  if (options.seedFromExport !== undefined) await seed(store, options.seedFromExport);

  const api = createFirestoreApi({ store, authorize: gate, indexes });
  const triggers = new TriggerDispatcher(options.functionsEmulator, options.deliveryLimits);
  store.onChange((change) => triggers.dispatch(change));

  const loadRules = (project: string, source: string): readonly RulesIssue[] => {
    // The CLI reloads the file that it started with, whose rules hold for every project without its own.
    const issues = project === projectId ? gate.loadCommon(source) : gate.load(project, source);
    api.recheckListeners();
    return issues;
  };
  const control: EmulatorControl = {
    loadRules,
    clear: (project) => store.clear(project),
    registerTrigger: (registration) => triggers.register(registration),
    exportTo: (database, directory, name) =>
      writeExport(join(directory, name), documentsOf(store, projectOf(database)), clock.now()),
    billing: (project) => store.meter(project).read(),
    resetBilling: (project) => store.meter(project).reset(),
    indexUsage: (project) => indexes?.read(project) ?? [],
    resetIndexUsage: (project) => indexes?.reset(project),
    listeners: (project) => api.listeners(project),
    ruleCoverage: (project) => gate.rulesOf(project)?.coverage(),
  };
  const served = options.singleProjectMode === true ? warnOtherProjects(api, projectId) : api;
  const webChannel = new WebChannelEndpoint(served, maxBufferedBytes);
  const service = loadService();
  const grpc = createGrpcEndpoint(served, service, maxBufferedBytes);
  const port = await openPort(host, options.port ?? 0, createHttpListener(served, control, webChannel), grpc);

  return {
    url: `http://${host}:${port.number}`,
    host,
    port: port.number,
    loadRules: (source, project = projectId) => loadRules(project, source),
    clear: (project = projectId) => store.clear(project),
    keep: (project = projectId) => store.keep(project),
    billing: (project = projectId) => control.billing(project),
    resetBilling: (project = projectId) => control.resetBilling(project),
    indexUsage: (project = projectId) => control.indexUsage(project),
    resetIndexUsage: (project = projectId) => control.resetIndexUsage(project),
    listeners: (project = projectId) => api.listeners(project),
    exportTo: (folder, project = projectId) => writeExport(folder, documentsOf(store, project), clock.now()),
    makeChannel: directChannels(served, service),
    async stop() {
      triggers.stop();
      webChannel.close();
      grpc.close();
      await port.close();
    },
  };
}

function readIndexes(text: string): IndexMeter {
  try {
    return new IndexMeter(parseIndexConfig(text));
  } catch (error) {
    throw new IndexesError(error instanceof Error ? error.message : String(error));
  }
}

/** Imports an export; later commits get later times than any in it, even if the wall clock was set back. */
async function seed(store: Store, path: string): Promise<void> {
  const { documents, time } = await readExport(path);
  store.clock.floor(time);
  const byDatabase = new Map<string, Document[]>();
  for (const document of documents) {
    const database = document.name.split('/').slice(0, 4).join('/');
    const found = byDatabase.get(database);
    if (found) found.push(document);
    else byDatabase.set(database, [document]);
  }
  for (const [database, group] of byDatabase) store.load(database, group);
}

function* documentsOf(store: Store, project: string): Generator<Document> {
  for (const { database, documents } of store.dump()) if (projectOf(database) === project) yield* documents;
}
