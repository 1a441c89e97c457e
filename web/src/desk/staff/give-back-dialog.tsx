import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { plainText } from '@rawi/model/text/plain-text';
import type { Takedown } from '@rawi/model/truth/takedown';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { showToast } from '../../core/lib/toast.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useOnline } from '../../core/network/use-online.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { TextArea } from '../../core/ui/text-area.tsx';
import { ThingName, useThingLabel } from '../../domains/takedowns/thing-name.tsx';
import { thingOfRecord } from '../../domains/takedowns/thing-of-record.ts';
import { useTakedownProblem } from '../../domains/takedowns/use-takedown-problem.ts';
import classes from './staff-page.module.css';

interface GiveBackDialogProps {
  readonly item: ListItem<Takedown>;
  readonly onClose: () => void;
}

/** The dialog before something is given back to readers: what, and why. */
export function GiveBackDialog({ item, onClose }: GiveBackDialogProps) {
  const t = useWords('takedown');
  const isOnline = useOnline();
  const wordsOf = useTakedownProblem();
  const thing = thingOfRecord(item.data, useLocale());
  const name = useThingLabel(thing);
  const [note, setNote] = useState('');
  // All retries use one id, so that a retry after a lost answer is the same decision.
  const [requestId] = useState(() => crypto.randomUUID());
  const { isSending, problem, send } = useSend();
  const giveBack = async () => {
    const said = plainText(note);
    await callReview({
      action: 'giveBack',
      takedownId: idOf(item),
      requestId,
      ...(said !== '' && { note: said }),
    });
    onClose();
    await showToast({ title: t('giveBack.done', { name }), closeLabel: t('close') });
  };
  return (
    <Dialog title={t('giveBack.title')} closeLabel={t('close')} onClose={onClose} isBusy={isSending} isSheet>
      <p className={classes.name}>
        <ThingName thing={thing} />
      </p>
      <DialogText>{t('giveBack.text')}</DialogText>
      <TextArea
        name="note"
        rows={3}
        maxLength={LIMITS.noteLength}
        label={t('note')}
        hint={t('noteHint')}
        optional={t('optional')}
        value={note}
        onChange={setNote}
      />
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {!isOnline && !problem && <FormNote tone="neutral">{t('giveBack.offline')}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t('cancel')}
        </Button>
        <Button loading={isSending} disabled={!isOnline} onClick={() => void send(giveBack)}>
          {t('giveBack.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
