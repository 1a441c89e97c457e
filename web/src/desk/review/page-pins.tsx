import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { MAX_PINS, PIN_SCALE, type Pin } from '@rawi/model/truth/application';
import { useId } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { TextArea } from '../../core/ui/text-area.tsx';
import type { Marker, Place } from '../../domains/submissions/staged/pinned-page.tsx';
import classes from './pages.module.css';

/** The notes that a reviewer pins to the pages of a chapter. */
export interface Pins {
  readonly pins: readonly Pin[];
  readonly onChange: (pins: readonly Pin[]) => void;
}

/** The actions on the notes of one page; `page` counts from 1. */
export function usePagePins(pinned: Pins | undefined, page: number) {
  const t = useWords('review');
  const locale = useLocale();
  const id = useId();
  const all = pinned?.pins ?? [];
  const fieldId = (index: number) => `${id}-${index}`;
  const open = (index: number) => document.getElementById(fieldId(index))?.querySelector('textarea')?.focus();
  const change = (index: number, to: Partial<Pin>) =>
    pinned?.onChange(all.map((pin, at) => (at === index ? { ...pin, ...to } : pin)));
  const add = (place: Place) => {
    if (!pinned || all.length >= MAX_PINS) return;
    pinned.onChange([...all, { page, ...place, text: '' }]);
    requestAnimationFrame(() => open(all.length));
  };
  const own = all.flatMap((pin, index) => (pin.page === page ? [{ pin, index }] : []));
  const markers = own.map(({ pin, index }): Marker => {
    const number = formatNumber(index + 1, locale);
    return {
      x: pin.x,
      y: pin.y,
      number,
      label: t('pins.note', { note: number }),
      onOpen: () => open(index),
      onMove: (place) => change(index, place),
    };
  });
  const isFull = all.length >= MAX_PINS;
  return {
    own,
    markers,
    add,
    change,
    fieldId,
    isFull,
    remove: (index: number) => pinned?.onChange(all.filter((_, at) => at !== index)),
  };
}

interface PagePinsProps {
  readonly pins: ReturnType<typeof usePagePins>;
}

/** The notes of the current page, and a field to add one. */
export function PagePins({ pins: { own, add, change, remove, fieldId, isFull } }: PagePinsProps) {
  const t = useWords('review');
  const locale = useLocale();
  const middle = PIN_SCALE / 2;
  return (
    <div className={classes.pins} dir="auto">
      <p className={classes.hint}>{t(isFull ? 'pins.full' : 'pins.hint')}</p>
      {own.map(({ pin, index }) => (
        // oxlint-disable-next-line react/no-array-index-key -- notes are told by their number
        <div key={index} id={fieldId(index)} className={classes.pin}>
          <TextArea
            name={`pin-${index + 1}`}
            label={t('pins.note', { note: formatNumber(index + 1, locale) })}
            rows={2}
            maxLength={LIMITS.noteLength}
            value={pin.text}
            onChange={(text) => change(index, { text })}
          />
          <Button variant="default" onClick={() => remove(index)}>
            {t('pins.remove')}
          </Button>
        </div>
      ))}
      {!isFull && (
        <Button variant="default" onClick={() => add({ x: middle, y: middle })}>
          {t('pins.add')}
        </Button>
      )}
    </div>
  );
}
