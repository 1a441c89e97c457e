import { LOCALES } from '@rawi/model/lists/locales';
import { AGES } from './ages.ts';
import type { PageAnswer } from './serving.ts';

export const SECURITY_TXT = '/.well-known/security.txt';

/** For how many months it is good; RFC 9116 asks for less than a year. */
const MONTHS = 6;

/**
 * Where faults that others could use are reported (RFC 9116): the owner's address and the page that only staff reads. It expires some
 * months after the month in which it is asked for, and so never while the site runs.
 */
export function securityTxt(origin: string, contact: string | undefined, now: Date): PageAnswer {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  const lines = [
    ...(contact === undefined || contact === '' ? [] : [`Contact: mailto:${contact}`]),
    ...LOCALES.slice(0, 1).map((locale) => `Contact: ${origin}/${locale}/contact-us`),
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TXT}`,
  ];
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': `public, max-age=0, s-maxage=${AGES.sitemap}`,
    },
    body: `${lines.join('\n')}\n`,
  };
}
