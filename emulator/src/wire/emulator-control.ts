import type { Billing, IndexUsage } from '../api/api.ts';

/** A document trigger as the Functions emulator registers it. */
export interface TriggerRegistration {
  readonly id: string;
  readonly generation: 'v1' | 'v2';
  readonly project: string;
  readonly database: string;
  /** `created`, `updated`, `deleted` or `written`. */
  readonly event: 'created' | 'updated' | 'deleted' | 'written';
  /** The type as registered, which events repeat. */
  readonly eventType: string;
  readonly withAuthContext: boolean;
  /** The pattern below `documents/`. */
  readonly pattern: string;
}

/** What is wrong at one place of a rules file. */
export interface SourceIssue {
  readonly severity: 'error' | 'warning';
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What the emulator's own addresses do. */
export interface EmulatorControl {
  /** Replaces a project's rules; with an error among the issues the old ones stay. */
  loadRules(project: string, source: string): readonly SourceIssue[];
  clear(project: string, database: string): void;
  registerTrigger(registration: TriggerRegistration): void;
  /** Writes an export of `database` (a full name) into `directory`/`name` and resolves when it is on disk. */
  exportTo(database: string, directory: string, name: string): Promise<void>;
  billing(project: string): Billing;
  resetBilling(project: string): void;
  /** Every composite index with how many queries it answered; empty without an index file. */
  indexUsage(project: string): readonly IndexUsage[];
  resetIndexUsage(project: string): void;
  /** How many listeners are open. */
  listeners(project: string): number;
  /** Which rules ran, in the official report's shape; `undefined` when no rules are loaded. */
  ruleCoverage(project: string): unknown;
}
