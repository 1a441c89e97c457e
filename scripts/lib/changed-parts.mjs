import { execFileSync } from 'node:child_process';
import { root } from './root.mjs';
import { GROUPS, PARTS } from './test-parts.mjs';

/** The parts that every change must pass; the unit tests run those that import what changed. */
const ALWAYS = GROUPS.check;
/**
 * Only what has asked all that it ever asks tells which indexes nothing needs, what tests leave, and what a restart leaves. The other browsers are
 * shown what journeys show in the first, unless their own tests changed.
 */
const WHOLE_RUNS_ONLY = ['nodes', 'other-browsers', 'indexes', 'doctor', 'restart'];

/** The parts that a file can break beyond `ALWAYS`, by the first line that its path begins with. */
const PARTS_OF = [
  ['tests/journeys/support/', ['journeys', 'other-browsers']],
  ['tests/journeys/', ['journeys']],
  ['tests/other-browsers/', ['other-browsers']],
  ['tests/backend/', ['backend']],
  ['tests/rules/', ['rules']],
  ['tests/bench/', []],
  ['tests/indexes/', []],
  ['tests/restart/', []],
  ['tests/worst-day/', []],
  ['tests/', ['rules', 'backend', 'journeys']],
  ['firestore.', ['rules', 'backend']],
  ['storage.rules', ['rules', 'backend']],
  ['model/', ['conformance', 'rules', 'backend', 'journeys']],
  ['functions/', ['backend', 'journeys']],
  ['media/', ['backend', 'journeys']],
  ['import/', ['backend']],
  ['demo/', ['journeys']],
  ['emulator/', ['conformance', 'rules', 'backend']],
  ['web/', ['journeys']],
  ['docs/', []],
];

/** The journeys that visit what a folder of `web/src` shows. A folder without a line, and what pages share, asks for all of them. */
const JOURNEYS_OF = {
  'web/src/visitor/search/': ['a-visitor-searches'],
  'web/src/visitor/blog/': ['a-visitor-reads-the-blog', 'every-page-opens'],
  'web/src/visitor/publishers/': ['a-visitor-visits-a-publisher', 'every-page-opens'],
  'web/src/visitor/legal/': ['every-page-opens', 'somebody-writes-to-the-site'],
  'web/src/visitor/contact/': ['somebody-writes-to-the-site'],
  'web/src/visitor/translator/': ['a-translator-has-a-page'],
  'web/src/visitor/downloads/': ['downloads', 'a-visitor-stops-a-download', 'the-app-can-be-installed'],
  'web/src/member/ask/': ['a-reader-asks-for-a-comic'],
  'web/src/member/log-in/': ['a-reader-makes-an-account', 'a-reader-keeps-an-account'],
  'web/src/member/sign-up/': ['a-reader-makes-an-account'],
  'web/src/member/reset-password/': ['a-reader-keeps-an-account'],
  'web/src/desk/review/': ['review', 'a-translator-proposes-a-comic'],
  'web/src/desk/staff/': ['the-staff', 'review', 'a-role-arrives'],
  'web/src/desk/upload-chapter/': ['a-translator-uploads-a-chapter', 'an-upload-goes-on'],
  'web/src/desk/upload-comic/': ['a-translator-proposes-a-comic'],
};

/** The files that differ from `base` (a commit or branch) or are not committed yet, as paths from the root. */
export function changedSince(base) {
  const git = (...command) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const since = git('merge-base', base, 'HEAD')[0];
  return [
    ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/**
 * The parts of `npm test` that the files can break, and the journeys among them by parts of their names (none named: all). What
 * neither workspace nor test is (`scripts/`, `package.json`, a setting of the root) can break everything.
 */
export function partsFor(files) {
  if (files.length === 0) return { parts: new Set(), journeys: [] };
  const parts = new Set([...ALWAYS, ...files.flatMap(partsOf)]);
  const journeys = files.filter((file) => partsOf(file).includes('journeys')).map(journeysOf);
  return {
    parts: new Set(PARTS.filter((part) => parts.has(part))),
    journeys: journeys.some((names) => names === undefined) ? [] : [...new Set(journeys.flat())],
  };
}

/** The parts that a file can break beyond `ALWAYS`. A document breaks none of them, nor does a unit test, which no part ships. */
function partsOf(file) {
  if (file.endsWith('.md') || (!file.startsWith('tests/') && /\.test\.\w+$/.test(file))) return [];
  const named = PARTS_OF.find(([start]) => file.startsWith(start));
  return named ? named[1] : PARTS.filter((part) => !WHOLE_RUNS_ONLY.includes(part));
}

function journeysOf(file) {
  const spec = /^tests\/journeys\/([^/]+)\.spec\.ts$/.exec(file)?.[1];
  if (spec !== undefined) return [spec];
  return Object.entries(JOURNEYS_OF).find(([start]) => file.startsWith(start))?.[1];
}

/** The names that the table of journeys uses, for the test that holds them to the files that are there. */
export const NAMED_JOURNEYS = [...new Set(Object.values(JOURNEYS_OF).flat())];
export const NAMED_FOLDERS = Object.keys(JOURNEYS_OF);
