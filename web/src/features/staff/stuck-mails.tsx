import { Button } from '@mantine/core';
import type { Mail } from '@rawi/model/truth/mail';
import { useState } from 'react';
import type { ListItem } from '../../data/live/list-pages.ts';
import { callReview } from '../../data/review-calls.ts';
import { PARKED_MAILS } from '../../data/staff/lists.ts';
import { useSend } from '../../data/use-send.ts';
import { idOf } from '../../lib/document-id.ts';
import { formatAge, formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { isolated } from '../../lib/isolated.ts';
import { useLocale } from '../../lib/locale.ts';
import { showToast } from '../../lib/toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { useStaffProblem } from './use-staff-problem.ts';

/** Mails that were given up, with why. */
export function StuckMails() {
  const t = useWords('staff');
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>{t('overview.mails')}</h2>
      <StaffList source={PARKED_MAILS} empty={<p className={classes.none}>{t('overview.noMails')}</p>}>
        {(item) => <MailRow key={item.path} item={item} />}
      </StaffList>
    </section>
  );
}

function MailRow({ item }: { readonly item: ListItem<Mail> }) {
  const t = useWords('staff');
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const { kind, to, tries, createdAt, error } = item.data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h3 className={classes.name}>{t(`overview.kinds.${kind}`)}</h3>
        <p className={classes.facts}>
          {to !== null && <span>{t('overview.to', { email: isolated(to) })}</span>}
          <span>{t('overview.tries', { count: tries, number: formatNumber(tries, locale) })}</span>
          <time dateTime={createdAt.toISOString()}>{formatAge(createdAt.toISOString(), locale)}</time>
        </p>
        {error !== null && (
          <p className={classes.error} lang="en" dir="ltr">
            {error}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {t('overview.again')}
        </Button>
      </div>
      {isAsking && <AgainDialog mailId={idOf(item)} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

interface AgainDialogProps {
  readonly mailId: string;
  readonly onClose: () => void;
}

/** Whether an earlier try has arrived may not be known: the person could get the mail twice. */
function AgainDialog({ mailId, onClose }: AgainDialogProps) {
  const t = useWords('staff');
  const wordsOf = useStaffProblem();
  const { isSending, problem, send } = useSend();
  const again = async () => {
    await callReview({ action: 'retryMail', mailId });
    onClose();
    await showToast({ title: t('overview.mailAgain'), closeLabel: t('close') });
  };
  return (
    <ConfirmDialog
      title={t('overview.againMail')}
      text={t('overview.againMailText')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      confirmLabel={t('overview.again')}
      isBusy={isSending}
      note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      onConfirm={() => void send(again)}
      onClose={onClose}
    />
  );
}
