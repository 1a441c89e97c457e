import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import type { Role } from '@rawi/model/lists/roles';

/**
 * The files of the build by who needs them without a network (decision 051).
 * The service worker keeps a visitor's and the words of the language when it is installed, the others once somebody needs them, and
 * the rest of what visitors' pages fetch in idle time.
 */
export const BUILD_GROUPS = ['visitor', 'rest', 'downloads', 'member', 'desk', 'pdf', ...LOCALES] as const;
export type BuildGroup = (typeof BUILD_GROUPS)[number];

const names = (text: string): readonly string[] => text.split(' ');

/** Chunks and style sheets by their names (`chunks.ts`), and fonts. */
const NAMES: Readonly<Record<Exclude<BuildGroup, Locale>, readonly string[]>> = {
  visitor: names(
    'app rolldown-runtime common lists shared comic reader offline visitor rubik-latin-wght-normal',
  ),
  // The pages of visitors that are not read, and what their pages fetch when it is asked for.
  rest: names(
    'later notice settings page-text stored-text chapter-file numbers words-numbers words-found toasts found search-worker firebase firestore-lite',
  ),
  // What reads a saved page of another version.
  downloads: names('zod model'),
  member: names(
    'auth functions firestore fields schemas forms sign-up documents signed-in member words-member',
  ),
  desk: names('upload review storage chart words-desk'),
  pdf: names('pdf pdf-start pdf.worker.min'),
};

/** The groups that a group's own files build on, beside a visitor's. A device that keeps it keeps them too. */
const NEEDS: Readonly<Partial<Record<BuildGroup, readonly BuildGroup[]>>> = {
  downloads: ['rest'],
  member: ['rest', 'downloads'],
  desk: ['rest', 'downloads', 'member'],
};

/** These groups, and those that they build on. */
export const withNeeded = (groups: readonly BuildGroup[]): ReadonlySet<BuildGroup> =>
  new Set(groups.flatMap((group) => [group, ...(NEEDS[group] ?? [])]));

/**
 * What a page without a network does without: the file of the styles that `app.html` holds itself (the worker answers with
 * those), and what proves a request to be ours. It is kept when it is fetched.
 */
export const KEPT_ON_USE: readonly string[] = [
  'first',
  'app-check',
  'page-editing',
  'corrections',
  'panels',
  'proofread',
  'text-editor',
  'glossary',
  'text-results',
];

/** What one language needs beside its words: the font of its script. */
const FONTS: Readonly<Partial<Record<Locale, string>>> = { ar: 'rubik-arabic-wght-normal' };

/**
 * The group of a file, by its path in the build; undefined of a file that is kept when it is fetched. Words of a role
 * come in both languages, since a member may switch without a network.
 */
export function groupOf(path: string): BuildGroup | undefined {
  const name = /^\/?assets\/(.+)-[\w-]{8}\.(?:js|mjs|css|woff2)$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  const font = LOCALES.find((locale) => FONTS[locale] === name);
  if (font !== undefined) return font;
  const locale = LOCALES.find((each) => name.startsWith('words-') && name.endsWith(`-${each}`));
  const plain = locale === undefined ? name : name.slice(0, -locale.length - 1);
  if (plain === 'words-start' || plain === 'words-visitor') return locale;
  return (['visitor', 'rest', 'downloads', 'member', 'desk', 'pdf'] as const).find((group) =>
    NAMES[group].includes(plain),
  );
}

/** Whether every device keeps a file of the build, by its path: the shell, its icons, and a visitor's files. */
export const isForEverybody = (path: string): boolean =>
  !path.startsWith('/assets/') || groupOf(path) === 'visitor';

/**
 * The groups of somebody with these roles. Everybody with an account has an account's pages; who has a role, those of
 * translators and reviewers too. The forms of translators look into PDFs.
 */
export function groupsFor(roles: readonly Role[]): readonly BuildGroup[] {
  if (roles.includes('translator')) return ['downloads', 'member', 'desk', 'pdf'];
  return roles.length > 0 ? ['downloads', 'member', 'desk'] : ['downloads', 'member'];
}

export function isBuildGroup(value: unknown): value is BuildGroup {
  return BUILD_GROUPS.some((group) => group === value);
}
