import { DIGEST_LINES } from '@rawi/model/truth/digest';
import { z } from 'zod';

const lines = z.array(z.string()).max(DIGEST_LINES + 1);
const digestContentSchema = z.strictObject({
  token: z.string(),
  lines: z.strictObject({ en: lines, ar: lines }),
});
export type DigestContent = z.infer<typeof digestContentSchema>;

/** What a digest says and the token that ends such mails, as the outbox keeps it under seal. */
export function digestContent(sealed: string): DigestContent {
  return digestContentSchema.parse(JSON.parse(sealed));
}
