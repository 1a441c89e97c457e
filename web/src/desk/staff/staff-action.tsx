import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { showToast } from '../../core/lib/toast.ts';
import classes from './staff-page.module.css';
import { useStaffProblem } from './use-staff-problem.ts';

interface StaffActionProps {
  readonly onAct: () => Promise<unknown>;
  /** The message after success; the row itself may be gone by then. */
  readonly done: string;
  readonly isPrimary?: boolean;
  readonly children: ReactNode;
}

/** A button of a row that makes a call and shows the result. */
export function StaffAction({ onAct, done, isPrimary = false, children }: StaffActionProps) {
  const t = useWords('staff');
  const wordsOf = useStaffProblem();
  const { isSending, problem, send } = useSend();
  const act = async () => {
    await onAct();
    await showToast({ title: done, closeLabel: t('close') });
  };
  return (
    <>
      {problem && (
        <p role="alert" className={classes.problem}>
          {wordsOf(problem)}
        </p>
      )}
      <Button {...(!isPrimary && { variant: 'default' })} loading={isSending} onClick={() => void send(act)}>
        {children}
      </Button>
    </>
  );
}
