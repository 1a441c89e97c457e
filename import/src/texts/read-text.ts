import { readFile } from 'node:fs/promises';
import { folderFile, Refused } from '@rawi/media/folder-file';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { decodeScript } from '@rawi/model/transcripts/decode-script';
import { readScript } from '@rawi/model/transcripts/read-script';
import type { ScriptProblem, ScriptProblemCode } from '@rawi/model/transcripts/script-pages';
import { type Transcript, transcriptSchema } from '@rawi/model/truth/transcript';
import { z } from '@rawi/model/zod';
import type { CatalogChapter } from '../catalog-file.ts';
import { countNoun } from '../count-noun.ts';
import { textFiles } from './text-files.ts';

/** The text of a chapter that lies beside its file. */
export interface PreparedText {
  readonly file: string;
  readonly text: Transcript;
}

/** How many pages of a text have any. */
export const pagesWithText = ({ pages }: Transcript): number =>
  pages.filter(({ items }) => items.length > 0).length;

/** Twice what the text of a chapter may have: names, headings and places come on top of its words. */
const MAX_BYTES = 2 * LIMITS.transcript.chapterBytes;
/** So many problems of a file get a line each. */
const PROBLEMS_TOLD = 10;

/**
 * The text that lies beside a chapter's file, as far as it can be understood; undefined where there is none. What is wrong with it is a hint with its
 * line: a chapter goes in without a text rather than not at all.
 */
export async function readText(
  folder: string,
  chapter: Pick<CatalogChapter, 'pdf' | 'language' | 'transcript'>,
  pageCount: number,
  onNote: (note: string) => void,
): Promise<PreparedText | undefined> {
  const [file, ...others] = await textFiles(folder, chapter);
  if (file === undefined) return undefined;
  for (const other of others) onNote(`“${other}” is left out: its text is “${file}”`);
  try {
    const { path } = await folderFile(folder, file, MAX_BYTES);
    const text = understood(file, await readFile(path), { pageCount, language: chapter.language }, onNote);
    return { file, text };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    onNote(`${error.message.replace(/\.$/u, '')}: the chapter goes in without this text`);
    return undefined;
  }
}

interface OfChapter {
  readonly pageCount: number;
  readonly language: Language;
}

/** Throws `Refused` where the file cannot be the chapter's text. */
function understood(
  file: string,
  bytes: Buffer,
  { pageCount, language }: OfChapter,
  onNote: (note: string) => void,
): Transcript {
  const decoded = decodeScript(bytes, language);
  if ('problem' in decoded) throw new Refused(`“${file}” is no plain text`);
  const { text: script, guessed } = decoded;
  if (guessed) onNote(`line ${guessed.line} of “${file}” is not UTF-8: it was read as ${guessed.encoding}`);
  const isFile = /\.json$/iu.test(file);
  if (isFile) requireFile(file, script, language);
  const { pages, problems } = readScript(script, { pageCount, language });
  const other = problems.find(({ code }) => code === 'other-script');
  if (other) {
    const where = placeOf(other, file, isFile);
    throw new Refused(`${where}: half of it or more is in other letters than ${LANGUAGE_NAMES[language].en}`);
  }
  for (const problem of problems.slice(0, PROBLEMS_TOLD))
    onNote(`${placeOf(problem, file, isFile)}: ${SENTENCES[problem.code](problem)}`);
  const more = problems.length - PROBLEMS_TOLD;
  if (more > 0) onNote(`“${file}” has ${countNoun(more, 'further problem')}`);
  if (pages.every((items) => items.length === 0)) throw new Refused(`“${file}” has no words`);
  const text = transcriptSchema.parse({ version: 1, language, pages: pages.map((items) => ({ items })) });
  if (Buffer.byteLength(JSON.stringify(text)) > LIMITS.transcript.chapterBytes)
    throw new Refused(`“${file}” is more than the text of a chapter may have`);
  return text;
}

const placeOf = ({ line, page }: ScriptProblem, file: string, isFile: boolean): string =>
  isFile ? `page ${page ?? 1} of “${file}”` : `line ${line} of “${file}”`;

const { itemsOfPage, words } = LIMITS.transcript;
const SENTENCES: Readonly<Record<ScriptProblemCode, (problem: ScriptProblem) => string>> = {
  'beyond-page': ({ page }) =>
    `the chapter has no page ${page}, what follows is left out until the next page`,
  'too-many-items': ({ page }) =>
    `page ${page} is full with at most ${itemsOfPage} items, the rest of it is left out`,
  'too-long': () => `it has more than ${words} characters and becomes several items`,
  'control-characters': () => 'unseen characters that turn or hide text were taken out',
  'other-script': () => 'it is in the letters of another language',
  'nothing-understood': () => 'there are no words that could be taken over',
  'too-large': () => 'the text of the chapter is full, the rest is left out',
};

const languageSchema = z.object({ language: z.string(), pages: z.array(z.unknown()) });

/** Throws `Refused` where a `.json` is not the file of a text in this language. */
function requireFile(file: string, script: string, language: Language): void {
  let read: unknown;
  try {
    read = JSON.parse(script.replace(/^\uFEFF/u, ''));
  } catch (error) {
    const at = /at position (\d+)/u.exec(error instanceof Error ? error.message : '')?.[1];
    const line = script.slice(0, at === undefined ? undefined : Number(at)).split('\n').length;
    throw new Refused(`line ${line} of “${file}” is no JSON`);
  }
  const found = languageSchema.safeParse(read);
  if (!found.success)
    throw new Refused(`“${file}” is not the file of a text: it has no “language” and “pages”`);
  if (found.data.language !== language)
    throw new Refused(
      `“${file}” says that it is in “${found.data.language}”, the chapter is in “${language}”`,
    );
}
