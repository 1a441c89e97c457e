import { Button } from '@mantine/core';
import { TAKEDOWN_REASON_TEXTS } from '@rawi/model/lists/takedown-reasons';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { canBeGivenBack, type Takedown, type TakedownState } from '@rawi/model/truth/takedown';
import { type Icon, IconAlertTriangle, IconArrowBackUp, IconBan, IconHourglass } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatAge, formatDay, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { Badge, type BadgeTone } from '../../core/ui/badge.tsx';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { ProgressLine } from '../../core/ui/progress-line.tsx';
import { ThingName } from '../../domains/takedowns/thing-name.tsx';
import { thingOfRecord } from '../../domains/takedowns/thing-of-record.ts';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { StaffAction } from './staff-action.tsx';
import classes from './staff-page.module.css';

const LOOKS = {
  running: ['waiting', IconHourglass],
  down: ['plain', IconBan],
  returning: ['waiting', IconHourglass],
  returned: ['good', IconArrowBackUp],
  parked: ['bad', IconAlertTriangle],
} as const satisfies Record<TakedownState, readonly [BadgeTone, Icon]>;

interface TakenDownRowProps {
  readonly item: ListItem<Takedown>;
  /** Only admins can give back, and retry what is stuck. */
  readonly isAdmin: boolean;
}

/** A takedown: what, why, who, when, and its state. */
export function TakenDownRow({ item, isAdmin }: TakenDownRowProps) {
  const t = useWords('takedown');
  const locale = useLocale();
  const { data } = item;
  const { target, by, at, reason, note, messageId, state, error } = data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <ThingName thing={thingOfRecord(data, locale)} />
        </h3>
        <FactLine>
          <span>{t(`kinds.${target.kind}`)}</span>
          <span>
            <By words="list.by" person={by} />
          </span>
          <time dateTime={at.toISOString()}>{formatAge(at.toISOString(), locale)}</time>
          {messageId !== null && <span>{t('list.notice')}</span>}
        </FactLine>
        <p className={classes.reason}>{TAKEDOWN_REASON_TEXTS[reason][locale]}</p>
        <Quote text={note} />
        <State takedown={data} />
        {state === 'parked' && error !== null && (
          <p className={classes.error} lang="en" dir="ltr">
            {error}
          </p>
        )}
      </div>
      {isAdmin && <Actions item={item} />}
    </li>
  );
}

/** The state, and until when it can be given back. */
function State({ takedown }: { readonly takedown: Takedown }) {
  const t = useWords('takedown');
  const locale = useLocale();
  const { state, way, done, total, returned } = takedown;
  const [tone, icon] = LOOKS[state];
  const isMoving = state === 'running' || state === 'returning';
  const isCounted = total > 1 && (isMoving || state === 'parked');
  const number = (value: number) => formatNumber(value, locale);
  return (
    <>
      <p className={classes.marks}>
        <Badge tone={tone} icon={icon} isLive>
          {state === 'parked' ? t(`list.parked.${way}`) : t(`list.states.${state}`)}
          {isCounted && ` ${t('progress', { done: number(done), total: number(total) })}`}
        </Badge>
      </p>
      {isMoving && isCounted && <ProgressLine share={done / total} className={classes.progress} />}
      {state === 'down' && <Seal takedown={takedown} />}
      {returned && (
        <>
          <FactLine>
            <span>
              <By words="list.returnedBy" person={returned.by} />
            </span>
            <time dateTime={returned.at.toISOString()}>{formatAge(returned.at.toISOString(), locale)}</time>
          </FactLine>
          <Quote text={returned.note} />
        </>
      )}
    </>
  );
}

/** Until when it can be given back, or that it no longer can. */
function Seal({ takedown: { state, sealedUntil } }: { readonly takedown: Takedown }) {
  const t = useWords('takedown');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <FactLine>
      {sealedUntil !== null && canBeGivenBack({ state, sealedUntil }, now)
        ? t('list.sealed', { day: formatDay(sealedUntil.toISOString(), locale) })
        : t('list.gone')}
    </FactLine>
  );
}

interface ByProps {
  readonly words: 'list.by' | 'list.returnedBy';
  /** The person's name, or a text without a name if they no longer have an account. */
  readonly person: Takedown['by'];
}

function By({ words, person }: ByProps): ReactNode {
  const t = useWords('takedown');
  return fillIn(t(words), {
    name: () => (person ? <bdi lang={languageOfScript(person.name)}>{person.name}</bdi> : t('former')),
  });
}

function Quote({ text }: { readonly text: string | null }) {
  return (
    text !== null && (
      <blockquote className={classes.said}>
        <bdi lang={languageOfScript(text)}>{text}</bdi>
      </blockquote>
    )
  );
}

function Actions({ item }: { readonly item: ListItem<Takedown> }) {
  const t = useWords('takedown');
  const [isAsking, setIsAsking] = useState(false);
  const [now] = useState(() => new Date());
  const takedownId = idOf(item);
  return (
    <div className={classes.actions}>
      {item.data.state === 'parked' && (
        <StaffAction
          done={t('list.againDone')}
          onAct={() => callReview({ action: 'retryTakedown', takedownId })}
        >
          {t('list.again')}
        </StaffAction>
      )}
      {canBeGivenBack(item.data, now) && (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {t('list.giveBack')}
        </Button>
      )}
      {isAsking && <GiveBackDialog item={item} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
