import { MAIL_STOP_REASONS } from '@rawi/model/truth/mail-stopped';
import { z } from 'zod';
import { addressField, readerOf, timeField } from './report.ts';

/** A form of our own, for a mail server that no other reader knows: `{"reports": [{"address", "reason", "at"}]}`. */
export const readPlain = readerOf(
  z.strictObject({
    reports: z
      .array(z.strictObject({ address: addressField, reason: z.enum(MAIL_STOP_REASONS), at: timeField }))
      .min(1),
  }),
  ({ reports }) => reports,
);
