import { Button } from '@mantine/core';
import { CLOSING_REASON_TEXTS } from '@rawi/model/lists/closing-reason-texts';
import { paths as documents } from '@rawi/model/paths';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Closure } from '@rawi/model/truth/closure';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { paths } from '../../../core/lib/paths.ts';
import type { ListItem } from '../../../core/live/list-pages.ts';
import { FactLine } from '../../../core/ui/fact-line.tsx';
import { CLOSED_ACCOUNTS } from '../../../domains/staff/lists.ts';
import { StaffList } from '../staff-list.tsx';
import classes from '../staff-page.module.css';
import { ReopenDialog } from './reopen-dialog.tsx';

/** All closed accounts, the latest first. */
export function ClosedAccounts({ uid }: { readonly uid: string }) {
  const t = useWords('staff');
  return (
    <StaffList source={CLOSED_ACCOUNTS} empty={<p className={classes.none}>{t('accounts.noneClosed')}</p>}>
      {(item) => <ClosedRow key={item.path} item={item} isSelf={idOf(item) === uid} />}
    </StaffList>
  );
}

interface ClosedRowProps {
  readonly item: ListItem<Closure>;
  readonly isSelf: boolean;
}

function ClosedRow({ item, isSelf }: ClosedRowProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const [isOpening, setIsOpening] = useState(false);
  const uid = idOf(item);
  const { name, at, reason, note } = item.data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h4 className={classes.name}>
          <bdi lang={languageOfScript(name)}>{name}</bdi>
        </h4>
        <FactLine>
          <span>{t('accounts.closedOn', { day: formatDay(at.toISOString(), locale) })}</span>
          <span>{CLOSING_REASON_TEXTS[reason][locale]}</span>
          <span>
            <Link to={paths.staff(locale, 'log', { about: documents.user(uid) })}>{t('accounts.log')}</Link>
          </span>
        </FactLine>
        {note && (
          <blockquote className={classes.said} dir="auto" lang={languageOfScript(note)}>
            {note}
          </blockquote>
        )}
      </div>
      <div className={classes.actions}>
        {!isSelf && (
          <Button
            variant="default"
            aria-label={t('accounts.reopenOf', { name: isolated(name) })}
            onClick={() => setIsOpening(true)}
          >
            {t('accounts.reopen')}
          </Button>
        )}
      </div>
      {isOpening && <ReopenDialog uid={uid} name={name} onClose={() => setIsOpening(false)} />}
    </li>
  );
}
