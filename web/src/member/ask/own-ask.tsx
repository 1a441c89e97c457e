import { Button } from '@mantine/core';
import type { Ask, Wanted } from '@rawi/model/truth/ask';
import { Link } from 'react-router-dom';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { askAt } from '../../domains/asks/ask-lists.ts';
import classes from './ask.module.css';
import { useAskProblem } from './ask-problem.ts';
import { askRating, Readers, Row } from './ask-row.tsx';
import { useAskName, useInLanguage } from './ask-subject.tsx';
import { JoinButton } from './join-button.tsx';

/** An ask that this person made or joined, in any state. */
export function OwnAsk({ wanted }: { readonly wanted: Wanted }) {
  const t = useWords('ask');
  const { state } = useDocument(askAt(wanted.askId));
  if (state.state === 'missing') return <EndedAsk wanted={wanted} state={t('gone')} />;
  const ask = state.state === 'ready' ? state.data : undefined;
  if (ask?.state === 'hidden') return <EndedAsk wanted={wanted} state={t('hidden')} />;
  return ask?.state === 'arrived' ? (
    <ArrivedAsk wanted={wanted} ask={ask} />
  ) : (
    <WaitingAsk wanted={wanted} ask={ask} />
  );
}

interface ReadProps {
  readonly wanted: Wanted;
  readonly ask: Ask | undefined;
}

function WaitingAsk({ wanted, ask }: ReadProps) {
  const names = useAskName();
  const shown = ask ?? wanted;
  return (
    <Row
      picture={ask?.comic?.picture}
      rating={ask && askRating(ask)}
      name={names.element(shown)}
      actions={<JoinButton askId={wanted.askId} name={names.text(shown)} isJoined isDisabled={false} />}
    >
      <Language of={wanted} />
      {ask && <Readers count={ask.readers} />}
    </Row>
  );
}

function ArrivedAsk({ wanted, ask }: { readonly wanted: Wanted; readonly ask: Ask }) {
  const t = useWords('ask');
  const locale = useLocale();
  const names = useAskName();
  return (
    <Row
      picture={ask.comic?.picture}
      rating={askRating(ask)}
      name={names.element(ask)}
      actions={
        <>
          {ask.chapterId !== undefined && (
            <Button
              component={Link}
              to={paths.chapter(locale, ask.chapterId)}
              aria-label={t('readName', { name: names.text(ask) })}
            >
              {t('read')}
            </Button>
          )}
          <Remove wanted={wanted} name={names.text(ask)} />
        </>
      }
    >
      <Language of={wanted} />
      <p className={classes.arrived}>{t('arrived')}</p>
    </Row>
  );
}

function EndedAsk({ wanted, state }: { readonly wanted: Wanted; readonly state: string }) {
  const names = useAskName();
  return (
    <Row
      picture={undefined}
      rating={undefined}
      name={names.element(wanted)}
      actions={<Remove wanted={wanted} name={names.text(wanted)} />}
    >
      <p className={classes.facts}>{state}</p>
    </Row>
  );
}

function Language({ of }: { readonly of: Wanted }) {
  return <p className={classes.facts}>{useInLanguage()(of.language)}</p>;
}

function Remove({ wanted, name }: { readonly wanted: Wanted; readonly name: string }) {
  const t = useWords('ask');
  const problemOf = useAskProblem();
  const { isSending, problem, send } = useSend();
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        loading={isSending}
        aria-label={t('removeName', { name })}
        onClick={() => void send(() => callCommunity({ action: 'leaveAsk', askId: wanted.askId }))}
      >
        {t('remove')}
      </Button>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problemOf(problem)}
        </p>
      )}
    </>
  );
}
