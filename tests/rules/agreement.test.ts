import { readdirSync, readFileSync } from 'node:fs';
import {
  COLOR_MODES,
  COMMENT_INTERVAL_SECONDS,
  EDIT_INTERVAL_SECONDS,
  READ_AT_AHEAD_MINUTES,
} from '@rawi/model/constants';
import { LIMITS } from '@rawi/model/limits';
import { AGE_RATINGS } from '@rawi/model/lists/age-ratings';
import { byComicField, fieldsOfKind } from '@rawi/model/lists/comic-fields';
import { TAGS } from '@rawi/model/lists/comic-tags';
import { COMMENT_REASONS } from '@rawi/model/lists/comment-reasons';
import { CONTENT_NOTES } from '@rawi/model/lists/content-notes';
import { ISSUE_REPORTS } from '@rawi/model/lists/issue-reports';
import { LANGUAGE_CODES, TRANSLATOR_LANGUAGES } from '@rawi/model/lists/languages';
import { LOCALES } from '@rawi/model/lists/locales';
import { READING_SHELVES } from '@rawi/model/lists/reading-shelves';
import { paths, storagePaths } from '@rawi/model/paths';
import { BLURRED_RATINGS, WISHED_RATINGS } from '@rawi/model/rating/decide-showing';
import { SHOWN_TO_REVIEWERS } from '@rawi/model/review/application-machine';
import { SUBMISSIONS_OF_REVIEWERS } from '@rawi/model/review/submission-machine';
import { applicationDraft } from '@rawi/model/truth/application';
import { blockedPersonSchema } from '@rawi/model/truth/blocked';
import { READING_DIRECTIONS } from '@rawi/model/truth/chapter';
import { commentLikeSchema, commentSchema } from '@rawi/model/truth/comment';
import { commentReportSchema } from '@rawi/model/truth/comment-report';
import { dailySavesSchema } from '@rawi/model/truth/daily-count';
import { followSchema } from '@rawi/model/truth/follow';
import { followedListSchema } from '@rawi/model/truth/followed-list';
import { historyEntrySchema, nextInHistorySchema } from '@rawi/model/truth/history';
import { ignoredPersonSchema } from '@rawi/model/truth/ignored';
import { COMPANION_KINDS, COMPANIONS, limitCompanionSchema } from '@rawi/model/truth/limit-companion';
import { ownListSchema } from '@rawi/model/truth/own-list';
import { DEVICE_SLOTS, pushDeviceSchema, pushDevicesSchema, quietHoursSchema } from '@rawi/model/truth/push';
import { readMarksSchema } from '@rawi/model/truth/read-marks';
import { readingMonthSchema } from '@rawi/model/truth/reading-month';
import { REPORT_FAULTS, reportSchema } from '@rawi/model/truth/report';
import { comicInList, savedItemSchema } from '@rawi/model/truth/saved';
import { pictureSchema } from '@rawi/model/truth/schemas';
import {
  COVER_SOURCES,
  chapterContentSchema,
  choiceSchema,
  comicContentSchema,
} from '@rawi/model/truth/submission-content';
import { TAGGING } from '@rawi/model/truth/tagging';
import { transcriptPageSchema } from '@rawi/model/truth/transcript-draft';
import { settingsSchema } from '@rawi/model/truth/user';
import {
  comicRatingSchema,
  comicTagsSchema,
  REACTIONS,
  ratingFields,
  ratingSchema,
  reactionSchema,
} from '@rawi/model/truth/votes';
import { describe, expect, it } from 'vitest';
import { bodiesOf, expressionsIn } from '../../emulator/src/rules/checks/static-scope.ts';
import {
  type Allow,
  type Block,
  type PatternSegment,
  parseRulesAst,
} from '../../emulator/src/rules/index.ts';
import { rulesFile } from '../support/rules-environment.ts';

/** Collections that only functions touch: no match, so nobody may do anything. */
const SERVER_ONLY = [
  'alsoSaved',
  'blogs',
  'chapterTexts',
  'counters',
  'dirty',
  'fanOuts',
  'pushes',
  'limits',
  'linkTickets',
  'mailStops',
  'resetCodes',
  'viewKeys',
  'viewSets',
  'reservations',
  'keptChapters',
  'keptComics',
  'listReports',
  'sealed',
  'suggestionVotes',
  'sweeps',
  'transparency',
  'migrations',
  'restores',
];

interface Place {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly Allow[];
}

/** Every match that allows something, with the whole pattern from the root of the documents or of the bucket. */
function placesOf(name: 'firestore.rules' | 'storage.rules') {
  const { file, source, issues } = parseRulesAst(rulesFile(name));
  const collect = (block: Block, above: readonly PatternSegment[]): Place[] =>
    block.matches.flatMap((match) => {
      const pattern = [...above, ...match.pattern];
      return [{ pattern, allows: match.allows }, ...collect(match, pattern)];
    });
  const places = (file?.services ?? []).flatMap((service) =>
    // `/databases/{database}/documents` and `/b/{bucket}/o` stand before what is ours.
    service.matches.flatMap((root) => collect(root, [])),
  );
  return { places: places.filter((place) => place.allows.length > 0), source, issues };
}

/** The match of a collection wherever it lies: its lists go through all of them. */
const isOfGroup = ({ pattern }: Place) => pattern[0]?.kind === 'recursive';

function matches(place: Place, path: string): boolean {
  const { pattern } = place;
  const segments = path.split('/');
  if (isOfGroup(place)) {
    return pattern.slice(1).every((part, index) => {
      const segment = segments.at(index + 1 - pattern.length);
      return part.kind === 'literal' ? part.text === segment : segment !== undefined;
    });
  }
  if (pattern.at(-1)?.kind !== 'recursive' && pattern.length !== segments.length) return false;
  return pattern.every((part, index) =>
    part.kind === 'literal' ? part.text === segments[index] : segments[index] !== undefined,
  );
}

/** The pattern as the rules write it, without what marks a wildcard of many segments. */
function printPlace({ pattern }: Place): string {
  return pattern.map((part) => (part.kind === 'literal' ? part.text : `{${part.name}}`)).join('/');
}

/** Collections and folders have names, never wildcards; what the model's path takes as an argument meets a wildcard. */
function namesAgree({ pattern }: Place, path: string): boolean {
  const segments = path.split('/');
  return pattern.every(({ kind }, index) => {
    // What lies in a folder of files may lie deeper in it.
    if (kind === 'recursive') return true;
    const isNamed = kind === 'literal';
    return index % 2 === 0 ? isNamed : !isNamed || !/one|two/.test(segments[index] ?? '');
  });
}

/** A list of words as both the rules and the model say it, whatever the order: what stands before it, and its entries. */
function list(before: string, entries: readonly string[]): string {
  return `${before}: ${entries.toSorted().join(', ')}`;
}

/** Every list of words in a rules file. */
function listsOf(name: 'firestore.rules' | 'storage.rules'): string[] {
  const { file, source } = parseRulesAst(rulesFile(name));
  const expressions =
    file === undefined ? [] : bodiesOf(file).flatMap((body) => [...expressionsIn(body.expression)]);
  return expressions.flatMap((expression) => {
    if (expression.kind !== 'list') return [];
    const entries = expression.items.flatMap((item) =>
      item.kind === 'literal' && item.value.kind === 'string' ? [item.value.value] : [],
    );
    const before = /([\w.()]+)(?: in |\()$/.exec(source.text.slice(0, expression.start))?.[1] ?? '';
    return entries.length === 0 ? [] : [list(before, entries)];
  });
}

/** Each path function's name with a path that it makes. */
function pathsOf(table: Readonly<Record<string, (...args: string[]) => string>>) {
  return Object.entries(table).map(([name, path]) => ({ name, path: path('one', 'two', 'three') }));
}

const documents = pathsOf(paths as unknown as Record<string, (...args: string[]) => string>).filter(
  ({ path }) => path.split('/').length % 2 === 0,
);
/** Files of each path; what only begins the names of files is no path of its own. */
const files = pathsOf(storagePaths)
  .filter(({ path }) => !/[/-]$/.test(path))
  .map(({ name, path }) => ({ name, path: name.endsWith('Folder') ? `${path}/file` : path }));
const firestore = placesOf('firestore.rules');
const storage = placesOf('storage.rules');
const testSources = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.ts') && name !== 'agreement.test.ts')
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));

describe.each([
  { file: 'firestore.rules', ...firestore },
  { file: 'storage.rules', ...storage },
] as const)('$file', ({ file, places, source, issues }) => {
  it('has no errors and no warnings', () => {
    expect(issues).toEqual([]);
    expect(places.length).toBeGreaterThan(0);
  });

  it('allows get, list, create, update and delete apart, never in their short forms', () => {
    const methods = places.flatMap((place) => place.allows.flatMap((allow) => allow.methods));
    expect(methods).not.toContain('read');
    expect(methods).not.toContain('write');
  });

  it('says above each allow, in a sentence, who may do what', () => {
    const lines = rulesFile(file).split('\n');
    for (const allow of places.flatMap((place) => place.allows)) {
      const { line } = source.position(allow.start);
      expect(lines[line - 2], `line ${line}`).toMatch(/^\s*\/\/ .*\S/);
    }
  });
});

describe('the model’s paths and the rules', () => {
  it.each(documents.filter(({ path }) => !SERVER_ONLY.includes(path.split('/')[0] ?? '')))(
    'paths.$name has a match',
    ({ path }) => {
      const own = firestore.places.filter((place) => !isOfGroup(place) && matches(place, path));
      expect(own).toHaveLength(1);
    },
  );

  it.each(SERVER_ONLY)('%s has none: only functions touch it', (collection) => {
    expect(documents.map(({ path }) => path.split('/')[0])).toContain(collection);
    expect(firestore.places.filter((place) => matches(place, `${collection}/one`))).toEqual([]);
  });

  it.each(files)('storagePaths.$name has a match, or is touched by functions alone', ({ path }) => {
    expect(storage.places.some((place) => matches(place, path))).toBe(!/^(?:staging|sealed)\//.test(path));
  });

  it('nobody gets a file from Storage that is not public', () => {
    const reading = storage.places.filter(({ allows }) =>
      allows.some(({ methods }) => methods.some((method) => method !== 'create')),
    );
    expect(reading.map(printPlace)).toEqual(['public/{file}']);
  });

  it('every match is one of the model’s paths, and has a test', () => {
    for (const [place, known, table] of [
      ...firestore.places.map((place) => [place, documents, 'paths'] as const),
      ...storage.places.map((place) => [place, files, 'storagePaths'] as const),
    ]) {
      const names = known.filter(({ path }) => matches(place, path)).map(({ name }) => name);
      expect(names, printPlace(place)).not.toEqual([]);
      const tested = names.some((name) => testSources.some((text) => text.includes(`${table}.${name}(`)));
      expect(tested, `${printPlace(place)} has no test`).toBe(true);
    }
  });
});

describe('wildcards', () => {
  it('of many segments stand for the files of a folder, and for the lists of a collection in all places', () => {
    const recursive = ({ pattern }: Place) => pattern.some(({ kind }) => kind === 'recursive');
    const ofGroups = firestore.places.filter(recursive);
    expect(ofGroups.map(printPlace)).toEqual([
      '{path}/comments/{commentId}',
      '{path}/wanted/{uid}',
      '{path}/chapters/{chapterId}',
    ]);
    for (const { allows } of ofGroups) expect(allows.flatMap(({ methods }) => methods)).toEqual(['list']);
    expect(storage.places.filter(recursive).map(printPlace)).toEqual(['public/{file}']);
  });

  it('stand for ids of documents and files, never for the name of a collection or folder', () => {
    for (const [place, known] of [
      ...firestore.places.filter((each) => !isOfGroup(each)).map((each) => [each, documents] as const),
      ...storage.places.map((each) => [each, files] as const),
    ]) {
      const fitting = known.filter(({ path }) => matches(place, path) && namesAgree(place, path));
      expect(fitting, printPlace(place)).not.toEqual([]);
    }
  });
});

const keysOf = ({ shape }: { readonly shape: object }) => Object.keys(shape);
const changing = (keys: readonly string[], fixed: readonly string[]) =>
  keys.filter((key) => !fixed.includes(key));
/** The fields that a document may have, and those that an update may change. */
const listChecked = (schema: { readonly shape: object }, fixed: readonly string[]) => [
  list('data.keys().hasOnly', keysOf(schema)),
  list('changesOnly', changing(keysOf(schema), fixed)),
];
/** The required fields of a comment: those that its author sends. */
const NEW_COMMENT = Object.entries(commentSchema.shape).flatMap(([name, field]) =>
  field.safeParse(undefined).success ? [] : [name],
);
/** Those of which two may follow each other sooner. */
const QUICK_COMPANIONS = COMPANION_KINDS.filter(
  (kind) => COMPANIONS[kind].intervalSeconds === EDIT_INTERVAL_SECONDS,
);
const [savedComic, savedChapter] = savedItemSchema.options;
const savedKeys = [...new Set([...keysOf(savedComic), ...keysOf(savedChapter)])];

describe('the model’s lists and the rules', () => {
  it('hold the same entries', () => {
    expect(listsOf('firestore.rules').toSorted()).toEqual(
      [
        list('changesOnly', ['locale', 'settings']),
        list('names.keys().hasOnly', LOCALES),
        list('picture.keys().hasOnly', keysOf(pictureSchema)),
        list('data.language', LANGUAGE_CODES),
        ...listChecked(followSchema, ['translatorId']),
        ...listChecked(reactionSchema, ['uid']),
        list('data.value', REACTIONS),
        ...listChecked(ratingSchema, ['uid']),
        ...listChecked(comicRatingSchema, ['uid']),
        ...listChecked(comicTagsSchema, ['uid']),
        list('data.tags.hasOnly', TAGS),
        ...[savedComic, savedChapter].map((item) => list('data.keys().hasOnly', keysOf(item))),
        list('changesOnly', changing(savedKeys, ['kind', 'comicId', 'chapterId'])),
        list('covers.keys().hasOnly', LOCALES),
        list('data.shelf', READING_SHELVES),
        ...listChecked(ownListSchema, ['published']),
        ...listChecked(followedListSchema, ['listId']),
        ...listChecked(historyEntrySchema, ['comicId']),
        list('next.keys().hasOnly', keysOf(nextInHistorySchema)),
        // Of a new comment: what functions write and what an edit adds come later.
        list('data.keys().hasOnly', [...NEW_COMMENT, 'mentions']),
        list('changesOnly', ['text', 'spoiler', 'mentions', 'version', 'editedAt']),
        list('changesOnly', ['text', 'deleted', 'version']),
        list('author.keys().hasOnly', keysOf(commentSchema.shape.author.unwrap())),
        list('shown.keys().hasOnly', keysOf(commentSchema.shape.comic)),
        ...listChecked(commentLikeSchema, ['uid']),
        list('data.keys().hasOnly', keysOf(commentReportSchema)),
        list('data.reason', COMMENT_REASONS),
        ...listChecked(ignoredPersonSchema, ['uid']),
        ...listChecked(blockedPersonSchema, ['uid']),
        ...listChecked(readMarksSchema, []),
        list('data.keys().hasOnly', keysOf(transcriptPageSchema)),
        list('data.keys().hasOnly', keysOf(pushDevicesSchema)),
        list('data.devices.keys().hasOnly', DEVICE_SLOTS),
        list('device.keys().hasOnly', keysOf(pushDeviceSchema)),
        list('device.browser', pushDeviceSchema.shape.browser.options),
        list('device.system', pushDeviceSchema.shape.system.options),
        list('quiet.keys().hasOnly', keysOf(quietHoursSchema)),
        ...listChecked(readingMonthSchema, []),
        list('kind', COMPANION_KINDS),
        list('kind', QUICK_COMPANIONS),
        list('data.keys().hasOnly', keysOf(limitCompanionSchema)),
        list('data.keys().hasOnly', keysOf(reportSchema)),
        list('data.issue', ISSUE_REPORTS),
        list('data.fault', REPORT_FAULTS),
        list('data.keys().hasOnly', ['uid', ...Object.keys(applicationDraft)]),
        list('changesOnly', Object.keys(applicationDraft)),
        list('data.languages.hasOnly', TRANSLATOR_LANGUAGES),
        list('resource.data.state', SHOWN_TO_REVIEWERS),
        list('resource.data.state', SUBMISSIONS_OF_REVIEWERS),
        list('changesOnly', ['content', 'savedAt', 'saves']),
        // Of the translator's copy of a report.
        list('changesOnly', ['doneAt', 'saves']),
        list('request.resource.data.saves.keys().hasOnly', keysOf(dailySavesSchema)),
        // Of reports that are sent once more.
        list('changesOnly', ['text', 'version', 'reason', 'note', 'at']),
        list('changesOnly', ['note', 'fault', 'state', 'at']),
        list('content.keys().hasOnly', keysOf(comicContentSchema)),
        list('content.keys().hasOnly', keysOf(chapterContentSchema)),
        list('content.description.keys().hasOnly', LOCALES),
        list('rating', AGE_RATINGS),
        list('notes.hasOnly', CONTENT_NOTES),
        list('choice.keys().hasOnly', keysOf(choiceSchema)),
        list('comic.keys().hasOnly', Object.keys(comicInList)),
        list('proposed.keys().hasOnly', keysOf(chapterContentSchema.shape.proposed.unwrap())),
        list('content.readingDirection', READING_DIRECTIONS),
        list('content.cover', COVER_SOURCES),
        list('language', LANGUAGE_CODES),
        list('request.resource.data.locale', LOCALES),
        list('settings.keys().hasOnly', Object.keys(settingsSchema.shape)),
        list('settings.colorMode', COLOR_MODES),
        list('wish.keys().hasOnly', keysOf(settingsSchema.shape.wish.unwrap())),
        list('wish.upTo', WISHED_RATINGS),
        list('wish.blursFrom', BLURRED_RATINGS),
        list('settings.notifications.keys().hasOnly', Object.keys(settingsSchema.shape.notifications.shape)),
      ].toSorted(),
    );
    // How bytes are packed is a word of HTTP; the model knows nothing of it.
    expect(listsOf('storage.rules')).toEqual([list('file.contentEncoding', ['', 'identity'])]);
  });
});

describe('the table of a comic’s fields and the rules', () => {
  const [, body = ''] =
    /function isComicContent\(content\) \{(.*?)\n {6}\}/s.exec(rulesFile('firestore.rules')) ?? [];
  // A field that came after drafts were stored is read with a default.
  const conditions = body.replaceAll(/content\.get\('(\w+)', ''\)/g, 'content.$1');
  const line = (field: string) => [`isEmptyOr(content.${field}, ${LIMITS.titleLength})`];
  const expected = byComicField({
    title: line,
    text: line,
    prose: (field) => [
      `content.${field}.keys().hasOnly([${LOCALES.map((locale) => `'${locale}'`).join(', ')}])`,
      ...LOCALES.map((locale) => `isEmptyOr(content.${field}.${locale}, ${LIMITS.textLength})`),
    ],
    one: (field) => [`isChoiceOrNull(content.${field})`],
    several: (field) => [`areChoices(content.${field})`],
    option: null,
    rating: (field) => [`isAgeRatingOrNull(content.get('${field}', null))`],
    notes: (field) => [`areContentNotes(content.get('${field}', []))`],
  });

  it.each(Object.entries(expected))('check the field %s of a draft by its kind', (_, checks) => {
    for (const check of checks) expect(conditions).toContain(check);
  });
});

describe('the model’s numbers and the rules', () => {
  it('a list holds at most LIMITS.listQuery documents', () => {
    const bounds = Array.from(
      rulesFile('firestore.rules').matchAll(/request\.query\.limit <= (\d+)/g),
      ([, bound]) => Number(bound),
    );
    expect(bounds).toEqual([LIMITS.listQuery]);
  });

  it.each([
    `isText(data.name, ${LIMITS.nameLength})`,
    `isText(data.series, ${LIMITS.titleLength})`,
    `isText(data.get('title', '-'), ${LIMITS.titleLength})`,
    `data.pageCount <= ${LIMITS.pdfPages.max}`,
    `data.page >= ${LIMITS.pdfPages.min}`,
    `data.page <= ${LIMITS.pdfPages.max}`,
    `data.quality in [${[0, 1, 2, 3, 4, 5, 6].filter(isRating).join(', ')}]`,
    `data.stars in [${[0, 1, 2, 3, 4, 5, 6].filter(isRating).join(', ')}]`,
    `data.tags.size() <= ${TAGGING.proposed}`,
    `notes.size() <= ${CONTENT_NOTES.length}`,
    `data.clarity in [${[0, 1, 2, 3, 4, 5, 6].filter(isRating).join(', ')}]`,
    `duration.value(${READ_AT_AHEAD_MINUTES}, 'm')`,
    `kind in ['edit', 'page'] ? duration.value(${EDIT_INTERVAL_SECONDS}, 's') : duration.value(${COMMENT_INTERVAL_SECONDS}, 's')`,
    `isOneMoreOfDay(before, data, kind == 'report' ? ${LIMITS.daily.reports} : kind == 'page' ? ${LIMITS.daily.pages} : ${LIMITS.daily.comments})`,
    `isOneMoreOfDay(before, request.resource.data.saves, ${LIMITS.daily.saves})`,
    `data.items.size() <= ${LIMITS.transcript.itemsOfPage}`,
    `data.items.join('').toUtf8().size() <= ${LIMITS.transcript.pageBytes}`,
    `data.get('read', {}).size() <= ${LIMITS.readMarks.chapters}`,
    `data.get('hidden', {}).size() <= ${LIMITS.readMarks.comics}`,
    `data.get('chapters', {}).size() <= ${LIMITS.readingMonth.chapters}`,
    `data.get('comics', {}).size() <= ${LIMITS.readingMonth.comics}`,
    `isPlainText(data.text, ${LIMITS.commentLength.max})`,
    `isPlainText(data.note, ${LIMITS.noteLength})`,
    `isPlainText(data.skills, ${LIMITS.skillsLength.max})`,
    'isText(data.id, 500)',
    ...new Set(fieldsOfKind('several').map((field) => `choices.size() <= ${LIMITS.submission[field]}`)),
    `isPlainText(choice.name, ${LIMITS.nameLength})`,
  ])('%s', (bound) => {
    expect(rulesFile('firestore.rules')).toContain(bound);
  });
});

function isRating(stars: number): boolean {
  return ratingFields.quality.safeParse(stars).success;
}
