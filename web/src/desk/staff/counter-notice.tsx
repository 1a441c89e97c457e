import { Button } from '@mantine/core';
import { TAKEDOWN_REASON_TEXTS } from '@rawi/model/lists/takedown-reasons';
import { paths as documents } from '@rawi/model/paths';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Counter } from '@rawi/model/truth/counter-clock';
import {
  canBeGivenBack,
  isDown,
  type Takedown,
  takedownIdOf,
  takedownTargetOf,
} from '@rawi/model/truth/takedown';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import { messageAt } from '../../domains/staff/lists.ts';
import { type OwnAddress, ownAddresses } from '../../domains/takedowns/own-addresses.ts';
import { takedownAt } from '../../domains/takedowns/takedowns.ts';
import { ThingName } from '../../domains/takedowns/thing-name.tsx';
import { thingOfRecord } from '../../domains/takedowns/thing-of-record.ts';
import { useTakenAt } from '../../domains/takedowns/use-taken-at.ts';
import { CounterCopy } from './counter-copy.tsx';
import { CounterDays } from './counter-days.tsx';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { Quote } from './quote.tsx';
import { StaffAction } from './staff-action.tsx';
import classes from './staff-page.module.css';

interface CounterProps {
  readonly messageId: string;
  readonly counter: Counter;
  /** Only admins can give back. */
  readonly isAdmin: boolean;
}

/** An answer to a notice: what it says, the take-down and the notice that it answers, and what the law's clock says. */
export function CounterNotice(props: CounterProps) {
  const t = useWords('staff');
  const { work, address, phone, signature, takedownId } = props.counter;
  const [named] = useMemo(() => ownAddresses(work, location.host), [work]);
  return (
    <>
      <h3 className={classes.label}>{t('counter.work')}</h3>
      <Quote>{work}</Quote>
      <h3 className={classes.label}>{t('counter.address')}</h3>
      <Quote>{address}</Quote>
      <FactLine>
        <span>{t('counter.phone')}</span>
        <bdi dir="ltr">{phone}</bdi>
        <span>{t('messages.signed', { name: isolated(signature) })}</span>
      </FactLine>
      <h3 className={classes.label}>{t('counter.takedown')}</h3>
      {takedownId !== null && <NamedById {...props} takedownId={takedownId} />}
      {takedownId === null && named && <NamedByAddress {...props} page={named.page} />}
      {takedownId === null && !named && <Unknown {...props} />}
    </>
  );
}

/** The id is what its sender brought: it is shown what is written under it, or that nothing is. */
function NamedById({ takedownId, ...props }: CounterProps & { readonly takedownId: string }) {
  const { state } = useDocument(takedownAt(takedownId));
  if (state.state === 'loading') return <SkeletonBox width="60%" height="1.25rem" />;
  if (state.state === 'ready') return <Answered {...props} takedown={state.data} />;
  const target = takedownTargetOf(takedownId);
  // A chapter may have been taken down with its comic.
  if (target?.kind !== 'chapter') return <Unknown {...props} />;
  return <NamedById {...props} takedownId={takedownIdOf({ kind: 'comic', comicId: target.comicId })} />;
}

function NamedByAddress({ page, ...props }: CounterProps & { readonly page: OwnAddress }) {
  const records = useTakenAt(page);
  if (records === undefined) return <SkeletonBox width="60%" height="1.25rem" />;
  const record = records.find(isDown) ?? records[0];
  return record ? <Answered {...props} takedown={record} /> : <Unknown {...props} />;
}

function Unknown({ messageId, counter }: CounterProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const list = (words: string) => <Link to={paths.staff(locale, 'taken-down')}>{words}</Link>;
  return (
    <>
      <p className={classes.reason}>{fillIn(t('counter.unknown'), { list })}</p>
      <CounterDays counter={counter} takedown={undefined} />
      <Forward messageId={messageId} counter={counter} />
    </>
  );
}

function Answered({ messageId, counter, isAdmin, takedown }: CounterProps & { readonly takedown: Takedown }) {
  const t = useWords('staff');
  const words = useWords('takedown');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const [isAsking, setIsAsking] = useState(false);
  const { target, reason, state, way, messageId: noticeId } = takedown;
  return (
    <>
      <p className={classes.name}>
        <ThingName thing={thingOfRecord(takedown, locale)} />
      </p>
      <FactLine>
        <span>{words(`kinds.${target.kind}`)}</span>
        <span>{state === 'parked' ? words(`list.parked.${way}`) : words(`list.states.${state}`)}</span>
        <span>{TAKEDOWN_REASON_TEXTS[reason][locale]}</span>
      </FactLine>
      {reason !== 'rights' && <p className={classes.error}>{t('counter.otherReason')}</p>}
      <h3 className={classes.label}>{t('counter.notice')}</h3>
      {noticeId === null ? (
        <p className={classes.reason}>{t('counter.noNotice')}</p>
      ) : (
        <NoticeOf noticeId={noticeId} counter={counter} />
      )}
      <CounterDays counter={counter} takedown={takedown} />
      <Forward messageId={messageId} counter={counter}>
        {isAdmin && canBeGivenBack(takedown, now) && (
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {words('list.giveBack')}
          </Button>
        )}
      </Forward>
      {isAsking && (
        <GiveBackDialog
          item={{ path: documents.takedown(takedownIdOf(target)), data: takedown }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** The notice that was carried out, as it was sent, and the ways to send a copy of the answer to its sender. */
function NoticeOf({ noticeId, counter }: { readonly noticeId: string; readonly counter: Counter }) {
  const t = useWords('staff');
  const { state } = useDocument(messageAt(noticeId));
  if (state.state === 'loading') return <SkeletonBox width="60%" height="1.25rem" />;
  if (state.state !== 'ready' || state.data.kind !== 'takedown')
    return <p className={classes.reason}>{t('counter.noticeGone')}</p>;
  const { name, email, work, signature } = state.data;
  return (
    <>
      <FactLine>
        <span>
          <bdi lang={languageOfScript(name)}>{name}</bdi>
        </span>
        <span>
          <bdi dir="ltr">{email}</bdi>
        </span>
        <span>{t('messages.signed', { name: isolated(signature) })}</span>
      </FactLine>
      <Quote>{work}</Quote>
      <CounterCopy counter={counter} to={email} />
    </>
  );
}

interface ForwardProps extends Pick<CounterProps, 'messageId' | 'counter'> {
  /** What else can be done. */
  readonly children?: ReactNode;
}

function Forward({ messageId, counter, children }: ForwardProps) {
  const t = useWords('staff');
  return (
    <div className={classes.ways}>
      {counter.forwardedAt === null && (
        <StaffAction
          done={t('counter.forwarded')}
          onAct={() => callReview({ action: 'forwardCounter', messageId })}
        >
          {t('counter.forward')}
        </StaffAction>
      )}
      {children}
    </div>
  );
}
