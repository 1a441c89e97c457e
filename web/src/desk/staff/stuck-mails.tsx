import { Button } from '@mantine/core';
import type { Mail } from '@rawi/model/truth/mail';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { formatAge, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { showToast } from '../../core/lib/toast.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { PARKED_MAILS } from '../../domains/staff/lists.ts';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { useStaffProblem } from './use-staff-problem.ts';

/** E-mails that could not be sent, with the reason. */
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
        <FactLine>
          {to !== null && <span>{t('overview.to', { email: isolated(to) })}</span>}
          <span>{t('overview.tries', { count: tries, number: formatNumber(tries, locale) })}</span>
          <time dateTime={createdAt.toISOString()}>{formatAge(createdAt.toISOString(), locale)}</time>
        </FactLine>
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

/** An earlier try may have arrived, so the person could get the e-mail twice. */
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
