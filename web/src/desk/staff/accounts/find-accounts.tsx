import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { callReview } from '../../../core/session/review-calls.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import classes from '../staff-page.module.css';
import { StaffSkeleton } from '../staff-skeleton.tsx';
import { useStaffProblem } from '../use-staff-problem.ts';
import { type Found, FoundAccountRow } from './found-account.tsx';

interface FindAccountsProps {
  readonly uid: string;
  /** The initial search text; empty for none. */
  readonly asked: string;
}

interface Result {
  readonly accounts: readonly Found[];
  readonly more: boolean;
  readonly query: string;
}

/** Finds people by their complete address, name or id. */
export function FindAccounts({ uid, asked }: FindAccountsProps) {
  const t = useWords('staff');
  const wordsOf = useStaffProblem();
  const [typed, setTyped] = useState(asked);
  const [isMissing, setIsMissing] = useState(false);
  const [result, setResult] = useState<Result>();
  const { isSending, problem, send } = useSend();
  const find = async (query: string) => {
    const { accounts, more } = await callReview({ action: 'findAccounts', query });
    setResult({ accounts, more, query });
  };
  const findAsked = useEffectEvent(() => {
    if (asked !== '') void send(() => find(asked));
  });
  useEffect(() => findAsked(), []);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = typed.trim();
    setIsMissing(query === '');
    if (query !== '') void send(() => find(query));
    else event.currentTarget.querySelector<HTMLInputElement>('[name="person"]')?.focus();
  };
  return (
    <>
      <search aria-label={t('accounts.find')}>
        <form noValidate onSubmit={handleSubmit} className={`${classes.form} ${classes.find}`}>
          <TextField
            name="person"
            label={t('accounts.person')}
            value={typed}
            maxLength={LIMITS.emailLength}
            autoComplete="off"
            error={isMissing ? t('accounts.missing') : undefined}
            onChange={setTyped}
          />
          <Button type="submit" size="lg" loading={isSending}>
            {t('accounts.findConfirm')}
          </Button>
        </form>
      </search>
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {isSending && !result && <StaffSkeleton />}
      <div aria-live="polite" className={classes.found}>
        {result && (
          <Results uid={uid} result={result} onChanged={() => void send(() => find(result.query))} />
        )}
      </div>
    </>
  );
}

interface ResultsProps {
  readonly uid: string;
  readonly result: Result;
  readonly onChanged: () => void;
}

function Results({ uid, result: { accounts, more }, onChanged }: ResultsProps) {
  const t = useWords('staff');
  if (accounts.length === 0) return <p className={classes.none}>{t('accounts.none')}</p>;
  return (
    <>
      <ul className={classes.rows}>
        {accounts.map((account) => (
          <FoundAccountRow
            key={account.uid}
            account={account}
            isSelf={account.uid === uid}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {more && <p className={classes.none}>{t('accounts.more')}</p>}
    </>
  );
}
