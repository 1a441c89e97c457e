import type { FilePart } from '@rawi/model/truth/file';
import type { Problem } from '../../core/forms/problem-text.ts';
import type { KeptUpload } from './kept-uploads.ts';

export type UploadStep =
  /** It waits for another one. */
  | 'waiting'
  | 'sending'
  | 'paused'
  /** There is no network, or no answer. */
  | 'offline'
  /** Another tab of this site sends. */
  | 'elsewhere'
  /** This browser did not keep the file, so the same one has to be chosen again. */
  | 'needs-file'
  /** It has arrived; `files/{fileId}` has its further state. */
  | 'sent'
  /** It cannot be sent as it is: the name was given to another file, or the draft was submitted. */
  | 'refused'
  | 'failed';

/** A file that is being uploaded to Storage. */
export interface Upload {
  /** The key of the submission and the part; another file of the same part replaces it. */
  readonly key: string;
  readonly uid: string;
  readonly submissionId: string;
  readonly part: FilePart;
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly step: UploadStep;
  /** The time until it has arrived, at the speed of the last seconds. */
  readonly secondsLeft: number | undefined;
  readonly problem: Problem | undefined;
}

/** A stored upload as it is shown, before anything of it is sent in this tab. */
export function shownOf(
  { key, uid, submissionId, part, fileId, name, bytes }: KeptUpload,
  step: Upload['step'],
): Upload {
  const what = { key, uid, submissionId, part, fileId, name, bytes };
  return { ...what, sent: 0, step, secondsLeft: undefined, problem: undefined };
}

export const uploadKey = (submissionId: string, part: FilePart): string => `${submissionId}/${part}`;

/** Whether something is still to be sent by itself in this step. */
export const isUnderWay = ({ step }: Pick<Upload, 'step'>): boolean =>
  step === 'waiting' || step === 'sending' || step === 'offline' || step === 'elsewhere';

/** The totals of all uploads: the number of files, their progress, and the remaining time. */
export interface UploadTotals {
  readonly files: number;
  readonly bytes: number;
  readonly sent: number;
  readonly secondsLeft: number | undefined;
}

/** The totals of all uploads in progress; undefined when there are none. */
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

/** The speed of an upload over the last seconds. */
export function lineSpeed(now: () => number, windowMs = 15_000) {
  const seen: { readonly at: number; readonly sent: number }[] = [];
  return {
    /** Notes the number of bytes that have arrived by now. */
    note(sent: number): void {
      seen.push({ at: now(), sent });
      while (seen.length > 2 && (seen[0]?.at ?? 0) < now() - windowMs) seen.shift();
    },
    /** How long these bytes will take, in seconds; undefined while it is unknown. */
    secondsFor(bytes: number): number | undefined {
      const [first, last] = [seen[0], seen.at(-1)];
      if (!first || !last || last.at <= first.at || last.sent <= first.sent) return undefined;
      return Math.ceil((bytes * (last.at - first.at)) / (last.sent - first.sent) / 1000);
    },
  };
}
