import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { STAFF_ROLES, type Staff, type StaffRole } from '@rawi/model/truth/staff';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSend } from '../../core/forms/use-send.ts';
import { formatDay } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { ALL_STAFF } from '../../domains/staff/lists.ts';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { useStaffProblem } from './use-staff-problem.ts';

/** The reviewers and admins, with buttons for admins to remove roles. */
export function StaffMembers({ uid }: { readonly uid: string }) {
  return (
    <StaffList source={ALL_STAFF} empty={null}>
      {(item) => <MemberRow key={item.path} item={item} isSelf={idOf(item) === uid} />}
    </StaffList>
  );
}

interface MemberRowProps {
  readonly item: ListItem<Staff>;
  readonly isSelf: boolean;
}

function MemberRow({ item, isSelf }: MemberRowProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const [taking, setTaking] = useState<StaffRole>();
  const uid = idOf(item);
  const { name, roles, since } = item.data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <bdi lang={languageOfScript(name)}>{name}</bdi>
          {isSelf && ` (${t('people.you')})`}
        </h3>
        <FactLine>
          {roles.map((role) => (
            <span key={role}>{t(`people.${role}`)}</span>
          ))}
          <span>{t('people.since', { day: formatDay(since.toISOString(), locale) })}</span>
          <span>
            <Link to={paths.staff(locale, 'log', { by: uid })}>
              {t('people.decisions', { name: isolated(name) })}
            </Link>
          </span>
        </FactLine>
      </div>
      <div className={classes.actions}>
        {STAFF_ROLES.filter((role) => roles.includes(role) && !(isSelf && role === 'admin')).map((role) => (
          <Button
            key={role}
            variant="default"
            aria-label={t('people.take', { role: t(`people.${role}`), name: isolated(name) })}
            onClick={() => setTaking(role)}
          >
            {t('people.takeShort', { role: t(`people.${role}`) })}
          </Button>
        ))}
      </div>
      {taking && <TakeDialog uid={uid} name={name} role={taking} onClose={() => setTaking(undefined)} />}
    </li>
  );
}

interface TakeDialogProps {
  readonly uid: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly onClose: () => void;
}

function TakeDialog({ uid, name, role, onClose }: TakeDialogProps) {
  const t = useWords('staff');
  const wordsOf = useStaffProblem();
  const { isSending, problem, send } = useSend();
  const take = async () => {
    await callReview({ action: 'takeRole', uid, role });
    onClose();
  };
  return (
    <ConfirmDialog
      kind="danger"
      title={t('people.takeTitle', { role: t(`people.${role}`), name: isolated(name) })}
      text={t('people.takeText')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      confirmLabel={t('people.takeConfirm')}
      isBusy={isSending}
      note={problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      onConfirm={() => void send(take)}
      onClose={onClose}
    />
  );
}
