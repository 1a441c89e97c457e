/**
 * The one form of an address, in which addresses are compared and stored: without white space around it, in lower case,
 * and with letters that only look like those of ASCII (full width, the sign of the kelvin) as those.
 */
export function emailAddress(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
