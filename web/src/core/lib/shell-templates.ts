/** Parts of the built `app.html`, for whoever answers with it: the app itself, and the templates (web/first-paint.ts). */

const APP = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;

/** The shell without the app, and the app's files in their order, for a page whose picture comes before it: boot.js runs them. */
export function takeApp(shell: string): { readonly bare: string; readonly app: readonly string[] } {
  return {
    bare: shell.replaceAll(APP, ''),
    app: Array.from(shell.matchAll(APP), ([, file = '']) => file),
  };
}

/** The styles that every page needs, which are in a file of their own as well. */
const STYLES = /<style data-file="([^"]*)">([\s\S]*?)<\/style>/;

/** The styles that stand in the shell, and the file that has them; `with` puts others, which are fewer, in their place. */
export function takeStyles(shell: string): {
  readonly css: string;
  readonly file: string;
  readonly with: (few: string) => string;
} {
  const [whole = '', file = '', css = ''] = STYLES.exec(shell) ?? [];
  return { css, file, with: (few) => shell.replace(whole, () => `<style data-few="">${few}</style>`) };
}

const FEW_STYLES = /<template data-few-styles><style>([\s\S]*?)<\/style><\/template>\n?/;

/** What of the styles a chapter needs before the app is here. */
export const fewStylesIn = (shell: string): string => FEW_STYLES.exec(shell)?.[1] ?? '';

/**
 * What each kind of page looks like before the app is here, in each language, and the files it needs. boot.js uses one of each;
 * the others only take time to parse.
 */
const TEMPLATES = /<template data-locale="(\w+)" data-(kinds|ahead)="([^"]*)"[\s\S]*?<\/template>\n?/g;

/** The kind of page that a pathname with a language names, as templates say it: `/chapter`, and `/` for the home page. */
export const kindOf = (pathname: string): string => `/${pathname.split('/')[2] ?? ''}`;

/** The shell without any of them, for a page that is drawn already. */
export function withoutTemplates(shell: string): string {
  return shell.replaceAll(TEMPLATES, '').replace(FEW_STYLES, '');
}

/** The shell with those of one page only: the ones of its kind, or of any other where its kind has none of its own. */
export function withTemplatesOf(shell: string, locale: string, kind: string): string {
  const own = new Set<string>();
  for (const [, language, what = '', values = ''] of shell.matchAll(TEMPLATES)) {
    if (language === locale && values.split(' ').includes(kind)) own.add(what);
  }
  return shell
    .replace(FEW_STYLES, '')
    .replaceAll(TEMPLATES, (template: string, language: string, what: string, values: string) => {
      const wanted = own.has(what) ? kind : '*';
      return language === locale && values.split(' ').includes(wanted) ? template : '';
    });
}
