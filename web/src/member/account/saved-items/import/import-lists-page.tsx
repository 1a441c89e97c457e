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
import { ConfirmList } from './confirm-list.tsx';
import classes from './import-lists.module.css';
import { type ImportState, useListImport } from './use-list-import.ts';

interface ImportListsPageProps {
  /** Called at the end, with the last list that something was saved on. */
  readonly onDone: (listId: string | undefined) => void;
}

/** Brings lists from a file: compares them with the catalogue, and saves what is confirmed. */
export default function ImportListsPage({ onDone }: ImportListsPageProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const { user } = useAccount();
  const { state, portions, at, take, retry, goOn } = useListImport();
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
        {(state.step === 'choose' || state.step === 'reading') && (
          <ChooseFile
            problem={state.step === 'choose' ? state.problem : undefined}
            isBusy={state.step === 'reading'}
            onFile={take}
          />
        )}
        {portions.length > 1 && portion && !isDone && (
          <p className={classes.hint}>
            {t('confirm.list', {
              place: formatNumber(at + 1, locale),
              total: formatNumber(portions.length, locale),
            })}
          </p>
        )}
        {state.step === 'matching' && <Matching progress={state.progress} />}
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

function Matching({ progress }: Pick<Extract<ImportState, { step: 'matching' }>, 'progress'>) {
  const t = useWords('list-files');
  const locale = useLocale();
  const { read = 0, of = 0 } = progress ?? {};
  return (
    <div className={classes.waiting} aria-busy="true">
      <output>
        {of === 0
          ? t('matching.names')
          : t('matching.comics', { place: formatNumber(read, locale), total: formatNumber(of, locale) })}
      </output>
      <ProgressLine share={of === 0 ? 0 : read / of} />
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
