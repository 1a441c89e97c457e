import { setTimeout as wait } from 'node:timers/promises';
import { InvalidDocument } from '../data/converter.ts';
import type { Check, Finding, Patient } from './check.ts';
import { CHECKS } from './checks.ts';
import { unreadable } from './examine.ts';

/** A finding with the name of its check. */
export interface Found extends Finding {
  readonly check: string;
}

export interface Looking {
  readonly checks?: readonly Check[];
  /** How long to wait before what was found is looked for once more, in milliseconds: a site is changed while one looks. */
  readonly patience?: number;
}

/**
 * Looks for everything that is wrong. What was found is looked for once more after a while, and only what is found
 * again counts: pages follow their truth within seconds, and a run takes longer than that.
 */
export async function look(
  patient: Patient,
  { checks = CHECKS, patience = 0 }: Looking = {},
): Promise<readonly Found[]> {
  const first = await lookOnce(patient, checks);
  if (first.length === 0 || patience === 0) return first;
  await wait(patience);
  const again = checks.filter(({ name }) => first.some(({ check }) => check === name));
  const before = new Set(first.map(nameOf));
  // Another object, so that nothing of the first look is remembered.
  return (await lookOnce({ ...patient }, again)).filter((found) => before.has(nameOf(found)));
}

/** The name of a finding: no two of a run share it. */
export const nameOf = ({ check, id }: Pick<Found, 'check' | 'id'>): string => `${check} ${id}`;

async function lookOnce(patient: Patient, checks: readonly Check[]): Promise<readonly Found[]> {
  const found = new Map<string, Found>();
  const add = (check: string, finding: Finding) => {
    const named = { ...finding, check };
    found.set(nameOf(named), named);
  };
  for (const { name, find } of checks) {
    try {
      for await (const finding of find(patient)) add(name, finding);
    } catch (error) {
      if (!(error instanceof InvalidDocument)) throw error;
      // What it reads beside the documents that it looks at one by one.
      add(name, unreadable('what it reads', error.message));
    }
  }
  return [...found.values()];
}

/** What a repair has done. */
export interface Repaired {
  readonly mended: number;
  /** What could not be mended, with the reason. */
  readonly failed: readonly { readonly found: Found; readonly reason: string }[];
}

/**
 * Mends what is derived of what was found, in the order of the checks; one that fails keeps no other from its turn. Where
 * mending changes what a later check looks at, that one looks again.
 */
export async function repairAll(
  patient: Patient,
  found: readonly Found[],
  checks: readonly Check[] = CHECKS,
): Promise<Repaired> {
  let mended = 0;
  const failed: { found: Found; reason: string }[] = [];
  const upset = new Set<string>();
  for (const check of checks) {
    const own = upset.has(check.name)
      ? await lookOnce({ ...patient }, [check])
      : found.filter(({ check: name }) => name === check.name);
    for (const each of own) {
      if (!each.repair) continue;
      try {
        await each.repair();
        mended += 1;
      } catch (error) {
        failed.push({ found: each, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    if (own.length > 0) for (const name of check.upsets ?? []) upset.add(name);
  }
  return { mended, failed };
}
