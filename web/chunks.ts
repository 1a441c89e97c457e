import { relative, sep } from 'node:path';
import type { Rolldown } from 'vite';
// By its path: Vite bundles its configuration, and leaves the import of a package to Node, which runs no TypeScript.
import { LOCALES } from '../model/src/lists/locales.ts';
import type { Needs } from './chunk-needs.ts';

/**
 * Which file of the site holds a module follows from who needs it (decision 051).
 * A visitor's page opens with at most five files beside `app`, and with nothing that only members, translators and
 * reviewers need.
 */

const names = (text: string): readonly string[] => text.split(' ');

/** Every page, by the group of pages that share a chunk of what only they need. */
const PAGES = {
  home: names('home'),
  lists: names('blog blogs comics publisher publisher-shelf publishers copyright dmca privacy terms'),
  comic: names('comic'),
  reader: names('chapter'),
  found: names('search translator'),
  offline: names('downloads'),
  numbers: names('numbers'),
  later: names('reject translator-details updates list reader-page transparency developers shared-file'),
  forms: names('contact-us login newpassword resetcode resetpassword auth-callback think unsubscribe'),
  'sign-up': names('signup'),
  member: names(
    'account ask comments following history my-work notifications saved-items settings translator-account translator-request',
  ),
  upload: names('uploadchapter uploadcomic'),
  review: names(
    'review review-asks review-comments review-item review-lists review-log review-messages review-overview review-people review-reports review-taken-down',
  ),
};

/**
 * What is imported dynamically and is no page belongs to the largest package that it brings, which a module tells; else
 * it is `later`.
 */
const BROUGHT = [
  ['documents', '/core/firebase/firestore.ts'],
  ['pdf', '/node_modules/react-pdf/'],
  ['auth', '/core/firebase/auth.ts'],
  ['firestore-lite', '/core/firebase/firestore-lite.ts'],
  ['functions', '/core/firebase/functions.ts'],
  ['member', '/core/firebase/firebase-app.ts'],
  ['schemas', '/node_modules/zod/'],
] as const;

/** What runs in every tab as soon as its page is open. It lies in the smallest chunk beside `app`. */
const AFTER_OPENING =
  /^(?:shell\/(?:preload-pages|pwa\/)|core\/pages\/kept-files|domains\/takedowns\/removed-daily)/;

/** Who needs a module: the first script, a group of pages, or what is imported after a page. */
type User = 'app' | keyof typeof PAGES | (typeof BROUGHT)[number][0] | 'toasts' | 'model';
type Users = ReadonlySet<User>;

/** Those who need what is not on a visitor's page when it opens. */
const AFTER_VISITORS: readonly User[] = [
  'offline',
  'numbers',
  'later',
  'toasts',
  'firestore-lite',
  'model',
  'functions',
  'auth',
  'schemas',
  'documents',
  'forms',
  'sign-up',
  'member',
  'upload',
  'review',
];
const allBut = (user: User): readonly User[] => AFTER_VISITORS.filter((each) => each !== user);
const AFTER_LATER = AFTER_VISITORS.filter(
  (user) => user !== 'offline' && user !== 'numbers' && user !== 'later',
);

const isAny =
  (...users: readonly User[]) =>
  (of: Users) =>
    users.some((user) => of.has(user));
/** Whether at least two of these groups need it. */
const isShared =
  (...groups: readonly (readonly User[])[]) =>
  (of: Users) =>
    groups.filter((group) => group.some((user) => of.has(user))).length >= 2;

/**
 * The chunks of our own code and of what it takes from packages; the first that fits a module has it. Each is chosen by
 * users that a module's own imports have as well, so that a chunk imports only those above it.
 */
const CHUNKS: readonly (readonly [string, (of: Users) => boolean])[] = [
  ['app', isAny('app', 'home')],
  // Nearly every page has this, but not home, where every byte of the first script counts.
  ['common', isShared(['lists'], ['comic', 'reader', 'found', 'pdf', ...AFTER_VISITORS])],
  ['lists', isAny('lists')],
  ['shared', isShared(['comic'], ['reader', 'pdf'], ['found'], AFTER_VISITORS)],
  ['comic', isAny('comic')],
  ['reader', isAny('reader')],
  ['found', isAny('found')],
  // A toast says that a file did not come, so it needs none of those that follow; and nobody but Downloads needs all of that page.
  ['shared', isShared(['toasts'], allBut('toasts'))],
  ['shared', isShared(['offline'], allBut('offline'))],
  ['toasts', isAny('toasts')],
  // Every device has it before a network is lost: Downloads, and what saves and keeps them.
  ['offline', isAny('offline')],
  ['shared', isShared(['numbers'], allBut('numbers'))],
  ['numbers', isAny('numbers')],
  // Without schemas, since what is `later` brings none.
  ['later', isAny('later')],
  ['pdf', isAny('pdf')],
  ['firestore-lite', isAny('firestore-lite')],
  // Devices with downloads have it without anybody's forms.
  ['model', isAny('model')],
  ['functions', isAny('functions')],
  ['auth', isAny('auth')],
  [
    'fields',
    isShared(
      ['forms'],
      AFTER_LATER.filter((user) => user !== 'forms'),
    ),
  ],
  ['schemas', isAny('schemas')],
  ['forms', isAny('forms')],
  ['sign-up', isAny('sign-up')],
  ['documents', isAny('documents')],
  ['signed-in', isShared(['member'], ['upload'], ['review'])],
  ['member', isAny('member')],
  ['upload', isAny('upload')],
  ['review', isAny('review')],
];

/** The SDKs of Firebase, and what several of them need: the chunk of a package's file, the first that fits. */
const SDKS: readonly (readonly [string, RegExp])[] = [
  ['auth', /\/@?firebase\/auth\//],
  ['functions', /\/@?firebase\/functions\//],
  ['storage', /\/@?firebase\/storage\//],
  ['firestore-lite', /\/@?firebase\/firestore\/(?:dist\/)?lite\//],
  ['firestore', /\/@?firebase\/firestore\/|\/webchannel-blob\/|\/node_modules\/re2js\//],
  // Before what several SDKs need: it is fetched before the first request that writes, and by nobody who only reads.
  ['app-check', /\/@?firebase\/app-check\/|\/core\/firebase\/app-check\./],
  ['firebase', /\/node_modules\/(?:@?firebase|idb)\/|\/core\/firebase\/firebase-app\./],
];

/** Packages that few pages need, the notice before some chapters, the files that a chapter is handed out as, and the part of a chapter's file that begins before the app is here. */
const APART: readonly (readonly [string, RegExp])[] = [
  [
    'notice',
    /\/reader\/notice\/(?:reading-notice|notice-gate)\.|\/reader\/download\/file-rating\.|\/domains\/ratings\/(?:notice|opening|use-opening|behind-notice|agreements|age-dialog|age-choices)\.|\/domains\/settings\/wish-choice\.|\/domains\/childrens-mode\/(?!children-parts)/,
  ],
  // An install keeps what pages need; the settings of the reader come in idle time, and so do the ways to other apps
  // below the downloads, and what comes before a first download on an iPhone.
  [
    'settings',
    /\/reader\/(?:settings\/(?:settings-sheet|picture-settings|level-slider|guided-settings|strip-settings|tap-settings|settings-actions|sheet-frame|icon-tiles)|auto-scroll\/auto-scroller|panels\/(?:key-list|listed-keys|thumbnails|copied-link|use-copy-link)|guided\/(?:sought-panel|panel-param|page-on-screen)|corrections\/corrections-slot|take-down\/take-down-action)\.|\/visitor\/downloads\/install-card\.|\/domains\/home-screen\/|\/IconSquarePlus\.|\/domains\/reading-apps\//,
  ],
  // What makes a file of a chapter, once one is asked for.
  [
    'chapter-file',
    /\/reader\/(?:cbz\/|download\/(?:pdf-panel|download-panel|stream-file)\.)|\/model\/src\/(?:cbz\/|text\/xml-text\.)/,
  ],
  // The text of pages, once somebody asks for it; its file, which who writes, corrects or finds a text shares.
  [
    'stored-text',
    /\/domains\/transcripts\/stored\/stored-transcript\.|\/reader\/text\/(?:page-texts|text-settings)\./,
  ],
  ['page-text', /\/reader\/text\/(?!text-slot)/],
  // Writing the text of a chapter. What reviewers compare is theirs.
  [
    'text-editor',
    /\/domains\/transcripts\/(?!stored\/stored-transcript\.|use-text-editor\.|refused-place\.|submitted\/)|\/model\/src\/transcripts\/(?:decode|read|write|script)-/,
  ],
  // What is found in texts, once something is looked for.
  ['text-results', /\/visitor\/search\/texts\/(?!texts-slot)|\/model\/src\/text-search\/(?!text-folder)/],
  // What lies on a page is marked, set and corrected in the same way, by few and for a moment.
  ['page-editing', /\/domains\/page-editing\//],
  ['corrections', /\/reader\/corrections\/(?!corrections-slot|may-correct)/],
  ['panels', /\/domains\/panels\/(?!use-page-panels)/],
  ['proofread', /\/domains\/suggestions\/(?!use-proofread\.|use-corrected-chapters\.|chapter-changes\.)/],
  // The names of a comic, once a translator or a reviewer opens them.
  ['glossary', /\/domains\/glossary\/(?!use-names-dialog\.|names-check\.)/],
  ['pdf-start', /\/reader\/pages\/(?:pdf-start|range-file)\./],
  ['pdf', /\/node_modules\/(?:react-pdf|pdfjs-dist)\//],
  ['zod', /\/node_modules\/zod\//],
  ['chart', /\/node_modules\/uplot\/|\/work\/chart\./],
];

/** The words of what opens first, of other pages of visitors, of forms and accounts, and of staff and translators. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  start: ['shell', 'home', 'comic', 'choices', 'surprise'],
  visitor: names('reader blog comments continue downloads'),
  // Of pages that wait for the first idle time.
  found: names('search translator publishers'),
  // Of pages that few open on a first visit, and of the notice before some chapters.
  numbers: names(
    'numbers transparency updates developers age reader-page lists reject translator-details toasts reading-apps reading-settings page-text text-results chapter-report chapter-changes chapter-file gone',
  ),
  desk: names(
    'review review-texts staff takedown upload upload-chapter upload-comic page-panels script writing glossary',
  ),
};
const OTHER_WORDS = 'member';

/** The chunk of every module that the site needs, by the module's id. Throws for a page that `PAGES` does not name. */
export function planChunks(needs: Needs): ReadonlyMap<string, string> {
  const brings = BROUGHT.map(
    ([user, path]) =>
      [
        user,
        new Set([...needs].flatMap(([id, entries]) => (id.includes(path) ? [...entries] : []))),
      ] as const,
  );
  const userOf = (entry: string): User =>
    pageUser(pathOf(entry)) ?? brings.find(([, entries]) => entries.has(entry))?.[0] ?? 'later';
  return new Map(
    [...needs].map(([id, entries]) => {
      const users = new Set([...entries].map(userOf));
      const name = apartChunk(id, users) ?? CHUNKS.find(([, fits]) => fits(users))?.[0];
      if (name === undefined) throw new Error(`No chunk of web/chunks.ts fits ${id}.`);
      return [id, name];
    }),
  );
}

/** The user that a path alone tells; undefined of what is imported after a page from a place that many pages have. */
function pageUser(path: string): User | undefined {
  if (path === 'main.tsx') return 'app';
  if (AFTER_OPENING.test(path)) return 'lists';
  const page = /^shell\/routes\/(.+)\.tsx$/.exec(path)?.[1];
  for (const [group, pages] of Object.entries(PAGES)) {
    if (page !== undefined && pages.includes(page)) return group as keyof typeof PAGES;
  }
  if (page !== undefined) throw new Error(`PAGES of web/chunks.ts does not name the page ${page}.`);
  if (path.startsWith('desk/upload')) return 'upload';
  if (/^(?:desk|shell\/layouts\/staff)/.test(path)) return 'review';
  if (path.startsWith('shell/layouts/account')) return 'member';
  if (/^domains\/downloads\/|^visitor\/downloads\/|^shell\/outdated-page/.test(path)) return 'offline';
  if (/^shell\/toasts\.|^@mantine\/notifications/.test(path)) return 'toasts';
  if (/\/model\/src\/(?:pages\/other-version|truth\/(?:removed|tolerant))\./.test(path)) return 'model';
  if (path.startsWith('visitor/search/')) return 'found';
  if (
    /^reader\/(?:panels|settings|auto-scroll|guided\/sought-panel|corrections\/corrections-slot|take-down\/take-down-action)/.test(
      path,
    )
  )
    return 'reader';
  return undefined;
}

function apartChunk(id: string, users: Users): string | undefined {
  if (users.has('app')) return undefined;
  const words = /\/src\/(?:[\w-]+\/)+([\w-]+)\.(\w+)\.json$/.exec(id);
  if (words) return wordsChunk(words[2] ?? '', words[1] ?? '');
  // Only the viewer of PDFs brings it, and the form that looks into them has the viewer.
  if (users.has('pdf') && [...users].every((user) => user === 'pdf' || user === 'upload')) return 'pdf';
  return [...SDKS, ...APART].find(([, pattern]) => pattern.test(id))?.[0];
}

function wordsChunk(locale: string, feature: string): string {
  const [group = OTHER_WORDS] =
    Object.entries(WORDS).find(([, features]) => features.includes(feature)) ?? [];
  return `words-${group}-${locale}`;
}

/** The path of a module below `src`, of a package its name with what is imported of it. */
function pathOf(id: string): string {
  const [, inPackage] = id.split('/node_modules/');
  if (inPackage !== undefined) return inPackage.replace(/\/(?:dist|esm)\/.*/, '');
  return relative(`${import.meta.dirname}/src`, id)
    .split(sep)
    .join('/');
}

/** The groups that make the bundler write these chunks. */
export function groupsOf(plan: ReadonlyMap<string, string>): Rolldown.CodeSplittingGroup[] {
  const chunks = [...new Set([...CHUNKS.map(([name]) => name), ...plan.values()])];
  return chunks.map((name, index) => ({
    name,
    test: (id: string) => plan.get(id) === name,
    priority: chunks.length - index,
    includeDependenciesRecursively: false,
  }));
}

/** The names of all chunks and merged style sheets. */
export const chunkNames = (): readonly string[] => [
  ...new Set([
    ...CHUNKS.map(([name]) => name),
    ...APART.map(([name]) => name),
    ...SDKS.map(([name]) => name),
    ...Object.keys(SHEETS),
    ...LOCALES.flatMap((locale) =>
      [...Object.keys(WORDS), OTHER_WORDS].map((group) => `words-${group}-${locale}`),
    ),
  ]),
];

/** Style sheets of several chunks that one file holds, in the order in which the chunks build on each other. */
export const SHEETS: Readonly<Record<string, readonly string[]>> = {
  visitor: ['shared', 'comic', 'reader', 'offline'],
  later: ['found', 'later', 'toasts', 'settings', 'chapter-file'],
  forms: ['fields', 'forms', 'sign-up'],
  member: ['schemas', 'documents', 'signed-in', 'member', 'chart'],
};
/** Chunks whose style sheets stand in the document, with those of the first. */
export const FIRST_SHEETS: readonly string[] = ['common', 'lists'];
