import type { Report } from '@rawi/model/truth/report';

/**
 * A report to be sent. `id` is for people without a confirmed account, and stays the same when it is sent
 * again.
 */
export interface NewReport extends Omit<Report, 'state' | 'reporter' | 'at'> {
  readonly id: string;
}
