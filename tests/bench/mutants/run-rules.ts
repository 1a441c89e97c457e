import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type KeptOutcomes, keptOutcomes } from './kept-outcomes.ts';
import type { Outcome } from './outcome.ts';
import { mutantsOf, type RulesMutant, type RulesName } from './rules-mutants.ts';

/** The tests of each rules file, the fastest first: a mutant's first failure ends its run. */
export const TESTS: Readonly<Record<RulesName, readonly string[]>> = {
  'firestore.rules': [
    'agreement.test.ts',
    'agreement-of-text.test.ts',
    'choices.test.ts',
    'own-lists.test.ts',
    'public-lists.test.ts',
    'read-marks.test.ts',
    'push-devices.test.ts',
    'reading-months.test.ts',
    'comments.test.ts',
    'comic-reviews.test.ts',
    'blocks.test.ts',
    'comment-reports.test.ts',
    'comment-interval.test.ts',
    'comment-reading.test.ts',
    'asks.test.ts',
    'reports.test.ts',
    'rating-reports.test.ts',
    'suggestions.test.ts',
    'chapter-reports.test.ts',
    'applications.test.ts',
    'submissions.test.ts',
    'transcripts.test.ts',
    'glossaries.test.ts',
    'own-chapters.test.ts',
    'reviews.test.ts',
    'takedowns.test.ts',
    'transparency.test.ts',
    'of-admins.test.ts',
    'messages.test.ts',
    'history.test.ts',
    'users.test.ts',
    'reader-pages.test.ts',
    'catalogue.test.ts',
    'closed.test.ts',
    'files.test.ts',
    'ended-session.test.ts',
  ],
  'storage.rules': [
    'agreement.test.ts',
    'storage-ended-session.test.ts',
    'storage-plain.test.ts',
    'storage-avatar.test.ts',
    'storage-public.test.ts',
    'storage-submissions.test.ts',
    'storage-large.test.ts',
  ],
};
/** The tests that know a collection best: they go first where a mutant is of its block. */
const BEST_KNOWN: readonly (readonly [block: RegExp, ...tests: string[]])[] = [
  [/^\/suggestions/, 'suggestions.test.ts'],
  [
    /^\/transcripts|^(isInReview|headOfPage|mayReadPages|mayWritePage|isOwnDraft|isPage|isWrittenOver)\(/,
    'transcripts.test.ts',
    'agreement-of-text.test.ts',
  ],
  [/^\/glossaries|^isTranslatorByRecord\(/, 'glossaries.test.ts'],
  [/^\/reviews/, 'reviews.test.ts'],
  [/^\/(staff|publications|outbox|audit|commentFlags)\/|isAdmin\(/, 'of-admins.test.ts'],
  [/^\/messages/, 'messages.test.ts'],
  [/^\/reports|^isReport\(/, 'reports.test.ts', 'chapter-reports.test.ts'],
  [/^\/(?:removed|raised)/, 'catalogue.test.ts'],
  [/^\/files/, 'files.test.ts'],
  [/^mayReview/, 'reviews.test.ts', 'storage-submissions.test.ts'],
  [/^\/commentReports|isCommentReport|isOfAnother/, 'comment-reports.test.ts'],
  [/^\/asks|path\}\/wanted/, 'asks.test.ts'],
  [/^\/applications|isNewApplication|isWritten|isShownToReviewers/, 'applications.test.ts'],
  [/\/limits\/|Companion/, 'comment-interval.test.ts'],
  [/withheld|path=|path\}\/comments/, 'comment-reading.test.ts'],
  [
    /\/(likes|ignored|blocked|followedLists)\/|isFollowedList|isLike|mayLike|isIgnored|isBlocked/,
    'choices.test.ts',
  ],
  [/isUnblocked|mayFollowListOf/, 'blocks.test.ts'],
  [/\/updates\/|areMarks/, 'read-marks.test.ts'],
  [/\/months\/|isRecentMonth|isCounted/, 'reading-months.test.ts'],
  [/^\/lists|^\/listFlags/, 'public-lists.test.ts'],
  [/^\/ratingReports/, 'rating-reports.test.ts'],
  [/\/lists\/|isOwnList|areListed|hasRoomForList/, 'own-lists.test.ts'],
  [
    /\/comments\/|isNewComment|isSaid|areMentions|isIdAt|isNextVersion|isOpen|isByAuthor|isProfile|isOfComic|isShownAs|isInPlace|mayBeAnswered|isPlainText|isNotMuted|isOver/,
    'comments.test.ts',
    'comic-reviews.test.ts',
  ],
  [/^\/users\/\{uid\}\/history|isEntry|isAfterClearing|isLaterThan/, 'history.test.ts', 'choices.test.ts'],
  [
    /\/(following|saved|feed|reactions|ratings|comicRatings|comicTags)\/|isComicRating|mayRateComic|isComicTags|mayTagComic|isFollow|isSaved|isReaction|mayReact|isRating|mayRate|isNames|isPicture|InList/,
    'choices.test.ts',
  ],
  [/^\/(pages|publishers|comics|slugs|translators|people|genres)\/\{/, 'catalogue.test.ts'],
  [/mayShow/, 'reader-pages.test.ts'],
  [/^\/users|isSettings/, 'users.test.ts'],
  [
    /^\/submissions|isHandedIn|isEmptyOr|isComicContent|isChoice|areChoices|isChapterContent|isAgeRatingOrNull|areContentNotes|isComicOfChapter|isProposed|isLanguageOrNull/,
    'submissions.test.ts',
  ],
  [/^\/incoming\/\{uid\}\/submissions|isOfSubmission|isNamed/, 'storage-submissions.test.ts'],
  [/SignedInSince|LiveSession/, 'ended-session.test.ts'],
];
const RULES_FILES = ['firestore.rules', 'storage.rules'] as const;
/** Test files, counted once for each mutant, that one process holds in its memory at once. */
const BATCH = 130;

/**
 * Runs the rules tests against each mutant of a rules file. Firestore's need no emulator but the embedded one, which
 * each process has for itself; Storage's need the suite that the environment names, and so run one batch at a time.
 * `lines`, where it is given, leaves out the mutants of other lines. Those that `isNamed` tells apart are known to be the
 * same program: only the tests that know their block are asked about them.
 */
export async function runRules(
  file: RulesName,
  isNamed: (name: string) => boolean,
  lines?: ReadonlySet<number>,
): Promise<Outcome[]> {
  const text = readFileSync(file, 'utf8');
  const mutants = mutantsOf(file, text).filter(({ line }) => lines === undefined || lines.has(line));
  const kept = keptOutcomes(text, ['tests/rules']);
  // Most are killed by the tests that know their block: the others are asked about those alone that are left.
  const first = await runRound(file, text, mutants, kept, ({ name }) => knowing(file, name));
  const left = mutants.filter(({ name }) => first.get(name) === undefined && !isNamed(`${file} ${name}`));
  const others = ({ name }: RulesMutant) => {
    const asked = knowing(file, name);
    return TESTS[file].filter((test) => !asked.includes(test));
  };
  const second = await runRound(file, text, left, kept, others);
  return mutants.map(({ name }) => ({
    name: `${file} ${name}`,
    killedBy: first.get(name) ?? second.get(name),
  }));
}

/** Asks some tests about each mutant; by its name, the test that killed it. */
async function runRound(
  file: RulesName,
  text: string,
  mutants: readonly RulesMutant[],
  kept: KeptOutcomes,
  testsOf: (mutant: RulesMutant) => readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const killed = new Map<string, string>();
  const groups = new Map<string, RulesMutant[]>();
  for (const mutant of mutants) {
    const asked = testsOf(mutant);
    const before = kept.of(mutant.name, asked);
    if (typeof before === 'string') killed.set(mutant.name, before);
    const tests = asked.join();
    if (tests !== '' && before === undefined) groups.set(tests, [...(groups.get(tests) ?? []), mutant]);
  }
  const batches = [...groups].flatMap(([tests, group]) => {
    const size = Math.ceil(BATCH / tests.split(',').length);
    return Array.from({ length: Math.ceil(group.length / size) }, (_, at) =>
      group.slice(at * size, (at + 1) * size),
    );
  });
  let judged = mutants.length - batches.flat().length;
  const work = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const [one] = batch;
      for (const [name, test] of await runBatch(file, text, batch, one ? testsOf(one) : []))
        killed.set(name, test);
      for (const mutant of batch) {
        kept.keep(mutant.name, testsOf(mutant), killed.get(mutant.name) ?? null);
        if (!killed.has(mutant.name)) console.log(`not killed yet: ${mutant.name}`);
      }
      judged += batch.length;
      console.log(`${file}: ${judged} of ${mutants.length}, ${killed.size} killed`);
    }
  };
  const workers = file === 'storage.rules' ? 1 : Math.min(4, availableParallelism());
  await Promise.all(Array.from({ length: workers }, work));
  return killed;
}

const resultSchema = z.object({ id: z.number(), passed: z.number(), failed: z.string().optional() });

async function runBatch(
  file: RulesName,
  text: string,
  batch: readonly RulesMutant[],
  tests: readonly string[],
): Promise<readonly (readonly [name: string, killedBy: string])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rawi-mutants-'));
  const rules = join(folder, 'rules');
  const results = join(folder, 'results');
  mkdirSync(rules);
  for (const name of RULES_FILES) copyFileSync(name, join(rules, name));
  // The first is the file as it is: how many tests there are to pass.
  const mutants = [text, ...batch.map((mutant) => mutant.text)].map((each, id) => ({
    id,
    text: each,
    tests,
  }));
  const plan = join(folder, 'plan.json');
  writeFileSync(plan, JSON.stringify({ folder: rules, results, file, mutants }));
  await vitest({ RAWI_MUTANTS: plan, RAWI_RULES: rules }, file === 'firestore.rules');
  const lines = existsSync(results) ? readFileSync(results, 'utf8').split('\n').filter(Boolean) : [];
  const found = new Map(
    lines.map((line) => resultSchema.parse(JSON.parse(line))).map((result) => [result.id, result]),
  );
  rmSync(folder, { recursive: true, force: true });
  const whole = found.get(0);
  if (whole === undefined || whole.failed !== undefined) {
    throw new Error(`${file}: its tests do not pass as it is (${whole?.failed ?? 'they did not run'}).`);
  }
  return batch.flatMap(({ name }, index) => {
    const result = found.get(index + 1);
    if (result === undefined) throw new Error(`${file}: the run of “${name}” ended without a result.`);
    // Fewer passed and none failed: a hook failed, as where the rules cannot be loaded.
    const killedBy = result.failed ?? (result.passed < whole.passed ? 'a hook of the tests' : undefined);
    return killedBy === undefined ? [] : [[name, killedBy] as const];
  });
}

/** The tests that say most about a mutant, the fastest first; all of them where none is known. */
function knowing(file: RulesName, mutant: string): readonly string[] {
  const [, ...known] = BEST_KNOWN.find(([block]) => block.test(mutant)) ?? [];
  const tests = TESTS[file];
  const best = known.filter((test) => tests.includes(test));
  return best.length > 0 ? [...tests.slice(0, 1), ...best] : tests;
}

/** Ends with an error as soon as a mutant is killed, so its exit code says nothing. */
function vitest(variables: Readonly<Record<string, string>>, ownEmulator: boolean): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    RAWI_BUCKET: 'demo-rules',
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: 'demo-rules',
    ...process.env,
    ...variables,
  };
  if (ownEmulator) delete env['FIRESTORE_EMULATOR_HOST'];
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/bench/mutants/vitest.config.ts',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}
