import type { Report } from '@rawi/model/truth/report';

/** A report on its way. `id` is that of who has no confirmed account, and stays the same when it is sent again. */
export interface NewReport extends Omit<Report, 'state' | 'reporter' | 'at'> {
  readonly id: string;
}
