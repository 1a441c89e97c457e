import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import type { Language } from '@rawi/model/lists/languages';
import { type RefObject, useId, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { isFullOfText, itemsOf, type TextAction, type TextEditing } from './edit-text.ts';
import classes from './text-editor.module.css';
import { TextItem } from './text-item.tsx';
import { bytesOfPage } from './text-limits.ts';

interface TextListProps {
  readonly ref: RefObject<HTMLOListElement | null>;
  readonly state: TextEditing;
  readonly isStill: boolean;
  readonly language: Language | undefined;
  readonly speakers: readonly string[];
  readonly hasPicture: boolean;
  readonly onAct: (action: TextAction) => void;
}

/** The lines of the page that is shown, in the order in which they are read. */
export function TextList({ ref, state, isStill, language, speakers, hasPicture, onAct }: TextListProps) {
  const t = useWords('writing');
  const locale = useLocale();
  const names = useId();
  const [dragged, setDragged] = useState<number>();
  const items = itemsOf(state);
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div className={classes.lines}>
      {items.length === 0 && <p className={classes.note}>{t('none')}</p>}
      <datalist id={names}>
        {speakers.map((name) => (
          <option key={name} lang={language}>
            {name}
          </option>
        ))}
      </datalist>
      <ol ref={ref} className={classes.items} aria-label={t('list', { page: number(state.page) })}>
        {items.map((item, index) => (
          <TextItem
            // oxlint-disable-next-line react/no-array-index-key -- a line is told by its place on the page
            key={index}
            item={item}
            index={index}
            total={items.length}
            isChosen={state.chosen === index}
            isStill={isStill}
            isDragged={dragged === index}
            language={language}
            speakers={names}
            hasPicture={hasPicture}
            onAct={onAct}
            onDrag={setDragged}
            onDragOver={(event, over) => {
              if (dragged === undefined) return;
              event.preventDefault();
              if (dragged === over) return;
              onAct({ type: 'move', index: dragged, to: over });
              setDragged(over);
            }}
          />
        ))}
      </ol>
      <TooMuch state={state} />
      {!isStill && !isFullOfText(items) && (
        <Button variant="default" data-add onClick={() => onAct({ type: 'add' })}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}

/** That a page has as much as it may have, or more. */
function TooMuch({ state }: Pick<TextListProps, 'state'>) {
  const t = useWords('writing');
  const locale = useLocale();
  const items = itemsOf(state);
  const { pageBytes, itemsOfPage } = LIMITS.transcript;
  const bytes = bytesOfPage(items);
  const kilobytes = (value: number) => formatNumber(Math.ceil(value / 1024), locale);
  if (bytes > pageBytes) {
    return (
      <FormNote tone="error">{t('bytes', { size: kilobytes(bytes), total: kilobytes(pageBytes) })}</FormNote>
    );
  }
  if (!isFullOfText(items)) return null;
  return <FormNote tone="neutral">{t('full', { total: formatNumber(itemsOfPage, locale) })}</FormNote>;
}
