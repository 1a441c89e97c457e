/**
 * The templates of `app.html` (web/first-paint.ts): what each kind of page looks like before the app is here, in each language,
 * and the files it needs. boot.js uses one of each; the others only take time to parse.
 */

const TEMPLATES = /<template data-locale="(\w+)" data-(kinds|ahead)="([^"]*)"[\s\S]*?<\/template>\n?/g;

/** The kind of page that a pathname with a language names, as templates say it: `/chapter`, and `/` for the home page. */
export const kindOf = (pathname: string): string => `/${pathname.split('/')[2] ?? ''}`;

/** The shell without any of them, for a page that is drawn already. */
export function withoutTemplates(shell: string): string {
  return shell.replaceAll(TEMPLATES, '');
}

/** The shell with those of one page only: the ones of its kind, or of any other where its kind has none of its own. */
export function withTemplatesOf(shell: string, locale: string, kind: string): string {
  const own = new Set<string>();
  for (const [, language, what = '', values = ''] of shell.matchAll(TEMPLATES)) {
    if (language === locale && values.split(' ').includes(kind)) own.add(what);
  }
  return shell.replaceAll(TEMPLATES, (template: string, language: string, what: string, values: string) => {
    const wanted = own.has(what) ? kind : '*';
    return language === locale && values.split(' ').includes(wanted) ? template : '';
  });
}
