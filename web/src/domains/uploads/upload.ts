import type { FilePart } from '@rawi/model/truth/file';
import type { Problem } from '../../core/forms/problem-text.ts';

export type UploadStep =
  /** It comes after another one. */
  | 'waiting'
  | 'sending'
  | 'paused'
  /** There is no network, or no answer. */
  | 'offline'
  /** Another tab of this site sends. */
  | 'elsewhere'
  /** This browser did not keep the file: the same one is asked for. */
  | 'needs-file'
  /** It has arrived; `files/{fileId}` tells what becomes of it. */
  | 'sent'
  /** It cannot be sent as it is: the name was given to another file, or the draft was handed in. */
  | 'refused'
  | 'failed';

/** A file on its way to Storage. */
export interface Upload {
  /** Of the submission and the part; another file of the same part takes its place. */
  readonly key: string;
  readonly uid: string;
  readonly submissionId: string;
  readonly part: FilePart;
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly step: UploadStep;
  /** Until it has arrived, as far as the line of the last seconds tells. */
  readonly secondsLeft: number | undefined;
  readonly problem: Problem | undefined;
}

export const uploadKey = (submissionId: string, part: FilePart): string => `${submissionId}/${part}`;

/** Steps in which something is still to be sent by itself. */
export const isUnderWay = ({ step }: Pick<Upload, 'step'>): boolean =>
  step === 'waiting' || step === 'sending' || step === 'offline' || step === 'elsewhere';

/** All uploads together: how many files, how much of them, how long still. */
export interface UploadTotals {
  readonly files: number;
  readonly bytes: number;
  readonly sent: number;
  readonly secondsLeft: number | undefined;
}

/** The sum of what is under way; undefined where nothing is. */
export function totalsOf(uploads: readonly Upload[]): UploadTotals | undefined {
  const moving = uploads.filter(isUnderWay);
  if (moving.length === 0) return undefined;
  const [bytes, sent] = [sum(moving.map((each) => each.bytes)), sum(moving.map((each) => each.sent))];
  const current = moving.find(({ step, secondsLeft }) => step === 'sending' && secondsLeft !== undefined);
  const rate = current?.secondsLeft ? (current.bytes - current.sent) / current.secondsLeft : undefined;
  const secondsLeft = rate !== undefined && rate > 0 ? Math.ceil((bytes - sent) / rate) : undefined;
  return { files: moving.length, bytes, sent, secondsLeft };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** How fast bytes arrive, over the last seconds. */
export function lineSpeed(now: () => number, windowMs = 15_000) {
  const seen: { readonly at: number; readonly sent: number }[] = [];
  return {
    /** So many have arrived by now. */
    note(sent: number): void {
      seen.push({ at: now(), sent });
      while (seen.length > 2 && (seen[0]?.at ?? 0) < now() - windowMs) seen.shift();
    },
    /** How long so many more will take, in seconds; undefined while nothing can be said. */
    secondsFor(bytes: number): number | undefined {
      const [first, last] = [seen[0], seen.at(-1)];
      if (!first || !last || last.at <= first.at || last.sent <= first.sent) return undefined;
      return Math.ceil((bytes * (last.at - first.at)) / (last.sent - first.sent) / 1000);
    },
  };
}
