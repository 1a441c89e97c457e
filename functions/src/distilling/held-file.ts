import {
  type ChapterFile,
  FILE_LEASE_SECONDS,
  FILE_OVERDUE_SECONDS,
  FILE_TRIES,
} from '@rawi/model/truth/file';
import type { Held, LeaseTerms } from '../data/lease.ts';

/** A file that a task has taken, as it was then. */
export type HeldFile = Held<ChapterFile>;

export const FILE_TERMS: LeaseTerms = {
  seconds: FILE_LEASE_SECONDS,
  overdueSeconds: FILE_OVERDUE_SECONDS,
  tries: FILE_TRIES,
};
