import { Button } from '@mantine/core';
import { MUTE_DAYS } from '@rawi/model/lists/comment-reasons';
import { useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { callCommunity } from '../../../core/session/community-calls.ts';
import { Dialog, DialogActions, DialogText } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { Segments } from '../../../core/ui/segments.tsx';
import type { AboutComment } from './comment-dialog-props.ts';
import { useCommunityText } from './use-community-text.ts';

type Days = `${(typeof MUTE_DAYS)[number]}`;
const DAYS = MUTE_DAYS.map((days) => `${days}` as const);

/** A reviewer keeps an account from commenting for some days. */
export function MuteDialog({ comment, onClose }: AboutComment<'author'>) {
  const t = useWords('comments');
  const locale = useLocale();
  const wordsOf = useCommunityText();
  const [days, setDays] = useState<Days>('1');
  const { isSending, problem, send } = useSend();
  const { author } = comment;
  if (!author) return null;
  const mute = async () => {
    const chosen = MUTE_DAYS.find((each) => `${each}` === days);
    if (chosen !== undefined) await callCommunity({ action: 'muteAccount', uid: author.uid, days: chosen });
    onClose();
  };
  return (
    <Dialog
      title={t('mute.title', { name: isolated(author.name) })}
      closeLabel={t('close')}
      onClose={onClose}
      isBusy={isSending}
      isSheet
    >
      <DialogText>{t('mute.text')}</DialogText>
      <Segments
        name="mute-days"
        label={t('mute.for')}
        value={days}
        choices={DAYS.map((value) => ({
          value,
          label: t('mute.days', { count: Number(value), number: formatNumber(Number(value), locale) }),
        }))}
        onChoose={setDays}
      />
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t('cancel')}
        </Button>
        <Button loading={isSending} onClick={() => void send(mute)}>
          {t('mute.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
