import { LIMITS } from '@rawi/model/limits';
import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { boxesOf, type Editing, isFull } from './edit-pages.ts';

/** In hundredths of the page. */
export const inPercent = (units: number): number => Math.round(units / 100);

/** What a screen reader announces of each change: where the chosen panel is now, or how many panels there are. */
export function useSpoken(state: Editing): string {
  const t = useWords('page-panels');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const [seen, setSeen] = useState({ state, text: '' });
  if (seen.state === state) return seen.text;
  const boxes = boxesOf(state);
  const before = boxesOf(seen.state);
  const box = boxes[state.chosen ?? -1];
  const isOther = state.page !== seen.state.page || boxes.length !== before.length;
  const parts = [
    ...(state.page === seen.state.page
      ? []
      : [t('page', { page: number(state.page), total: number(state.pages.length) })]),
    ...(isOther
      ? [
          boxes.length === 0
            ? t('said.none')
            : t('said.panels', { count: boxes.length, number: number(boxes.length) }),
        ]
      : []),
    ...(isOther && isFull(boxes) ? [t('said.full', { total: number(LIMITS.panelsOfPage) })] : []),
    ...(box && !isOther && boxes !== before
      ? [
          t('panel', { panel: number((state.chosen ?? 0) + 1), total: number(boxes.length) }),
          t('at', {
            first: number(inPercent(box.x)),
            other: number(inPercent(box.y)),
            size: number(inPercent(box.width)),
            percent: number(inPercent(box.height)),
          }),
        ]
      : []),
  ];
  const text = parts.length === 0 ? seen.text : parts.join('. ');
  setSeen({ state, text });
  return text;
}
