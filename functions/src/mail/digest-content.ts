import { DIGEST_LINES } from '@rawi/model/truth/digest';
import { z } from 'zod';

const lines = z.array(z.string()).max(DIGEST_LINES + 1);
const digestContentSchema = z.strictObject({
  token: z.string(),
  lines: z.strictObject({ en: lines, ar: lines }),
});
export type DigestContent = z.infer<typeof digestContentSchema>;

/** The content of a digest and the token for unsubscribing from it, as the outbox keeps them under seal. */
export function digestContent(sealed: string): DigestContent {
  return digestContentSchema.parse(JSON.parse(sealed));
}
