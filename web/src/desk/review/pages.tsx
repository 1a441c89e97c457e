import { Button, VisuallyHidden } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { SkeletonBox } from '../../core/ui/skeleton-box.tsx';
import { PageThumbnail } from '../../domains/submissions/staged/page-thumbnail.tsx';
import { PinnedPage } from '../../domains/submissions/staged/pinned-page.tsx';
import { usePageSteps } from '../../domains/submissions/staged/use-page-steps.ts';
import { type StagedPage, useStagedPages } from '../../domains/submissions/staged/use-staged-pages.ts';
import type { WrittenText } from '../../domains/transcripts/submitted/submitted-texts.ts';
import { Compare } from './compare.tsx';
import type { Original } from './original.tsx';
import { PagePins, type Pins, usePagePins } from './page-pins.tsx';
import classes from './pages.module.css';
import { KEYS } from './shortcuts.tsx';
import type { CheckedText } from './texts/checked-text.ts';
import { useItemFocus } from './texts/page-items.tsx';
import { PageText } from './texts/submission-text.tsx';

interface PagesProps {
  readonly folder: string;
  /** The notes, if notes may be pinned. */
  readonly pinned?: Pins | undefined;
  /** The original to compare with. */
  readonly original?: Original | undefined;
  /** What its pages say, where it brings a text. */
  readonly text?: PagesText | undefined;
}

/** The text of the chapter, and a check of its names. */
export interface PagesText {
  readonly written: WrittenText;
  readonly language: Language;
  readonly check?: ((go: CheckedText['onGo'], pageCount: number) => ReactNode) | undefined;
}

/** The pages of an unpublished chapter, one at a time, with thumbnails of all. */
export function Pages({ folder, pinned, original, text }: PagesProps) {
  const t = useWords('review');
  const { pages, retry } = useStagedPages(folder);
  if (pages === 'loading')
    return (
      <div className={classes.stage} aria-busy="true">
        <VisuallyHidden component="p">{t('pages.loading')}</VisuallyHidden>
        <SkeletonBox width="100%" height="60vh" />
      </div>
    );
  if (pages === 'failed') {
    return (
      <div className={classes.stage}>
        <p role="alert" className={classes.told}>
          {t('pages.failed')}
        </p>
        <Button variant="default" onClick={retry}>
          {t('pages.retry')}
        </Button>
      </div>
    );
  }
  return <Stage pages={pages} pinned={pinned} original={original} text={text} />;
}

interface StageProps {
  readonly pages: readonly StagedPage[];
  readonly pinned: Pins | undefined;
  readonly original: Original | undefined;
  readonly text: PagesText | undefined;
}

function Stage({ pages, pinned, original, text }: StageProps) {
  const t = useWords('review');
  const locale = useLocale();
  const { index, go, handleKey } = usePageSteps(pages.length);
  const shown = pages[index] ?? [];
  const beside = original?.pages[index];
  const pins = usePagePins(pinned, index + 1);
  const { list, focus } = useItemFocus();
  const namedOf = (language: string | null, slices: StagedPage) =>
    language === null
      ? {
          name: t('compare.published'),
          besideLabel: t('compare.besidePublished'),
          alt: t('compare.altPublished'),
          slices,
        }
      : {
          name: language,
          besideLabel: t('compare.beside', { language }),
          alt: t('compare.alt', { language }),
          slices,
        };
  const name = (page: number) => t('pages.goTo', { page: formatNumber(page, locale) });
  const [page, total] = [formatNumber(index + 1, locale), formatNumber(pages.length, locale)];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys turn the page wherever in it the focus is.
    <section
      className={classes.stage}
      data-alone={!original || undefined}
      dir="ltr"
      aria-label={t('pages.title')}
      onKeyDown={handleKey}
    >
      <div className={classes.bar}>
        <IconButton
          className={classes.turn}
          label={t('pages.previous')}
          aria-keyshortcuts={KEYS.previous}
          disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <output dir="auto">{t('pages.page', { page, total })}</output>
        <IconButton
          className={classes.turn}
          label={t('pages.next')}
          aria-keyshortcuts={KEYS.next}
          disabled={index === pages.length - 1}
          onClick={() => go(index + 1)}
        >
          <IconArrowRight size={22} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <Compare page={shown} original={beside && original && namedOf(original.language, beside)}>
        <PinnedPage
          slices={shown}
          alt={name(index + 1)}
          markers={pins.markers}
          onPlace={pinned && pins.add}
        />
      </Compare>
      {(text || pinned) && (
        <div className={classes.aside} data-text={text !== undefined || undefined} ref={list}>
          {text && <PageText {...text} page={index + 1} pageCount={pages.length} original={original} />}
          {text?.check?.((to, item) => {
            go(to - 1);
            focus(item);
          }, pages.length)}
          {pinned && <PagePins pins={pins} />}
        </div>
      )}
      <ol className={classes.strip}>
        {pages.map((slices, at) => (
          <li key={slices[0]?.sources[0]?.path}>
            <button
              type="button"
              className={classes.thumbnail}
              aria-label={name(at + 1)}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => go(at)}
            >
              <PageThumbnail page={slices} />
              <span aria-hidden="true">{formatNumber(at + 1, locale)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
