/**
 * The one-time code of a link that Auth made. The link itself leads to Auth's own page; we mail a link of our site with
 * the same code.
 */
export function codeOfLink(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('The link that Auth made carries no code.');
  return code;
}
