/** What the mail that confirms an address carries: the ticket of its link, and a code where there is one. */
export interface VerificationSecret {
  readonly ticket: string;
  readonly code?: string;
}

/** Neither a ticket nor a code has a space. */
export const joinSecret = ({ ticket, code }: VerificationSecret): string =>
  code === undefined ? ticket : `${ticket} ${code}`;

export function splitSecret(secret: string): VerificationSecret {
  const [ticket = '', code] = secret.split(' ');
  return { ticket, ...(code !== undefined && { code }) };
}
