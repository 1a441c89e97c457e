import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import type { ShownPanels } from '@rawi/model/truth/page-manifest';
import { IconArrowLeft, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { lazy, memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatPublicDay } from '../../core/i18n/format.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { paths } from '../../core/lib/paths.ts';
import { panelSources } from '../../core/pages/files.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { PanelCrop } from '../../core/ui/panel-crop.tsx';
import type { PanelBox } from '../../core/ui/panel-sizes.ts';
import { isNoStricter } from '../../domains/ratings/may-ask.ts';
import { useIsKept, usePictures } from '../../domains/ratings/showing.ts';
import { chapterTitles } from '../chapter-titles.ts';
import { OrderOn, OrderPlace } from '../order/order-on.tsx';
import { otherTranslator } from '../other-translator.ts';
import { useReaderWords } from '../reader-words.ts';
import { ComicCover } from './comic-cover.tsx';
import classes from './end-card.module.css';
import { type EndCardProps, EndMore } from './end-more.tsx';
import onward from './onward.module.css';
import { useClosingPanel } from './use-closing-panel.ts';

/** The largest sizes the teaser is drawn at (onward.module.css). */
const BOXES: readonly PanelBox[] = [
  { media: '(max-width: 639.98px)', width: { vw: 100 }, height: 220 },
  { width: { px: 500 }, height: 300 },
];

/** Lazy: no page before the last needs the code and texts of comments. */
const ChapterComments = lazy(() => import('./chapter-comments.tsx'));

/** The card after the last page: the next chapter, or what else there is to do. */
export const EndCard = memo(function EndCard(props: EndCardProps) {
  const { chapter } = props;
  const words = useReaderWords();
  return (
    <section className={classes.card} dir={words.direction} aria-label={words.t('end.label')} data-end-card>
      <p className={classes.finished}>
        <IconCircleCheck size={22} stroke={1.75} aria-hidden />
        {words.t('end.finished', { number: words.number(chapter.number) })}
      </p>
      <div className={classes.columns}>
        <WayOn {...props} />
        <EndMore {...props} />
      </div>
      <div className={classes.comments}>
        <PagePart>
          <ChapterComments chapter={chapter} />
        </PagePart>
      </div>
    </section>
  );
});

function WayOn(props: EndCardProps) {
  const { order, next } = props.way;
  const { t } = useReaderWords();
  if (order?.state === 'loading') return <p className={classes.next}>{t('order.opening')}</p>;
  if (order?.state === 'ready' && (order.next || !next)) return <OrderOn state={order} next={next} />;
  return (
    <div>
      {order?.state === 'ready' && <OrderPlace state={order} />}
      {(order?.state === 'missing' || order?.state === 'apart') && (
        <p className={classes.elsewhere}>{t(`order.${order.state}`)}</p>
      )}
      <WayInComic {...props} />
    </div>
  );
}

function WayInComic(props: EndCardProps) {
  const { next, nextElsewhere } = props.chapter;
  if (next) return <Next {...props} next={next} language={props.chapter.language} />;
  if (nextElsewhere) return <Next {...props} next={nextElsewhere} language={nextElsewhere.language} />;
  return <UpToDate {...props} />;
}

interface NextProps extends EndCardProps {
  readonly next: NonNullable<ChapterPayload['next']>;
  readonly language: Language;
}

/** The next chapter: in the same language, else in another language, which the text then names. */
function Next({ chapter, way, next, language }: NextProps) {
  const words = useReaderWords();
  const { t, locale } = words;
  const isElsewhere = language !== chapter.language;
  const to = (isElsewhere ? undefined : way.next?.to) ?? paths.chapter(locale, next.id);
  const named = { number: words.number(next.number), language: words.language(language) };
  const translator = otherTranslator(chapter, next);
  // No picture of a chapter that is for older readers than this one.
  const rating = ratingOfChapter(chapter.comic, next);
  const isSharp = usePictures(rating) === 'sharp';
  const isKept = useIsKept()(rating);
  const teaser = isSharp && isNoStricter(next, chapter) ? next.teaser : undefined;
  const Arrow = words.direction === 'rtl' ? IconArrowLeft : IconArrowRight;
  return (
    <div className={classes.next}>
      {isElsewhere && <p className={classes.elsewhere}>{t('end.endsHere', named)}</p>}
      {/*
       * Not a link: on a phone it reaches the screen's edge, where a tap means "back"; elsewhere a tap on it
       * opens the chapter.
       */}
      <div
        className={classes.lead}
        data-teaser={teaser ? true : undefined}
        data-next-chapter={!isElsewhere || undefined}
        aria-hidden
      >
        {teaser ? (
          <Onward chapter={chapter} teaser={teaser} />
        ) : (
          <ComicCover comic={chapter.comic} className={classes.cover} />
        )}
        <span className={classes.leadText}>
          <span className={classes.eyebrow}>{t('end.next')}</span>
          <span className={classes.heading}>{words.chapter(next.number)}</span>
          {next.title !== undefined && isKept && (
            <span className={classes.title}>
              <bdi lang={language}>{next.title}</bdi>
            </span>
          )}
          <span className={classes.detail}>{formatPublicDay(next.publishedAt, locale)}</span>
        </span>
      </div>
      <Button
        component={Link}
        to={to}
        size="lg"
        fullWidth
        rightSection={<Arrow size={22} stroke={1.75} aria-hidden />}
        data-primary-end
      >
        {t(isElsewhere ? 'end.readElsewhere' : 'end.readNext', named)}
      </Button>
      {translator !== undefined && (
        <p className={classes.note}>{t('end.translatedBy', { translator: isolated(translator) })}</p>
      )}
      {!isElsewhere && (
        <>
          <p className={classes.note} data-for="keys">
            {t('end.onByKey')}
          </p>
          <p className={classes.note} data-for="touch">
            {t('end.onByTouch')}
          </p>
        </>
      )}
    </div>
  );
}

function UpToDate({ chapter }: EndCardProps) {
  const words = useReaderWords();
  const { t, locale } = words;
  const titles = chapterTitles(chapter, locale);
  const to = paths.comic(locale, chapter.comic.slug);
  return (
    <div className={classes.next}>
      <div className={classes.lead} aria-hidden>
        <ComicCover comic={chapter.comic} className={classes.cover} />
        <span className={classes.leadText}>
          <span className={classes.heading}>
            <bdi lang={titles.comic.lang}>{titles.comic.text}</bdi>
          </span>
          <span className={classes.title}>{t('end.upToDate')}</span>
        </span>
      </div>
      <Button component={Link} to={to} size="lg" fullWidth data-primary-end>
        {t('end.backToComic')}
      </Button>
    </div>
  );
}

interface OnwardProps {
  readonly chapter: ChapterPayload;
  /** The best panel of the next chapter. */
  readonly teaser: ShownPanels;
}

/**
 * The last panel of this chapter, dimmed, and over a slanted gutter the best one of the next, which comes further in while the
 * card is pulled (`page-pull.ts`). Decorative: the words beside it name the chapter.
 */
function Onward({ chapter, teaser }: OnwardProps) {
  const place = useRef<HTMLSpanElement>(null);
  const closing = useClosingPanel(chapter, place);
  return (
    // As the pages lie: what comes next is on the side that it is pulled in from.
    <span className={onward.onward} dir={chapter.readingDirection === 'rtl' ? 'rtl' : 'ltr'} data-onward>
      {chapter.manifest && (
        <span ref={place} className={onward.closing}>
          {closing && <Panels shown={closing} />}
        </span>
      )}
      <span className={onward.teaser} data-next-panel>
        <Panels shown={teaser} />
      </span>
    </span>
  );
}

function Panels({ shown }: { readonly shown: ShownPanels }) {
  return panelSources(shown).map((panel) => (
    <PanelCrop key={panel.page} panel={panel} boxes={BOXES} alt="" fetching="lazy" />
  ));
}
