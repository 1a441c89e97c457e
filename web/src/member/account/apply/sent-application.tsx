import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { LOCALE_TAGS } from '@rawi/model/lists/locales';
import { APPLICATION, standingOf } from '@rawi/model/review/application-machine';
import { movesFrom } from '@rawi/model/review/machine';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Application } from '@rawi/model/truth/application';
import { useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { callTranslators } from '../../../core/session/translator-calls.ts';
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { AppealDialog } from '../../../domains/people/appeal-dialog.tsx';
import classes from './application.module.css';
import { useApplicationText } from './use-application-text.ts';

/** The application that was sent, and what its owner may do with it in its current state. */
export function SentApplication({ application }: { readonly application: Application }) {
  const t = useWords('apply');
  const locale = useLocale();
  const wordsOf = useApplicationText();
  const [isAsking, setIsAsking] = useState(false);
  const { state, revision } = standingOf(application);
  const moves = movesFrom(APPLICATION, state, 'owner');
  const wasAppealed = application.appeal?.revision === revision;
  const [isAppealing, setIsAppealing] = useState(false);
  const revising = useSend();
  const names = application.languages.map((language) => LANGUAGE_NAMES[language][locale]);
  return (
    <section>
      <h2 className={classes.title}>{t('sent.title')}</h2>
      <dl className={classes.sent}>
        <dt>{t('form.languages')}</dt>
        <dd>{new Intl.ListFormat(LOCALE_TAGS[locale]).format(names)}</dd>
        <dt>{t('form.skills')}</dt>
        <dd className={classes.skills} dir="auto" lang={languageOfScript(application.skills)}>
          {application.skills}
        </dd>
      </dl>
      {revising.problem && <FormNote tone="error">{wordsOf(revising.problem)}</FormNote>}
      <div className={classes.actions}>
        {moves.includes('revise') && (
          <Button
            size="lg"
            loading={revising.state !== 'idle'}
            onClick={() =>
              void revising.send(() => callTranslators({ action: 'reviseApplication', revision }))
            }
          >
            {t('sent.again')}
          </Button>
        )}
        {moves.includes('appeal') && !wasAppealed && (
          <Button variant="default" onClick={() => setIsAppealing(true)}>
            {t('sent.appeal')}
          </Button>
        )}
        {moves.includes('withdraw') && (
          <Button variant="default" className={classes.withdraw ?? ''} onClick={() => setIsAsking(true)}>
            {t('sent.withdraw')}
          </Button>
        )}
      </div>
      {state === 'rejected' && wasAppealed && <p className={classes.appealed}>{t('sent.appealed')}</p>}
      {isAppealing && (
        <AppealDialog
          onAppeal={(appeal) => callTranslators({ action: 'appealApplication', revision, ...appeal })}
          wordsOf={wordsOf}
          onDone={() => setIsAppealing(false)}
          onClose={() => setIsAppealing(false)}
        />
      )}
      {isAsking && moves.includes('withdraw') && (
        <WithdrawDialog revision={revision} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}

/** Asks before an application is withdrawn. */
function WithdrawDialog({ revision, onClose }: { readonly revision: number; readonly onClose: () => void }) {
  const t = useWords('apply');
  const shell = useWords('shell');
  const wordsOf = useApplicationText();
  const { isSending, problem, send } = useSend();
  const withdraw = async () => {
    await callTranslators({ action: 'withdrawApplication', revision });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('withdraw.question')}
      closeLabel={shell('close')}
      text={t('withdraw.text')}
      cancelLabel={t('withdraw.cancel')}
      confirmLabel={t('withdraw.confirm')}
      kind="danger"
      isBusy={isSending}
      note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      onConfirm={() => void send(withdraw)}
      onClose={onClose}
    />
  );
}
