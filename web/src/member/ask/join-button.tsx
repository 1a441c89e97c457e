import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import classes from './ask.module.css';
import { useAskProblem } from './ask-problem.ts';

interface JoinButtonProps {
  readonly askId: string;
  readonly name: string;
  readonly isJoined: boolean;
  readonly isDisabled: boolean;
}

/** The button that joins an ask, or leaves it. */
export function JoinButton({ askId, name, isJoined, isDisabled }: JoinButtonProps) {
  const t = useWords('ask');
  const problemOf = useAskProblem();
  const { isSending, problem, send } = useSend();
  const Icon = isJoined ? IconCheck : IconPlus;
  return (
    <>
      <Button
        {...(isJoined ? { variant: 'light', color: 'gray' } : { variant: 'default' })}
        className={(isJoined ? classes.joined : undefined) ?? ''}
        leftSection={<Icon size={18} stroke={2} aria-hidden="true" />}
        loading={isSending}
        disabled={isDisabled && !isJoined}
        aria-label={t(isJoined ? 'joinedName' : 'joinName', { name })}
        onClick={() => void send(() => callCommunity({ action: isJoined ? 'leaveAsk' : 'joinAsk', askId }))}
      >
        {t(isJoined ? 'joined' : 'join')}
      </Button>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problemOf(problem)}
        </p>
      )}
    </>
  );
}
