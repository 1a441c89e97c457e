import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { Transcript } from '@rawi/model/truth/transcript';
import { useEffect, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { report } from '../../core/lib/report-error.ts';
import { readTranscript } from './stored/stored-transcript.ts';
import classes from './text-editor.module.css';
import { TextLines } from './text-lines.tsx';
import type { WrittenChapter } from './written-chapter.ts';

interface OtherTextProps {
  readonly other: NonNullable<WrittenChapter['other']>;
  /** Of this translation. */
  readonly page: number;
}

/** What the same page of the other translation says, for reference. */
export function OtherText({ other, page }: OtherTextProps) {
  const t = useWords('writing');
  const locale = useLocale();
  const { language, file } = other;
  const [text, setText] = useState<Transcript | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    readTranscript(file, leaving.signal).then(setText, (error: unknown) => {
      if (leaving.signal.aborted) return;
      report('The text of another translation did not come.', error);
      setText('failed');
    });
    return () => leaving.abort();
  }, [file]);
  const there = other.pageOf(page);
  const items = typeof text === 'string' || there === undefined ? [] : (text.pages[there - 1]?.items ?? []);
  const note = () => {
    if (typeof text === 'string') return t(`other.${text}`);
    if (there === undefined) return t('other.none');
    return items.length === 0 ? t('other.empty') : undefined;
  };
  const label = t('other.title', { language: LANGUAGE_NAMES[language][locale] });
  return (
    <section className={classes.other} aria-label={label}>
      <h3>{label}</h3>
      {note() !== undefined && <p className={classes.note}>{note()}</p>}
      <TextLines items={items} language={language} />
    </section>
  );
}
