import type { PageImage } from '@rawi/model/truth/page-images';
import {
  type CSSProperties,
  createContext,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { fileUrl } from '../../core/pages/files.ts';
import { type Box, boxStyle, type Point } from './boxes.ts';
import classes from './framed-page.module.css';
import { PageSlice } from './page-slice.tsx';
import { type FrameId, useFrameDrag } from './use-frame-drag.ts';

interface Surface extends Pick<ReturnType<typeof useFrameDrag>, 'drag' | 'box' | 'take'> {
  readonly least: number;
  readonly isScrolled: boolean;
  /** Takes what may be drawn from a frame on; undefined where its drag moves it. */
  readonly drawOver: ((event: PointerEvent, onPress: () => void) => void) | undefined;
}

const SurfaceContext = createContext<Surface | undefined>(undefined);

/** What the frames of a page share: what is dragged, and how something is taken. */
export function useSurface(): Surface {
  const surface = useContext(SurfaceContext);
  if (!surface) throw new Error('A frame lies on a page.');
  return surface;
}

interface FramedPageProps {
  /** What a screen reader calls the page. */
  readonly label: string;
  /** The images of the page, from its top. */
  readonly slices: readonly PageImage[];
  /** `screen` shows a page whole, but a tall one, which is scrolled; in the `flow` it is as wide as what is around it, which is scrolled. */
  readonly fit: 'screen' | 'flow';
  /** The shortest side of what is drawn and resized, in ten-thousandths. */
  readonly least: number;
  /** Nothing on it can be reached. */
  readonly isInert?: boolean;
  /** Undefined where none can be drawn. */
  readonly onDraw?: ((box: Box) => void) | undefined;
  /** A drag that begins on a frame draws, too, unless the frame is chosen. */
  readonly drawsOver?: boolean;
  /** Where the page is scrolled, a finger draws nothing; else it does where the browser does not scroll by it: sideways. */
  readonly onlyScrolls?: boolean;
  /** A press on the page itself. */
  readonly onPress?: ((at: Point) => void) | undefined;
  readonly chosen?: FrameId | undefined;
  /** How many frames there are. */
  readonly count: number;
  /** The focus stays where it is, whatever is chosen. */
  readonly leavesFocus?: boolean;
  /** Draws an image that is not public, by the path of its file. */
  readonly renderSlice?: ((slice: PageImage, path: string) => ReactNode) | undefined;
  /** Its frames. */
  readonly children: ReactNode;
  /** A sentence over the page. */
  readonly note?: ReactNode;
}

/** A page that is so much higher than wide is scrolled. */
const TALL = 2.2;
/** How wide a picture has to be. */
const WIDTHS = { screen: 1000, flow: 800 } as const;
const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/**
 * A page with what lies on it: dragging on the page draws a frame, a frame is moved by its body and changed by its edges and corners, and keys do the same. Where
 * the page is scrolled, a finger on it scrolls up and down.
 */
export function FramedPage(props: FramedPageProps) {
  const { label, slices, fit, least, isInert, onDraw, onPress, renderSlice, children, note } = props;
  const { drawsOver = false, onlyScrolls = false } = props;
  const page = useRef<HTMLElement>(null);
  const { drag, box, take, handlers } = useFrameDrag(page, least, props.count);
  useKeptFocus(page, props);
  const width = slices[0]?.width ?? 1;
  const height = Math.max(
    1,
    slices.reduce((sum, slice) => sum + slice.height, 0),
  );
  const isScrolled = fit === 'flow' || height > width * TALL;
  const draw = (event: PointerEvent, press: ((at: Point) => void) | undefined) => {
    const onDone = onlyScrolls && isScrolled && event.pointerType === 'touch' ? undefined : onDraw;
    if (onDone ?? press) take(event, { taken: 'draw', box: NOWHERE, onDone, onPress: press });
  };
  const drawOver = drawsOver && onDraw ? draw : undefined;
  return (
    <div
      className={classes.surface}
      dir="ltr"
      data-fit={fit}
      data-scrolled={isScrolled || undefined}
      data-over={drawOver !== undefined || undefined}
      inert={isInert}
    >
      {/* Everything the pointer does has a keyboard way: a button adds a frame, and keys on it move and change it. */}
      <section
        ref={page}
        aria-label={label}
        tabIndex={-1}
        className={classes.page}
        style={{ '--ratio': width / height } as CSSProperties}
        data-drawing={onDraw !== undefined || undefined}
        onPointerDown={(event) => {
          if (event.button === 0) draw(event, onPress);
        }}
        {...handlers}
      >
        {slices.map((slice) => {
          const path = pathOf(slice, WIDTHS[fit]);
          return renderSlice ? (
            renderSlice(slice, path)
          ) : (
            <PageSlice key={path} slice={slice} source={fileUrl(path)} />
          );
        })}
        <SurfaceContext value={{ drag, box, take, least, isScrolled, drawOver }}>{children}</SurfaceContext>
        {drag?.taken === 'draw' && box && <span className={classes.mark} style={boxStyle(box)} />}
      </section>
      {note !== undefined && drag === undefined && (
        // The page around it runs from left to right in every language.
        <p className={classes.note} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}

const pathOf = ({ sources }: PageImage, width: number): string =>
  (sources.find((source) => source.width >= width) ?? sources.at(-1))?.path ?? '';

/** Where what had the focus is gone, the chosen frame has it, or the page. */
function useKeptFocus(
  page: RefObject<HTMLElement | null>,
  { chosen, count, leavesFocus = false }: Pick<FramedPageProps, 'chosen' | 'count' | 'leavesFocus'>,
): void {
  useEffect(() => {
    const element = page.current;
    const focused = document.activeElement;
    if (!element || leavesFocus) return;
    const frame =
      chosen === undefined || count === 0
        ? null
        : element.querySelector<HTMLElement>(`[data-frame="${chosen}"]`);
    const isLost = focused === document.body || focused === element.closest('dialog');
    if (isLost) (frame ?? element).focus({ preventScroll: true });
    else if (element.contains(focused)) frame?.focus({ preventScroll: true });
  }, [page, chosen, count, leavesFocus]);
}
