import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import type { PageBox } from '@rawi/model/truth/chapter-panels';
import { PANEL_UNITS, type PageImage } from '@rawi/model/truth/page-images';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import { ratioOf } from '../../../domains/submissions/staged/ratio-of.ts';
import type { ComparedPage } from '../../../domains/transcripts/submitted/text-difference.ts';
import { OriginalPage } from '../original.tsx';
import { KEYS } from '../shortcuts.tsx';
import { PageItems } from './page-items.tsx';
import classes from './texts.module.css';
import type { TextSteps } from './use-text-steps.ts';

interface TextStageProps {
  readonly pages: readonly ComparedPage[];
  readonly images: readonly (readonly PageImage[])[];
  readonly language: Language;
  readonly steps: TextSteps;
  readonly list: RefObject<HTMLDivElement | null>;
  /** What can be shown beside it, and is then. */
  readonly tools?: ReactNode;
  readonly beside?: ReactNode;
}

/** A page of a chapter beside its text, with what changes in it. */
export function TextStage({ pages, images, language, steps, list, tools, beside }: TextStageProps) {
  const t = useWords('review-texts');
  const locale = useLocale();
  const { page, previous, next, isAll, setIsAll, handleKey } = steps;
  const [shown, setShown] = useState<{ readonly page: number; readonly item: number }>();
  const compared = pages[page - 1];
  const slices = images[page - 1];
  const number = formatNumber(page, locale);
  const total = formatNumber(pages.length, locale);
  const item = shown?.page === page ? shown.item : undefined;
  const place = compared?.changes.find((each) => each.of !== 'removed' && each.is === item)?.item.place;
  const hasOthers = pages.some((each) => !each.isChanged);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys turn the page wherever in it the focus is.
    <section className={classes.stage} aria-label={t('stage.title')} onKeyDown={handleKey}>
      <div className={classes.bar}>
        <div className={classes.turns} dir="ltr">
          <IconButton
            label={t('stage.previous')}
            aria-keyshortcuts={KEYS.previous}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && steps.show(previous)}
          >
            <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
          </IconButton>
          <output dir="auto" lang={locale}>
            {t('stage.page', { page: number, total })}
          </output>
          <IconButton
            label={t('stage.next')}
            aria-keyshortcuts={KEYS.next}
            disabled={next === undefined}
            onClick={() => next !== undefined && steps.show(next)}
          >
            <IconArrowRight size={22} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {hasOthers && (
          <Button variant="default" aria-pressed={isAll} onClick={() => setIsAll(!isAll)}>
            {t('stage.all')}
          </Button>
        )}
        {tools}
      </div>
      <div className={classes.sides}>
        <div className={classes.picture} dir="ltr">
          {slices ? (
            <div className={classes.sheet} style={shapeOf(slices)}>
              <OriginalPage slices={slices} alt={t('stage.image', { page: number })} />
              {place && <span className={classes.place} style={styleOf(place)} aria-hidden="true" />}
            </div>
          ) : (
            <p className={classes.none} dir="auto" lang={locale}>
              {t('stage.noImages')}
            </p>
          )}
        </div>
        <section className={classes.text} aria-label={t('stage.text', { page: number })}>
          <div ref={list}>
            <PageItems
              changes={compared?.changes ?? []}
              language={language}
              shown={item}
              onShow={
                slices && ((chosen) => setShown(chosen === undefined ? undefined : { page, item: chosen }))
              }
            />
          </div>
          {beside}
        </section>
      </div>
    </section>
  );
}

const shapeOf = (slices: readonly PageImage[]): CSSProperties & Record<'--ratio', number> => ({
  '--ratio': ratioOf(slices),
});

function styleOf([x, y, width, height]: PageBox): CSSProperties {
  const share = (part: number) => `${(part / PANEL_UNITS) * 100}%`;
  return {
    insetInlineStart: share(x),
    insetBlockStart: share(y),
    inlineSize: share(width),
    blockSize: share(height),
  };
}
