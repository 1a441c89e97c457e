import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { report } from '../../core/lib/report-error.ts';
import { fileUrl } from '../../core/pages/files.ts';
import { LAYOUTS } from '../layouts.ts';
import { WHOLE_PAGE } from '../pages/fit-page.ts';
import type { PageSource } from '../pages/page-source.ts';
import { EYE_LINE } from '../pages/strip-surface.tsx';
import { currentPages, currentSpread, type ReaderAction, type ReaderState } from '../reader-state.ts';
import type { Reading } from '../settings/use-reading.ts';
import type { PanelPlace, Part } from './guided-steps.ts';
import { partWithin, styleOfPart, usePageOnScreen } from './page-on-screen.ts';
import { parsePanel } from './panel-param.ts';
import classes from './sought-panel.module.css';

interface SoughtPanelProps {
  readonly chapter: ChapterPayload;
  readonly state: ReaderState;
  readonly reading: Reading;
  readonly page: number;
  /** `?panel=` of the address. */
  readonly param: string;
  /** What is shown of a page, where its margins are left out. */
  readonly cropOf: PageSource['cropOf'];
  readonly dispatch: (action: ReaderAction) => void;
}

/**
 * Leads to the panel that the address names: guided view to its step, any other view to its place on the page, which is framed for a moment.
 * Nothing happens where the chapter has no such panel, or its reader has turned the page before the panels came.
 */
export default function SoughtPanel(props: SoughtPanelProps) {
  const { state, reading, page, param } = props;
  const place = parsePanel(param, page);
  const [isDone, setDone] = useState(false);
  const isThere = currentPages(state).includes(page);
  // Whoever has turned the page is not led back.
  if (!isThere && !isDone) setDone(true);
  if (place === undefined || isDone || !isThere) return null;
  const isGuided = reading.view === 'panels' && LAYOUTS[state.layout].surface === 'paged';
  const Shown = isGuided ? StepOfPanel : FramedPanel;
  return <Shown {...props} place={place} onDone={() => setDone(true)} />;
}

interface ShownProps extends SoughtPanelProps {
  readonly place: PanelPlace;
  readonly onDone: () => void;
}

/** In guided view: goes to the panel's first step once there are steps. */
function StepOfPanel({ state, place: { page, panel }, dispatch, onDone }: ShownProps) {
  useEffect(() => {
    if (state.steps === undefined) return;
    const step = state.steps[state.at]?.findIndex(
      ({ place }) => place?.page === page && place.panel === panel,
    );
    if (step !== undefined && step >= 0) {
      // The reader itself hears of the steps only after its parts.
      dispatch({ type: 'arrange', arrangement: state });
      dispatch({ type: 'go', page });
      for (let at = 0; at < step; at += 1) dispatch({ type: 'next' });
    }
    onDone();
  }, [state, page, panel, dispatch, onDone]);
  return null;
}

/** In any other view: a frame around the panel on its page. */
function FramedPanel({
  chapter,
  state,
  reading,
  place,
  cropOf = () => WHOLE_PAGE,
  dispatch,
  onDone,
}: ShownProps) {
  const onPage = useBox(chapter, place, onDone);
  const box = onPage && partWithin(onPage, cropOf(place.page));
  const isRtl = reading.direction === 'rtl';
  const { half } = currentSpread(state) ?? {};
  const onHalf = box && (box.x + box.width / 2 < 1 / 2 === isRtl ? 2 : 1);
  const isElsewhere = half !== undefined && onHalf !== undefined && half !== onHalf;
  useEffect(() => {
    if (isElsewhere) dispatch({ type: onHalf === 2 ? 'next' : 'previous' });
  }, [isElsewhere, onHalf, dispatch]);
  const target = usePageOnScreen(place.page);
  if (box === undefined || isElsewhere || target === null) return null;
  return createPortal(<Frame box={box} onDone={onDone} />, target);
}

function Frame({ box, onDone }: { readonly box: Part; readonly onDone: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) bringIntoView(frame.current);
  }, []);
  return (
    <div
      ref={frame}
      className={classes.frame}
      style={styleOfPart(box)}
      data-sought-panel
      onAnimationEnd={onDone}
    />
  );
}

/**
 * Scrolls a page that is longer than the screen to the panel: to its middle, or to its top where it is longer itself. In a strip its page is
 * the one that is read then: else it would count as left at once.
 */
function bringIntoView(frame: HTMLElement): void {
  const { top, left, width, height } = frame.getBoundingClientRect();
  const [roomX, roomY] = [window.innerWidth - width, window.innerHeight - height];
  const slot = frame.closest('[data-slot]');
  const pageTop = frame.closest('[data-page]')?.getBoundingClientRect().top ?? top;
  const least = slot ? -Infinity : pageTop + 1 - (window.innerHeight * EYE_LINE) / 100;
  const by = { left: left - roomX / 2, top: Math.max(top - Math.max(roomY / 2, 0), least) };
  (slot ?? window).scrollBy({ ...by, behavior: 'instant' });
}

/** The panel on its page; undefined until the chapter's panels have come. */
function useBox(
  { panelsFile, readingDirection }: ChapterPayload,
  { page, panel }: PanelPlace,
  onNone: () => void,
): Part | undefined {
  const [box, setBox] = useState<Part>();
  const none = useRef(onNone);
  useEffect(() => {
    none.current = onNone;
  });
  useEffect(() => {
    if (panelsFile === undefined) return undefined;
    const abort = new AbortController();
    const bring = async () => {
      // What guided view asks for, too; it is in nobody's first chunk.
      const [{ panelBoxes }, response] = await Promise.all([
        import('./panel-boxes.ts'),
        fetch(fileUrl(panelsFile), { signal: abort.signal }),
      ]);
      if (!response.ok) throw new Error(`The panels did not come: ${response.status}.`);
      const { panels = [], numbers = [] } =
        panelBoxes(await response.json(), readingDirection === 'rtl')[page - 1] ?? {};
      const found = panels[numbers.indexOf(panel)];
      if (abort.signal.aborted) return;
      if (found) setBox(found);
      else none.current();
    };
    bring().catch((error: unknown) => {
      if (!abort.signal.aborted) report('The panel of the address was not found.', error);
    });
    return () => abort.abort();
  }, [panelsFile, readingDirection, page, panel]);
  return box;
}
