/**
 * Parts of the built `app.html`, for code that answers with it: the app itself, and the templates
 * (web/first-paint.ts).
 */

const APP = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;

/**
 * The shell without the app, and the app's files in their order, for a page whose picture has to load before
 * the app: boot.js runs the files.
 */
export function takeApp(shell: string): { readonly bare: string; readonly app: readonly string[] } {
  return {
    bare: shell.replaceAll(APP, ''),
    app: Array.from(shell.matchAll(APP), ([, file = '']) => file),
  };
}

/** The styles that every page needs, which are in a file of their own too. */
const STYLES = /<style data-file="([^"]*)">([\s\S]*?)<\/style>/;

/** The styles in the shell, and the file that has them; `with` replaces them by fewer. */
export function takeStyles(shell: string): {
  readonly css: string;
  readonly file: string;
  readonly with: (few: string) => string;
} {
  const [whole = '', file = '', css = ''] = STYLES.exec(shell) ?? [];
  return { css, file, with: (few) => shell.replace(whole, () => `<style data-few="">${few}</style>`) };
}

const FEW_STYLES = /<template data-few-styles><style>([\s\S]*?)<\/style><\/template>\n?/;

/** The styles that a chapter needs before the app is here. */
export const fewStylesIn = (shell: string): string => FEW_STYLES.exec(shell)?.[1] ?? '';

/**
 * What each kind of page looks like before the app is here, in each language, and the files it needs. boot.js
 * uses one of each; the others only cost parsing time.
 */
const TEMPLATES = /<template data-locale="(\w+)" data-(kinds|ahead)="([^"]*)"[\s\S]*?<\/template>\n?/g;

/**
 * The kind of page that a pathname with a language names, as templates call it: `/chapter`, and `/` for the
 * home page.
 */
export const kindOf = (pathname: string): string => `/${pathname.split('/')[2] ?? ''}`;

/** The shell without any template, for a page that is already drawn. */
export function withoutTemplates(shell: string): string {
  return shell.replaceAll(TEMPLATES, '').replace(FEW_STYLES, '');
}

/**
 * The shell with the templates of one page only: those of its kind, or those for any other page when its kind
 * has none.
 */
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
