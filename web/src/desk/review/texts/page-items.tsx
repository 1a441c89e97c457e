import type { Language } from '@rawi/model/lists/languages';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import { IconTarget } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import type { PageChange } from '../../../domains/transcripts/submitted/page-difference.ts';
import { ChangedWords } from './changed-words.tsx';
import classes from './texts.module.css';

interface PageItemsProps {
  readonly changes: readonly PageChange[];
  readonly language: Language;
  /** Whether nothing is compared: the text is all that there is. */
  readonly isPlain?: boolean | undefined;
  /** The number of the item whose place is shown on the page. */
  readonly shown?: number | undefined;
  readonly onShow?: ((number: number | undefined) => void) | undefined;
}

/** The items of a page, in the order that they shall have, each with what becomes of it. */
export function PageItems({ changes, language, isPlain = false, shown, onShow }: PageItemsProps) {
  const t = useWords('review-texts');
  if (changes.length === 0) return <p className={classes.none}>{t('stage.noText')}</p>;
  return (
    <ol className={classes.items}>
      {changes.map((change) => (
        <Item
          key={change.of === 'removed' ? `was ${change.was}` : change.is}
          change={isPlain && change.of === 'added' ? { ...change, of: 'same', was: change.is } : change}
          language={language}
          isShown={change.of !== 'removed' && change.is === shown}
          onShow={onShow}
        />
      ))}
    </ol>
  );
}

interface ItemProps extends Pick<PageItemsProps, 'language' | 'onShow'> {
  readonly change: PageChange;
  readonly isShown: boolean;
}

function Item({ change, language, isShown, onShow }: ItemProps) {
  const t = useWords('review-texts');
  const kinds = useWords('page-text');
  const locale = useLocale();
  const { of, item } = change;
  const number = formatNumber(of === 'removed' ? change.was : change.is, locale);
  const before = of === 'changed' ? change.before : item;
  const after = of === 'removed' ? undefined : item.words;
  const was = of === 'added' ? undefined : before.words;
  return (
    <li
      className={classes.entry}
      data-of={of}
      data-number={of === 'removed' ? undefined : change.is}
      tabIndex={-1}
    >
      <p className={classes.about}>
        <span className={classes.number}>{number}</span>
        {of !== 'same' && (
          <strong className={classes.change}>
            {of === 'moved' ? t('item.moved', { place: formatNumber(change.was, locale) }) : t(`item.${of}`)}
          </strong>
        )}
        <span>{kinds(`kinds.${item.kind}`)}</span>
        {item.who !== undefined && (
          <bdi className={classes.who} lang={language}>
            {item.who}
          </bdi>
        )}
        {onShow && item.place && of !== 'removed' && (
          <IconButton
            className={classes.show}
            label={t('item.show', { place: number })}
            aria-pressed={isShown}
            onClick={() => onShow(isShown ? undefined : change.is)}
          >
            <IconTarget size={20} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </p>
      <p className={classes.words} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {of === 'same' || of === 'moved' ? item.words : <ChangedWords before={was} after={after} />}
      </p>
      {of === 'changed' && <OtherChanges before={change.before} after={item} language={language} />}
    </li>
  );
}

interface OtherChangesProps {
  readonly before: TranscriptItem;
  readonly after: TranscriptItem;
  readonly language: Language;
}

/** What changes of an item beside its words: its kind, who speaks, and where it is. */
function OtherChanges({ before, after, language }: OtherChangesProps) {
  const t = useWords('review-texts');
  const kinds = useWords('page-text');
  const place = placeChange(before, after);
  return (
    <>
      {before.kind !== after.kind && (
        <p className={classes.other}>
          {t('item.kind')}{' '}
          <ChangedWords before={kinds(`kinds.${before.kind}`)} after={kinds(`kinds.${after.kind}`)} />
        </p>
      )}
      {before.who !== after.who && (
        <p className={classes.other}>
          {t('item.who')}{' '}
          <bdi lang={language}>
            <ChangedWords before={before.who} after={after.who} />
          </bdi>
        </p>
      )}
      {place && <p className={classes.other}>{t(`item.place.${place}`)}</p>}
    </>
  );
}

function placeChange(
  { place: before }: TranscriptItem,
  { place: after }: TranscriptItem,
): 'added' | 'removed' | 'changed' | undefined {
  if (!before) return after && 'added';
  if (!after) return 'removed';
  return before.some((part, index) => part !== after[index]) ? 'changed' : undefined;
}

/** The list of a page's items, to which the focus goes where one of them is looked for. */
export function useItemFocus() {
  const list = useRef<HTMLDivElement>(null);
  const focus = (number: number) =>
    requestAnimationFrame(() => {
      const entry = list.current?.querySelector<HTMLElement>(`[data-number="${number}"]`);
      entry?.scrollIntoView({ block: 'nearest' });
      entry?.focus({ preventScroll: true });
    });
  return { list, focus };
}
