import type { HomePayload } from '@rawi/model/pages/pages';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { mayZoom, zoomInto } from '../../core/lib/zoom-into.ts';
import { type PanelSource, panelSources } from '../../core/pages/files.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { PanelCrop } from '../../core/ui/panel-crop.tsx';
import type { PanelBox } from '../../core/ui/panel-sizes.ts';
import classes from './splash.module.css';

type Opening = NonNullable<NonNullable<HomePayload['opening']>['en']>;

const PHONE = '(max-width: 639.98px)';

/**
 * The sizes of the splash panels, the first one first (splash.module.css). On a phone the first is nine tenths of its
 * real size: it is what the page's largest paint waits for, and a picture that is only a little too narrow does as well
 * there as the next one, which has almost three times the bytes.
 */
const PLACES: readonly { readonly className: string | undefined; readonly boxes: readonly PanelBox[] }[] = [
  { className: classes.first, boxes: boxesOf({ vw: 60 }, { vw: 90, height: 238 }) },
  { className: classes.second, boxes: boxesOf({ vw: 25 }, { vw: 54, height: 158 }) },
  { className: classes.third, boxes: boxesOf({ vw: 25 }, { vw: 54, height: 158 }) },
];

function boxesOf(wide: { vw: number }, phone: { vw: number; height: number }): PanelBox[] {
  return [
    { media: PHONE, width: { vw: phone.vw }, height: phone.height },
    { width: wide, height: 560 },
  ];
}

/** The first panels of a chapter, each of which opens the reader at its page. */
export function OpeningPanels({ opening }: { readonly opening: Opening }) {
  const panels = panelSources(opening);
  return (
    <div className={classes.splash} data-panels={panels.length} data-opening>
      {panels.map((panel, index) => (
        <OpeningPanel key={index} chapter={opening.chapter} panel={panel} place={index} />
      ))}
    </div>
  );
}

interface OpeningPanelProps {
  readonly chapter: string;
  readonly panel: PanelSource;
  readonly place: number;
}

function OpeningPanel({ chapter, panel, place }: OpeningPanelProps) {
  const t = useWords('home');
  const locale = useLocale();
  const { className, boxes = [] } = PLACES[place] ?? {};
  const to = paths.chapter(locale, chapter, panel.page);
  const open = useOpenPanel(to, panel.page);
  return (
    <Link to={to} className={classNames(classes.panel, className)} onClick={open}>
      <PanelCrop
        panel={panel}
        boxes={boxes}
        alt={t('splash.readFrom', { page: formatNumber(panel.page, locale) })}
        fetching={place === 0 ? 'first' : 'lazy'}
      />
    </Link>
  );
}

/**
 * Handles a click on a panel: the panel zooms into its page in the reader. The browser handles every other
 * way to follow the link (a new tab, without script).
 */
function useOpenPanel(to: string, page: number): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !mayZoom()) return;
    event.preventDefault();
    zoomInto({
      from: event.currentTarget,
      go: () => void navigate(to),
      find: () => pageInReader(page),
    });
  };
}

/**
 * The page's element in the reader, once it is drawn; null in a strip, where the page is not fitted to a
 * fixed place, and where a notice stands before it.
 */
function pageInReader(page: number): HTMLElement | null | undefined {
  if (document.querySelector('[data-reader="vertical"], [data-notice]')) return null;
  const shown = document.querySelector<HTMLElement>(`[data-slot][data-current] [data-page="${page}"]`);
  return shown?.querySelector(':is(img, canvas)[data-shown]') ? shown : undefined;
}
