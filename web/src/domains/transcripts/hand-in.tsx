import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import type { MetEditing } from './met-text.ts';
import type { OpenedText } from './stored/open-text.ts';
import type { TextSaver } from './stored/text-saver.ts';
import classes from './text-editor.module.css';
import { useTextProblem } from './text-problem.ts';

interface HandInProps {
  readonly opened: OpenedText;
  readonly state: Pick<MetEditing, 'met'>;
  readonly saver: TextSaver;
  /** Whether anything differs from what readers have. */
  readonly isChanged: boolean;
  /** Reads the draft once more. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

type Met = MetEditing['met'];

/** Whether something was written elsewhere that is to be looked at first. */
const hasMet = (before: Met, now: Met): boolean =>
  [...now].some(
    ([page, meeting]) =>
      meeting.state === 'apart' || (meeting.state === 'merged' && meeting !== before.get(page)),
  );

/** Where the text is on its way, and what can be done: hand it in, take it back, discard it. */
export function HandIn({ opened, state, saver, isChanged, onReload, onClose }: HandInProps) {
  const t = useWords('writing');
  const wordsOf = useTextProblem();
  const [isDiscarding, setIsDiscarding] = useState(false);
  /** What had been met when it was to be handed in, and was not. */
  const [unsent, setUnsent] = useState<Met>();
  const met = useRef(state.met);
  useEffect(() => {
    met.current = state.met;
  }, [state.met]);
  const { transcriptId, head } = opened;
  const { revision } = head;
  const { isSending, problem, send, clear } = useSend();
  const handIn = () =>
    void send(async () => {
      const before = state.met;
      setUnsent(undefined);
      // What did not arrive is told beside what is typed; nor is handed in what was put together meanwhile, which nobody has seen.
      if (!(await saver.flush()) || hasMet(before, met.current)) {
        setUnsent(before);
        return;
      }
      await callTranslators({ action: 'submitTranscript', transcriptId, revision });
      onReload();
    });
  const takeBack = () =>
    void send(async () => {
      await callTranslators({ action: 'withdrawTranscript', transcriptId, revision });
      onReload();
    });
  const discard = () =>
    void send(async () => {
      await callTranslators({ action: 'discardTranscript', transcriptId, revision });
      saver.stop({ forgets: true });
      onClose();
    });
  const isOfChapter = head.of.kind === 'chapter';
  const isDraft = head.state === 'draft';
  const failed = problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>;
  return (
    <div className={classes.send}>
      {isDraft && head.declined && <Declined note={head.declined.note} />}
      {!isDraft && <FormNote tone="neutral">{t('send.sent')}</FormNote>}
      {!isOfChapter && isDraft && <p className={classes.note}>{t('send.submission')}</p>}
      {isOfChapter && isDraft && !isChanged && <p className={classes.note}>{t('send.unchanged')}</p>}
      {isDraft && unsent && hasMet(unsent, state.met) && <FormNote tone="error">{t('send.met')}</FormNote>}
      {!isDiscarding && failed}
      <div className={classes.actions}>
        {isDraft && (
          <Button variant="default" disabled={isSending} onClick={() => setIsDiscarding(true)}>
            {t('send.discard')}
          </Button>
        )}
        {isDraft && isOfChapter && (
          <Button loading={isSending && !isDiscarding} disabled={!isChanged} onClick={handIn}>
            {t('send.do')}
          </Button>
        )}
        {!isDraft && isOfChapter && (
          <Button variant="default" loading={isSending} onClick={takeBack}>
            {t('send.back')}
          </Button>
        )}
      </div>
      {isDiscarding && (
        <ConfirmDialog
          kind="danger"
          title={t('discard.title')}
          closeLabel={t('close')}
          text={t(isOfChapter ? 'discard.text' : 'discard.textOfSubmission')}
          confirmLabel={t('discard.do')}
          cancelLabel={t('discard.cancel')}
          isBusy={isSending}
          note={failed}
          onConfirm={discard}
          onClose={() => {
            clear();
            setIsDiscarding(false);
          }}
        />
      )}
    </div>
  );
}

/** That reviewers have turned it down, with what they wrote. */
function Declined({ note }: { readonly note: string }) {
  const t = useWords('writing');
  return (
    <FormNote tone="neutral">
      {t('send.declined')}
      {note !== '' && (
        <>
          {' '}
          {t('send.word')}{' '}
          <bdi lang={languageOfScript(note)} className={classes.said}>
            {note}
          </bdi>
        </>
      )}
    </FormNote>
  );
}
