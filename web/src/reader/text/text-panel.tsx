import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import {
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconTextDecrease,
  IconTextIncrease,
} from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { showToast } from '../../core/lib/toast.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { PlainButton } from '../../core/ui/plain-button.tsx';
import { SwitchRow } from '../../core/ui/switch-row.tsx';
import { useReaderWords } from '../reader-words.ts';
import { SheetFrame } from '../settings/sheet-frame.tsx';
import { AloudControls } from './aloud/aloud-controls.tsx';
import { ItemList } from './item-list.tsx';
import { type ItemAt, lineOf, type PageTextOf, type TextItem } from './page-texts.ts';
import classes from './text-panel.module.css';
import { changeTextSettings, TEXT_SIZES, USUAL_SIZE, useTextSettings, withFlag } from './text-settings.ts';
import type { ComingTexts } from './use-page-texts.ts';

interface TextPanelProps {
  readonly language: Language;
  /** The language of the other translation that has text, if there is one. */
  readonly other: Language | undefined;
  readonly coming: ComingTexts | undefined;
  readonly pages: readonly PageTextOf[];
  /** The item whose place is shown. */
  readonly at: ItemAt | undefined;
  readonly isAtEnd: boolean;
  readonly onAt: (at: ItemAt | undefined) => void;
  readonly onRetry: () => void;
  /** Turns a whole page; false where there is none. */
  readonly onTurn: (to: 'next' | 'previous') => boolean;
  readonly onClose: () => void;
}

/** The text of the pages that are shown, beside them or, on a phone, under them; it follows them. */
export function TextPanel(props: TextPanelProps) {
  const { language, other, coming, pages, at, isAtEnd, onAt, onRetry, onTurn, onClose } = props;
  const t = useWords('page-text');
  const settings = useTextSettings();
  const isHere = coming?.status === 'here';
  const [aloudSettings, setAloudSettings] = useState<Element | null>(null);
  const size: CSSProperties & Record<'--text-size', number> = {
    '--text-size': TEXT_SIZES[settings.size ?? USUAL_SIZE] ?? 1,
  };
  return (
    <SheetFrame title={t('title')} isUnder onClose={onClose}>
      {isHere && !isAtEnd && (
        <AloudControls
          language={language}
          pages={pages}
          at={at}
          onAt={onAt}
          onNextPage={() => onTurn('next')}
          settings={aloudSettings}
        />
      )}
      <div className={classes.pages} style={size} data-page-text>
        {isAtEnd && <p>{t('atEnd')}</p>}
        {!isAtEnd &&
          isHere &&
          pages.map((page) => (
            <OnePage key={page.page} {...page} language={language} other={other} at={at} onAt={onAt} />
          ))}
        {!isAtEnd && !isHere && <Coming coming={coming} onRetry={onRetry} />}
      </div>
      <Turning onTurn={onTurn} />
      <div ref={setAloudSettings} className={classes.settings} />
      <TextSettingsRows other={other} />
    </SheetFrame>
  );
}

interface OnePageProps extends PageTextOf, Pick<TextPanelProps, 'language' | 'other' | 'at' | 'onAt'> {}

function OnePage({ page, items, beside, language, other, at, onAt }: OnePageProps) {
  const t = useWords('page-text');
  const words = useReaderWords();
  const copy = useCopy();
  const here = at?.page === page ? at.item : undefined;
  return (
    // Its heading names it; a landmark of the page's text stands beside the picture already.
    <div className={classes.page}>
      <div className={classes.pageHead}>
        <h3>{t('page', { page: words.number(page) })}</h3>
        {items.length > 0 && (
          <IconButton label={t('copyPage')} onClick={() => copy(items)}>
            <IconCopy size={20} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      {items.length === 0 && <p className={classes.quiet}>{t('nothing')}</p>}
      <div className={classes.columns} data-both={beside !== undefined || undefined}>
        <ItemList
          items={items}
          language={language}
          at={here}
          onAt={(item) => onAt({ page, item })}
          onCopy={copy}
        />
        {beside !== undefined && other !== undefined && (
          <ItemList items={beside} language={other} at={undefined} onCopy={copy} />
        )}
      </div>
    </div>
  );
}

function Coming({ coming, onRetry }: Pick<TextPanelProps, 'coming' | 'onRetry'>) {
  const t = useWords('page-text');
  if (coming === undefined || coming.status === 'loading')
    return <output className={classes.quiet}>{t('loading')}</output>;
  return (
    <div role="alert">
      <p>{t(coming.status === 'offline' ? 'offline' : 'failed')}</p>
      <PlainButton variant="default" onClick={onRetry}>
        {t('tryAgain')}
      </PlainButton>
    </div>
  );
}

/** Turning from within the panel, whose keys are its own. */
function Turning({ onTurn }: Pick<TextPanelProps, 'onTurn'>) {
  const t = useWords('page-text');
  const { direction } = useReaderWords();
  const [Back, On] =
    direction === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight];
  return (
    <div className={classes.turning}>
      <PlainButton variant="default" onClick={() => onTurn('previous')}>
        <Back className={classes.back} size={18} stroke={1.75} aria-hidden />
        {t('previousPage')}
      </PlainButton>
      <PlainButton variant="default" onClick={() => onTurn('next')}>
        {t('nextPage')}
        <On className={classes.on} size={18} stroke={1.75} aria-hidden />
      </PlainButton>
    </div>
  );
}

function TextSettingsRows({ other }: Pick<TextPanelProps, 'other'>) {
  const t = useWords('page-text');
  const { locale, number } = useReaderWords();
  const settings = useTextSettings();
  const size = settings.size ?? USUAL_SIZE;
  const resize = (by: number) => changeTextSettings((before) => ({ ...before, size: size + by }));
  return (
    <div className={classes.settings}>
      <fieldset className={classes.size} aria-label={t('size')}>
        <span aria-hidden>{t('size')}</span>
        <IconButton label={t('smaller')} disabled={size === 0} onClick={() => resize(-1)}>
          <IconTextDecrease size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <output>{number(Math.round((TEXT_SIZES[size] ?? 1) * 100))}%</output>
        <IconButton label={t('larger')} disabled={size === TEXT_SIZES.length - 1} onClick={() => resize(1)}>
          <IconTextIncrease size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </fieldset>
      {other !== undefined && (
        <SwitchRow
          label={t('both', { language: LANGUAGE_NAMES[other][locale] })}
          text={t('bothHint')}
          isOn={!settings.oneLanguage}
          onChange={(isOn) => changeTextSettings((before) => withFlag(before, 'oneLanguage', !isOn))}
        />
      )}
      <SwitchRow
        label={t('always')}
        text={t('alwaysHint')}
        isOn={settings.always === true}
        onChange={(isOn) => changeTextSettings((before) => withFlag(before, 'always', isOn))}
      />
    </div>
  );
}

/** Copies items as lines, and says whether it could. */
function useCopy(): (items: readonly TextItem[]) => void {
  const t = useWords('page-text');
  const copy = async (items: readonly TextItem[]) => {
    const text = items.map(lineOf).join('\n');
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    await showToast({
      id: 'text-copied',
      title: t(isCopied ? 'copied' : 'notCopied'),
      closeLabel: t('close'),
    });
  };
  return (items) => void copy(items);
}
