import type { Report } from '@rawi/model/truth/report';

/** A report on its way. `id` stays the same when it is sent again: what arrives twice is there once. */
export interface NewReport extends Omit<Report, 'state' | 'reporter' | 'at'> {
  readonly id: string;
}
