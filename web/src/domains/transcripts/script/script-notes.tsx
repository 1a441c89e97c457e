import { LIMITS } from '@rawi/model/limits';
import type { Language } from '@rawi/model/lists/languages';
import { plainText } from '@rawi/model/text/plain-text';
import type { ScriptProblem } from '@rawi/model/transcripts/script-pages';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import classes from './script.module.css';
import { LONGEST_SHOWN, type ScriptSource, spanOfLine } from './script-source.ts';

/** `readScript` says no more than these. */
const MOST_NOTES = 100;
/** So many characters of a line are shown with what is wrong with it. */
const SHOWN_OF_LINE = 80;

interface ScriptNotesProps {
  readonly problems: readonly ScriptProblem[];
  readonly source: ScriptSource;
  readonly language: Language;
  readonly onLine: (line: number) => void;
}

/** What of a script was not taken as it is, line by line; of a script that is shown, each leads to its line. */
export function ScriptNotes({ problems, source, language, onLine }: ScriptNotesProps) {
  const t = useWords('script');
  const locale = useLocale();
  if (problems.length === 0) return null;
  const number = (value: number) => formatNumber(value, locale);
  const isShown = source.text.length <= LONGEST_SHOWN;
  // The file of a text has no lines that anybody would know.
  const isFile = source.text.trimStart().startsWith('{');
  const { itemsOfPage, pageBytes, words } = LIMITS.transcript;
  return (
    <div>
      <h4 className={classes.subtitle}>{t('notes.title')}</h4>
      <ul className={classes.notes}>
        {problems.map(({ line, code, page = 0 }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={index}>
            {!isFile && isShown && (
              <button type="button" className={classes.line} onClick={() => onLine(line)}>
                {t('notes.line', { line: number(line) })}
              </button>
            )}
            {!isFile && !isShown && <strong>{t('notes.line', { line: number(line) })}</strong>}
            {isFile && page > 0 && <strong>{t('preview.page', { page: number(page) })}</strong>}{' '}
            {t(`notes.${code}`, {
              page: number(page),
              highest: number(code === 'too-long' ? words : itemsOfPage),
              kilobytes: number(pageBytes / 1024),
            })}
            {!isFile && isShown && <LineWords text={source.text} line={line} language={language} />}
          </li>
        ))}
      </ul>
      {problems.length >= MOST_NOTES && (
        <p className={classes.quiet}>{t('notes.more', { shown: number(MOST_NOTES) })}</p>
      )}
    </div>
  );
}

function LineWords({
  text,
  line,
  language,
}: {
  readonly text: string;
  readonly line: number;
  readonly language: Language;
}) {
  const { from, to } = spanOfLine(text, line);
  const words = plainText(text.slice(from, Math.min(to, from + SHOWN_OF_LINE)));
  return words === '' ? null : (
    <bdi lang={language} className={classes.words}>
      {words}
    </bdi>
  );
}
