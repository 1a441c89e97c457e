export type { Billing, IndexUsage } from './api/api.ts';
export { ExportError } from './export/read-export.ts';
export type { RulesIssue } from './rules/index.ts';
export { type Emulator, type EmulatorOptions, IndexesError, RulesError, startEmulator } from './server.ts';
