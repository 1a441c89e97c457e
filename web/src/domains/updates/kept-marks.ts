import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import { type Marks, NO_MARKS, parseMarks } from './marks.ts';

/**
 * Marks on this device: a visitor's, which are nowhere else, and a copy of an account's, by which pages show them before
 * the account is read, and without a network.
 */
export interface KeptMarks {
  /** Null is a visitor. */
  readonly uid: string | null;
  readonly marks: Marks;
}

const kept = keptJson('localStorage', 'marks', (value): readonly KeptMarks[] | undefined =>
  Array.isArray(value) ? value.flatMap(parse) : undefined,
);

function parse(value: unknown): KeptMarks[] {
  const uid = fieldOf(value, 'uid');
  return uid === null || typeof uid === 'string' ? [{ uid, marks: parseMarks(fieldOf(value, 'marks')) }] : [];
}

const NOTHING: readonly KeptMarks[] = [];
let known: readonly KeptMarks[] | undefined;
const listeners = new Set<() => void>();

/** All that is kept; the same value until it changes. */
export const keptMarks = (): readonly KeptMarks[] => (known ??= kept.read() ?? NOTHING);

/** The marks of a person, or of a visitor (`null`), as this device has them. */
export function marksOf(uid: string | null, all: readonly KeptMarks[] = keptMarks()): Marks {
  return all.find((each) => each.uid === uid)?.marks ?? NO_MARKS;
}

/** Whether this device has a copy of an account's marks. */
export const hasMarksOf = (uid: string): boolean => keptMarks().some((each) => each.uid === uid);

/** Keeps marks in the place of those that this device had of the same person. */
export function keepMarks(uid: string | null, marks: Marks): void {
  // Another tab may have kept some since.
  const others = (kept.read() ?? NOTHING).filter((each) => each.uid !== uid);
  replaceBy([...others, { uid, marks }]);
}

/** Forgets what a visitor has marked, once an account has it or it was declined. */
export function forgetVisitorMarks(): void {
  replaceBy((kept.read() ?? NOTHING).filter(({ uid }) => uid !== null));
}

/** Forgets the copies of accounts, for when somebody leaves this device. */
export function forgetAccountMarks(): void {
  replaceBy((kept.read() ?? NOTHING).filter(({ uid }) => uid === null));
}

function replaceBy(next: readonly KeptMarks[]): void {
  known = next;
  kept.keep(next.length === 0 ? undefined : next);
  for (const listener of listeners) listener();
}

/** Calls back for every change, of other tabs too, until the returned function is called. */
export function onMarks(listener: () => void): () => void {
  listeners.add(listener);
  const stop = kept.onOtherTab((value) => {
    known = value ?? NOTHING;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}
