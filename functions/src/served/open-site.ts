import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * The site's own program, which draws its pages (`web/src/shell/served`). It is built beside these functions
 * and imported by its path, because functions know nothing of components.
 */

/** What to draw: the page's address, and the document that it shows (undefined if there is none). */
export interface AskedPage {
  readonly origin: string;
  readonly pathname: string;
  readonly pageId: string | null;
  readonly document: unknown;
}

export type DrawnPage =
  | { readonly status: 200 | 404 | 410; readonly html: string }
  | { readonly status: 301; readonly location: string };

export interface Site {
  readonly serve: (asked: AskedPage) => Promise<DrawnPage>;
}

export interface OpenedSite {
  /** The built page without content, which draws itself in the browser. */
  readonly shell: string;
  readonly site: Site;
}

type OpenSite = (shell: string, sheet: (file: string) => string) => Promise<Site>;

function isProgram(module: unknown): module is { readonly openSite: OpenSite } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'openSite' in module &&
    typeof module.openSite === 'function'
  );
}

/**
 * Opens the site of a folder once. After a failure the next call tries again, because a local site may be
 * built meanwhile.
 */
export function siteIn(folder: URL): () => Promise<OpenedSite> {
  let opening: Promise<OpenedSite> | undefined;
  return () => {
    opening ??= openSite(folder).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

/**
 * Opens the program and the shell in a folder, which has the style sheets too. Throws if program or shell is
 * missing or broken.
 */
async function openSite(folder: URL): Promise<OpenedSite> {
  const shell = await readFile(new URL('app.html', folder), 'utf8');
  const program: unknown = await import(new URL('served.js', folder).href);
  if (!isProgram(program)) throw new Error('The program that draws pages has no openSite.');
  const sheet = (file: string) => readFileSync(new URL(`.${file}`, folder), 'utf8');
  return { shell, site: await program.openSite(shell, sheet) };
}
