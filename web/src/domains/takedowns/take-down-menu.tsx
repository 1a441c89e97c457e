import { takedownIdOf } from '@rawi/model/truth/takedown';
import { lazy, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { ActionMenu } from '../../core/ui/action-menu.tsx';
import { DialogMissing, PagePart } from '../../core/ui/page-part.tsx';
import { forgetPages } from './forget-pages.ts';
import classes from './takedown.module.css';
import type { Thing } from './thing.ts';
import { useThingLabel } from './thing-name.tsx';
import { type About, slugOf, thingsOf } from './things-of.ts';
import { useWayOn } from './use-way-on.ts';

const TakeDownDialog = lazy(() => import('./take-down-dialog.tsx'));

export interface TakeDownMenuProps {
  readonly about: About;
  /** Whether it is on a band in the color of a cover. */
  readonly isOnBand?: boolean;
}

/** What a reviewer can take down of a page, or of a line of it; if the whole is gone, a note that says so. */
export default function TakeDownMenu(props: TakeDownMenuProps) {
  const things = thingsOf(props.about, useLocale());
  const [whole] = things;
  return whole ? <Menu {...props} whole={whole} things={things} /> : null;
}

interface MenuProps extends TakeDownMenuProps {
  readonly whole: Thing;
  readonly things: readonly Thing[];
}

function Menu({ about, whole, things, isOnBand = false }: MenuProps) {
  const t = useWords('takedown');
  const wayOn = useWayOn(about);
  const label = t('menu.more', { name: useThingLabel(whole) });
  const [asked, setAsked] = useState<Thing>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const isTaken = ({ target }: Thing) => taken.includes(takedownIdOf(target));
  const left = isTaken(whole) ? [] : things.filter((thing) => !isTaken(thing));
  const close = () => setAsked(undefined);
  return (
    <span className={classes.place} data-on-band={isOnBand || undefined}>
      {left.length > 0 ? (
        <ActionMenu
          isAtEnd
          label={label}
          actions={left.map((thing) => ({
            key: thing.target.kind,
            label: t(`menu.${thing.target.kind}`),
            onChoose: () => setAsked(thing),
          }))}
        />
      ) : (
        <span className={classes.taken}>{t('taken')}</span>
      )}
      {asked && (
        <PagePart missing={<DialogMissing onClose={close} />}>
          <TakeDownDialog
            thing={asked}
            wayOn={wayOn(asked)}
            onTaken={() => {
              setTaken((before) => [...before, takedownIdOf(asked.target)]);
              void forgetPages(asked.target, slugOf(about));
            }}
            onClose={close}
          />
        </PagePart>
      )}
    </span>
  );
}
