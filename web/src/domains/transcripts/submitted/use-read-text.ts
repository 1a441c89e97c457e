import type { Transcript } from '@rawi/model/truth/transcript';
import type { TranscriptDraft } from '@rawi/model/truth/transcript-draft';
import { useEffect, useEffectEvent, useState } from 'react';
import { report } from '../../../core/lib/report-error.ts';
import { readTranscript } from '../stored/stored-transcript.ts';
import { readWrittenText, type WrittenText } from './submitted-texts.ts';

/** What is read once, or that it does not come; `retry` reads it once more. */
export interface Read<T> {
  readonly value: T | 'loading' | 'failed';
  readonly retry: () => void;
}

/** The written pages of a text that reviewers have. Nobody writes them meanwhile, so a revision is read once. */
export const useWrittenText = (
  transcriptId: string,
  head: Pick<TranscriptDraft, 'revision' | 'pageCount' | 'file'>,
): Read<WrittenText> =>
  useRead(`${transcriptId} ${head.revision}`, () => readWrittenText(transcriptId, head));

/** The text in a file; undefined where there is no file. */
export const useTextFile = (path: string | undefined): Read<Transcript | undefined> =>
  useRead(path ?? '', async () => (path === undefined ? undefined : await readTranscript(path)));

function useRead<T>(key: string, read: () => Promise<T>): Read<T> {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{ readonly of: string; readonly value: T | 'failed' }>();
  const of = `${key} ${tries}`;
  const begin = useEffectEvent(read);
  useEffect(() => {
    let isOver = false;
    const put = (value: T | 'failed') => {
      if (!isOver) setKnown({ of, value });
    };
    begin().then(put, (error: unknown) => {
      report('A text was not read.', error);
      put('failed');
    });
    return () => {
      isOver = true;
    };
  }, [of]);
  return { value: known?.of === of ? known.value : 'loading', retry: () => setTries(tries + 1) };
}
