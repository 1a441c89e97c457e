import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatNumber } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { useList } from '../../../../core/live/use-list.ts';
import { useOnline } from '../../../../core/network/use-online.ts';
import { PageTitle } from '../../../../core/ui/page-frame.tsx';
import { PageMessage } from '../../../../core/ui/page-message.tsx';
import { ProgressLine } from '../../../../core/ui/progress-line.tsx';
import { SkeletonBox } from '../../../../core/ui/skeleton-box.tsx';
import { ownListsOf } from '../../../../domains/shelves/own-lists.ts';
import { useAccount } from '../../account-context.ts';
import { BackToLists } from '../back-to-lists.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ConfirmLibrary } from './confirm-library.tsx';
import { ConfirmList } from './confirm-list.tsx';
import classes from './import-lists.module.css';
import { type ImportState, useListImport } from './use-list-import.ts';

interface ImportListsPageProps {
  /** Called at the end, with the last list that something was saved on. */
  readonly onDone: (listId: string | undefined) => void;
  /** Called once a library was saved, to show it. */
  readonly onSaved: () => void;
}

/** Brings lists or a library from a file: compares them with the catalogue, and saves what is confirmed. */
export default function ImportListsPage({ onDone, onSaved }: ImportListsPageProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const { user } = useAccount();
  const { state, portions, at, take, stop, retry, goOn } = useListImport();
  const { items } = useList(ownListsOf(user.uid));
  const [lastListId, setLastListId] = useState<string>();
  const done = useEffectEvent(() => onDone(lastListId));
  const isDone = state.step === 'done';
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  const portion = portions[at];
  return (
    <>
      <BackToLists />
      <PageTitle isAlone>{t('title')}</PageTitle>
      <div className={classes.body}>
        {state.step === 'choose' && <ChooseFile problem={state.problem} onFile={take} />}
        {portions.length > 1 && portion && !isDone && (
          <p className={classes.hint}>
            {t('confirm.list', {
              place: formatNumber(at + 1, locale),
              total: formatNumber(portions.length, locale),
            })}
          </p>
        )}
        {(state.step === 'reading' || state.step === 'matching') && (
          <Waiting state={state} isList={portion !== undefined} onStop={stop} />
        )}
        {state.step === 'library' && (
          <ConfirmLibrary name={state.name} matches={state.matches} onDone={onSaved} />
        )}
        {state.step === 'failed' && <Failed onRetry={retry} />}
        {state.step === 'confirm' && portion && !items && <SkeletonBox width="100%" height="12rem" />}
        {state.step === 'confirm' && portion && items && (
          <ConfirmList
            key={`${at} ${state.round}`}
            portion={portion}
            matches={state.matches}
            lists={items}
            lastListId={lastListId}
            isFirst={at === 0}
            isLast={at === portions.length - 1}
            onSaved={(left, listId) => {
              setLastListId(listId);
              goOn(left);
            }}
            onSkip={() => goOn([])}
          />
        )}
      </div>
    </>
  );
}

interface WaitingProps {
  readonly state: Extract<ImportState, { step: 'reading' | 'matching' }>;
  /** Whether the chapters of a list are looked for, or the names of a library. */
  readonly isList: boolean;
  readonly onStop: () => void;
}

/** How far a file has been read and compared, with a way to give it up. */
function Waiting({ state, isList, onStop }: WaitingProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const { done = 0, of = 0 } = (state.step === 'matching' && state.progress) || {};
  const counted = { place: formatNumber(done, locale), total: formatNumber(of, locale) };
  const text =
    state.step === 'reading'
      ? t('matching.read', { count: state.entries, number: formatNumber(state.entries, locale) })
      : of === 0
        ? t('matching.names')
        : t(isList ? 'matching.comics' : 'matching.compared', counted);
  return (
    <div className={classes.waiting} aria-busy="true">
      <output>{text}</output>
      <ProgressLine share={of === 0 ? 0 : done / of} />
      <div>
        <Button variant="default" onClick={onStop}>
          {t('matching.stop')}
        </Button>
      </div>
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords('list-files');
  const shell = useWords('shell');
  const isOnline = useOnline();
  return (
    <PageMessage
      isPart
      title={t('failed.title')}
      text={t(isOnline ? 'failed.text' : 'failed.offline')}
      action={<Button onClick={onRetry}>{shell('tryAgain')}</Button>}
    />
  );
}
