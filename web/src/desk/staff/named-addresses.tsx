import { Button } from '@mantine/core';
import { isDown, type Takedown, takedownIdOf } from '@rawi/model/truth/takedown';
import { IconBan } from '@tabler/icons-react';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAge } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useDocument } from '../../core/live/use-document.ts';
import { ActionMenu } from '../../core/ui/action-menu.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import { forgetPages } from '../../domains/takedowns/forget-pages.ts';
import type { FoundAddress, OwnAddress } from '../../domains/takedowns/own-addresses.ts';
import { takedownAt } from '../../domains/takedowns/takedowns.ts';
import type { Thing } from '../../domains/takedowns/thing.ts';
import { ThingName } from '../../domains/takedowns/thing-name.tsx';
import { type ThingsAt, thingsAt } from '../../domains/takedowns/things-at.ts';
import { useTakenAt } from '../../domains/takedowns/use-taken-at.ts';
import classes from './staff-page.module.css';

const TakeDownDialog = lazy(() => import('../../domains/takedowns/take-down-dialog.tsx'));

interface NamedAddressesProps {
  readonly addresses: readonly FoundAddress[];
  readonly messageId: string;
  /** Reports for each address, by path, whether its subject was taken down. */
  readonly onKnown: (path: string, isDown: boolean) => void;
}

/** The pages of this site that a notice names, each with its actions. */
export function NamedAddresses({ addresses, messageId, onKnown }: NamedAddressesProps) {
  const t = useWords('takedown');
  if (addresses.length === 0) return <FactLine>{t('named.none')}</FactLine>;
  return (
    <ul className={classes.rows}>
      {addresses.map((address) => (
        <AddressRow key={address.path} address={address} messageId={messageId} onKnown={onKnown} />
      ))}
    </ul>
  );
}

interface AddressRowProps extends Omit<NamedAddressesProps, 'addresses'> {
  readonly address: FoundAddress;
}

function AddressRow({ address, ...about }: AddressRowProps) {
  const t = useWords('takedown');
  const { page, path } = address;
  const found = useThingsAt(page);
  if (found === undefined) {
    return (
      <Line path={path} name={<SkeletonBox width="40%" height="1.25rem" />}>
        {null}
      </Line>
    );
  }
  if (found === 'unavailable') return <Line path={path} name={t('named.unavailable')} />;
  if (found === 'missing') return <MissingRow address={address} {...about} />;
  const [whole, ...others] = found.things;
  const current = found.path ?? path;
  if (!whole) return <Line path={current} name={t('named.noPhoto')} />;
  return <ThingRow path={path} current={current} whole={whole} others={others} {...about} />;
}

interface LineProps {
  readonly path: string;
  readonly name: ReactNode;
  readonly children?: ReactNode;
}

function Line({ path, name, children }: LineProps) {
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p className={classes.name}>{name}</p>
        <FactLine>
          <Link to={path}>
            <bdi dir="ltr">{path}</bdi>
          </Link>
        </FactLine>
      </div>
      <div className={classes.actions}>{children}</div>
    </li>
  );
}

interface ThingRowProps extends Omit<AddressRowProps, 'address'> {
  /** As the notice has it. */
  readonly path: string;
  /** Where its subject is now: its comic may have been renamed. */
  readonly current: string;
  readonly whole: Thing;
  /** The parts of it that can be taken down separately. */
  readonly others: readonly Thing[];
}

/** A public subject, unless it was taken down while this is open. */
function ThingRow({ path, current, whole, others, messageId, onKnown }: ThingRowProps) {
  const t = useWords('takedown');
  const [asked, setAsked] = useState<Thing>();
  const { state } = useDocument(takedownAt(takedownIdOf(whole.target)));
  const record = state.state === 'ready' && isDown(state.data) ? state.data : undefined;
  useEffect(() => onKnown(path, record !== undefined), [onKnown, path, record]);
  const close = () => setAsked(undefined);
  const name = <ThingName thing={whole} />;
  return (
    <Line path={current} name={name}>
      {record ? (
        <TakenDown takedown={record} />
      ) : (
        <>
          <Button variant="default" onClick={() => setAsked(whole)}>
            {t('action')}
          </Button>
          {others.length > 0 && (
            <ActionMenu
              isAtEnd
              label={t('named.more')}
              actions={others.map((thing) => ({
                key: thing.target.kind,
                label: t(`menu.${thing.target.kind}`),
                onChoose: () => setAsked(thing),
              }))}
            />
          )}
        </>
      )}
      {asked && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <TakeDownDialog
            thing={asked}
            reason="rights"
            messageId={messageId}
            onTaken={() => void forgetPages(asked.target, undefined)}
            onClose={close}
          />
        </PagePart>
      )}
    </Line>
  );
}

/** An address without a page: its subject may have been taken down. */
function MissingRow({ address: { page, path }, onKnown }: AddressRowProps) {
  const t = useWords('takedown');
  const records = useTakenAt(page);
  const record = records?.find(isDown);
  useEffect(() => {
    if (records) onKnown(path, true);
  }, [onKnown, path, records]);
  return (
    <Line path={path} name={record ? t('named.was') : t('named.missing')}>
      {record && <TakenDown takedown={record} />}
    </Line>
  );
}

function TakenDown({ takedown: { at } }: { readonly takedown: Takedown }) {
  const t = useWords('takedown');
  const locale = useLocale();
  return (
    <Badge tone="plain" icon={IconBan} isLive>
      {t('named.already', { age: formatAge(at.toISOString(), locale) })}
    </Badge>
  );
}

/** The subject of an address; undefined until loaded. */
function useThingsAt(page: OwnAddress): ThingsAt | undefined {
  const locale = useLocale();
  const [things, setThings] = useState<ThingsAt>();
  const key = JSON.stringify(page);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const found = await thingsAt(JSON.parse(key), locale);
      if (isShown) setThings(found);
    };
    void read();
    return () => {
      isShown = false;
    };
  }, [key, locale]);
  return things;
}
