import type { Language } from '@rawi/model/lists/languages';
import { IconCopy, IconFocus2 } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { useReaderWords } from '../reader-words.ts';
import { directionOf, type TextItem } from './page-texts.ts';
import classes from './text-panel.module.css';

interface ItemListProps {
  readonly items: readonly TextItem[];
  readonly language: Language;
  /** The item whose place is shown. */
  readonly at: number | undefined;
  /** Absent of a translation whose page is not shown. */
  readonly onAt?: (item: number) => void;
  readonly onCopy: (items: readonly TextItem[]) => void;
}

/** The items of a page in their order. The arrow keys up and down go from one to the next, whose place is shown then. */
export function ItemList({ items, language, at, onAt, onCopy }: ItemListProps) {
  const t = useWords('page-text');
  const { direction } = useReaderWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at !== undefined) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const goByKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-show]') ?? [])];
    const from = buttons.findIndex((button) => button.closest('li')?.contains(document.activeElement));
    if (by === undefined || from < 0) return;
    event.preventDefault();
    buttons[from + by]?.focus();
  };
  return (
    // The keys move between buttons, each of which Tab reaches too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={list} className={classes.items} onKeyDown={goByKey}>
      {items.map((item, index) => (
        <li key={index} className={classes.item} data-at={index === at || undefined}>
          <p className={classes.said}>
            <span className={classes.about} dir={direction}>
              {item.kind !== 'speech' && <span>{t(`kinds.${item.kind}`)}</span>}
              {item.who !== undefined && (
                <bdi lang={language} className={classes.who}>
                  {item.who}
                </bdi>
              )}
            </span>
            <span className={classes.words} lang={language} dir={directionOf(language)}>
              {item.words}
            </span>
          </p>
          <span className={classes.tools}>
            {onAt && (
              <IconButton
                label={t(item.place ? 'show' : 'noPlace')}
                aria-pressed={index === at}
                data-show
                onFocus={() => onAt(index)}
                onClick={() => onAt(index)}
              >
                <IconFocus2 size={18} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <IconButton label={t('copyItem')} onClick={() => onCopy([item])}>
              <IconCopy size={18} stroke={1.75} aria-hidden />
            </IconButton>
          </span>
        </li>
      ))}
    </ol>
  );
}
