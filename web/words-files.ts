import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LOCALES, type Locale } from '../model/src/lists/locales.ts';

const SRC = join(import.meta.dirname, 'src');

interface WordsFile {
  /** The namespace, as `useWords` takes it. */
  readonly feature: string;
  readonly locale: Locale;
  /** Absolute. */
  readonly path: string;
}

let listed: readonly WordsFile[] | undefined;

/**
 * Every file of the interface's words, `{feature}.{locale}.json`, in the order of their paths: each lies with what it belongs to.
 * Looked for once a process: a journey asks for hundreds of words.
 */
export function wordsFiles(): readonly WordsFile[] {
  listed ??= findWordsFiles();
  return listed;
}

/** The absolute path of a feature's words in a language. Throws where there are none, or two files have the name. */
export function wordsFile(feature: string, locale: Locale): string {
  const found = wordsFiles().filter((file) => file.feature === feature && file.locale === locale);
  const [file] = found;
  if (!file || found.length > 1)
    throw new Error(`${found.length} files hold the words ${feature}.${locale}.`);
  return file.path;
}

function findWordsFiles(): readonly WordsFile[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .flatMap((file) => {
      const [feature = '', language, ending, ...rest] = basename(file).split('.');
      const locale = LOCALES.find((each) => each === language);
      const isWords = locale !== undefined && ending === 'json' && rest.length === 0;
      return isWords ? [{ feature, locale, path: join(SRC, file) }] : [];
    });
}
