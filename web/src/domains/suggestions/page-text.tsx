import { Button } from '@mantine/core';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { readTranscript } from '../transcripts/stored/stored-transcript.ts';
import classes from './proofread.module.css';
import { useSuggestionProblem } from './suggestion-problem.ts';

interface PageTextProps {
  /** The file of the chapter's text. */
  readonly file: string;
  readonly language: string;
  readonly page: number;
  /** Which of the page's items is meant. */
  readonly chosen: number | undefined;
  readonly onChoose: (index: number, item: TranscriptItem) => void;
}

/** The items of a page's text, of which one is chosen; loaded once they are asked for. */
export function PageText({ file, language, page, chosen, onChoose }: PageTextProps) {
  const t = useWords('suggestions');
  const wordsOf = useSuggestionProblem();
  const [pages, setPages] = useState<readonly { readonly items: readonly TranscriptItem[] }[]>();
  const { isSending, problem, send } = useSend();
  if (!pages) {
    const load = async () => setPages((await readTranscript(file)).pages);
    return (
      <>
        {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        <Button variant="default" loading={isSending} onClick={() => void send(load)}>
          {t('text.choose')}
        </Button>
      </>
    );
  }
  const items = pages[page - 1]?.items ?? [];
  if (items.length === 0) return <p className={classes.about}>{t('text.none')}</p>;
  return (
    <ul className={classes.items} aria-label={t('text.label')}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item is told by its place on the page
        <li key={index}>
          <button
            type="button"
            className={classes.item}
            aria-pressed={chosen === index}
            onClick={() => onChoose(index, item)}
          >
            {item.who !== undefined && <bdi lang={language}>{item.who}: </bdi>}
            <bdi lang={language}>{item.words}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
