/** `npm run mail -- --to <address>`: sends a sample of each kind of mail. `scripts/mail.mjs` gives the settings. */
import { parseArgs } from 'node:util';
import { LOCALES } from '@rawi/model/lists/locales';
import { z } from '@rawi/model/zod';
import { sampleMails } from './sample-mails.ts';
import { smtpSender } from './send-mail.ts';
import { sendSamples } from './send-samples.ts';

const settingsSchema = z.object({
  site: z.string(),
  contact: z.string(),
  smtp: z.object({
    host: z.string(),
    port: z.int(),
    user: z.string(),
    password: z.string(),
    from: z.string(),
  }),
});

const { values } = parseArgs({
  options: { to: { type: 'string' }, locale: { type: 'string', default: LOCALES[0] } },
});
const to = z.email().parse(values.to);
const locale = z.enum(LOCALES).parse(values.locale);
// As a variable, since the arguments of a program can be read by everybody on the machine.
const { site, contact, smtp } = settingsSchema.parse(JSON.parse(process.env['RAWI_MAIL'] ?? '{}'));
const failed = await sendSamples(
  await smtpSender(smtp),
  { to, mails: sampleMails({ site, contact, email: to }, locale), run: String(Date.now()) },
  console.log,
);
process.exitCode = failed === 0 ? 0 : 1;
