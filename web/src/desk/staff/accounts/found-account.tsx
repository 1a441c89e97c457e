import { Button } from '@mantine/core';
import type { ReviewResponse } from '@rawi/model/calls/review-calls';
import { CLOSING_REASON_TEXTS } from '@rawi/model/lists/closing-reason-texts';
import { paths as documents } from '@rawi/model/paths';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay, formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { Badge } from '../../../core/ui/badge.tsx';
import { FactLine } from '../../../core/ui/fact-line.tsx';
import classes from '../staff-page.module.css';
import { CloseDialog } from './close-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

export type Found = ReviewResponse<'findAccounts'>['accounts'][number];

interface FoundAccountRowProps {
  readonly account: Found;
  readonly isSelf: boolean;
  /** Called when it was closed or reopened. */
  readonly onChanged: () => void;
}

/** A person that was found, with what an admin needs to decide, and the actions. */
export function FoundAccountRow({ account, isSelf, onChanged }: FoundAccountRowProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const { uid, name, createdAt, roles, closed, mutedUntil, takenDownForRights } = account;
  const close = () => setAsks(false);
  const handleChanged = () => {
    setAsks(false);
    onChanged();
  };
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h4 className={classes.name}>
          <bdi lang={languageOfScript(name)}>{name}</bdi>
          {isSelf && ` (${t('people.you')})`}{' '}
          {closed && (
            <Badge tone="bad" icon={IconLock}>
              {t('accounts.closed')}
            </Badge>
          )}
        </h4>
        <FactLine>
          <span>{t('people.since', { day: formatDay(createdAt, locale) })}</span>
          {roles.map((role) => (
            <span key={role}>{t(`people.${role}`)}</span>
          ))}
          {mutedUntil && <span>{t('accounts.mutedUntil', { day: formatDay(mutedUntil, locale) })}</span>}
          <span>
            {t('accounts.takenDown', {
              count: takenDownForRights,
              number: formatNumber(takenDownForRights, locale),
            })}
          </span>
          {roles.includes('translator') && (
            <span>
              <Link to={paths.translator(locale, uid)}>{t('accounts.page')}</Link>
            </span>
          )}
          <span>
            <Link to={paths.staff(locale, 'log', { about: documents.user(uid) })}>{t('accounts.log')}</Link>
          </span>
        </FactLine>
        {closed && (
          <>
            <p className={classes.label}>{t('accounts.closedOn', { day: formatDay(closed.at, locale) })}</p>
            <p>{CLOSING_REASON_TEXTS[closed.reason][locale]}</p>
            {closed.note && (
              <blockquote className={classes.said} dir="auto" lang={languageOfScript(closed.note)}>
                {closed.note}
              </blockquote>
            )}
          </>
        )}
      </div>
      <div className={classes.actions}>
        {!isSelf && (
          <Button
            variant="default"
            aria-label={t(closed ? 'accounts.reopenOf' : 'accounts.closeOf', { name: isolated(name) })}
            onClick={() => setAsks(true)}
          >
            {t(closed ? 'accounts.reopen' : 'accounts.close')}
          </Button>
        )}
      </div>
      {asks && closed && <ReopenDialog uid={uid} name={name} onDone={handleChanged} onClose={close} />}
      {asks && !closed && (
        <CloseDialog
          uid={uid}
          name={name}
          isOfStaff={roles.some((role) => role !== 'translator')}
          takenDownForRights={takenDownForRights}
          onDone={handleChanged}
          onClose={close}
        />
      )}
    </li>
  );
}
