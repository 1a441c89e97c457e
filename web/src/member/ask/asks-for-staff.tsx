import { Button } from '@mantine/core';
import type { Ask } from '@rawi/model/truth/ask';
import { useSearchParams } from 'react-router-dom';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { showToast } from '../../core/lib/toast.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { useList } from '../../core/live/use-list.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import hidden from '../../core/ui/hidden.module.css';
import frame from '../../core/ui/page-frame.module.css';
import { PageTitle } from '../../core/ui/page-frame.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { UNASKED } from '../../domains/ratings/showing.ts';
import { asksIn } from '../../domains/staff/lists.ts';
import classes from './ask.module.css';
import { AskBoundary } from './ask-boundary.tsx';
import { AskMenu } from './ask-menu.tsx';
import { useAskProblem } from './ask-problem.ts';
import { Readers, Row } from './ask-row.tsx';
import { AskSkeleton } from './ask-skeleton.tsx';
import { useAskName, useInLanguage } from './ask-subject.tsx';
import { Moderation } from './moderation.tsx';

/** The readers' asks as reviewers see them: the open ones, and the hidden ones. */
export function AsksForStaff() {
  const t = useWords('staff');
  const [search, setSearch] = useSearchParams();
  const shown = search.get('show') === 'hidden' ? 'hidden' : 'open';
  return (
    <section>
      <PageTitle>{t('asks.title')}</PageTitle>
      <p className={frame.lead}>{t('asks.description')}</p>
      <Segments
        name="show"
        label={t('asks.show')}
        isLabelShown={false}
        value={shown}
        choices={(['open', 'hidden'] as const).map((value) => ({ value, label: t(`asks.${value}`) }))}
        onChoose={(value) =>
          setSearch(value === 'hidden' ? { show: value } : {}, { replace: true, preventScrollReset: true })
        }
      />
      <AskBoundary>
        <Moderation>
          <Asks key={shown} shown={shown} />
        </Moderation>
      </AskBoundary>
    </section>
  );
}

function Asks({ shown }: { readonly shown: 'open' | 'hidden' }) {
  const t = useWords('staff');
  const list = useList(asksIn(shown));
  if (!list.items) return <AskSkeleton />;
  if (list.items.length === 0) {
    return (
      <PageMessage
        isPart
        title={t(shown === 'open' ? 'asks.emptyOpen.title' : 'asks.emptyHidden.title')}
        text={t(shown === 'open' ? 'asks.emptyOpen.text' : 'asks.emptyHidden.text')}
      />
    );
  }
  return (
    <>
      <h2 className={hidden.hidden}>{t(`asks.${shown}`)}</h2>
      <ul className={classes.rows}>
        {list.items.map((item) => (
          <AskOfStaff key={item.path} item={item} isHidden={shown === 'hidden'} />
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="default" loading={list.isLoadingMore} onClick={() => void list.more()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

interface AskOfStaffProps {
  readonly item: ListItem<Ask>;
  readonly isHidden: boolean;
}

function AskOfStaff({ item, isHidden }: AskOfStaffProps) {
  const t = useWords('ask');
  const names = useAskName();
  const inLanguage = useInLanguage();
  const { data: ask } = item;
  const askId = idOf(item);
  return (
    <Row
      picture={ask.comic?.picture}
      rating={UNASKED}
      name={names.element(ask)}
      actions={
        isHidden ? <BringBack askId={askId} /> : <AskMenu askId={askId} ask={ask} name={names.text(ask)} />
      }
    >
      <p className={classes.facts}>
        <span>{inLanguage(ask.language)}</span>
        {!ask.comic && <span>{t('notOnRawi')}</span>}
      </p>
      <Readers count={ask.readers} />
    </Row>
  );
}

function BringBack({ askId }: { readonly askId: string }) {
  const t = useWords('staff');
  const problemOf = useAskProblem();
  const { isSending, problem, send } = useSend();
  const bringBack = async () => {
    await callCommunity({ action: 'hideAsk', askId, hidden: false });
    await showToast({ title: t('asks.broughtBack'), closeLabel: t('close') });
  };
  return (
    <>
      {problem && <FormNote tone="error">{problemOf(problem)}</FormNote>}
      <Button variant="default" loading={isSending} onClick={() => void send(bringBack)}>
        {t('asks.bringBack')}
      </Button>
    </>
  );
}
