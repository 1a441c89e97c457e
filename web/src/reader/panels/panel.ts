import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { StartDownload } from '../download/use-chapter-files.ts';
import type { PanelPlace } from '../guided/guided-steps.ts';
import type { PageSize } from '../pages/page-source.ts';
import type { Reading } from '../settings/use-reading.ts';
import type { Fullscreen } from '../use-fullscreen.ts';

/** A panel that opens over the pages. */
export type Panel = 'settings' | 'thumbnails' | 'help' | 'corrections' | 'take-down' | 'link' | 'text';

export interface PanelProps {
  readonly chapter: ChapterPayload;
  readonly reading: Reading;
  /** The current pages; none on the end card. */
  readonly pages: readonly number[];
  /** The panel that guided view shows; undefined in any other view, and of a whole page. */
  readonly place: PanelPlace | undefined;
  readonly thumbnailOf: ((page: number) => string | undefined) | undefined;
  readonly sizeOf: ((page: number) => PageSize) | undefined;
  readonly fullscreen: Fullscreen;
  readonly onPage: (page: number) => void;
  /** Absent if the chapter may not be downloaded. */
  readonly onDownload: StartDownload | undefined;
  readonly onReport: () => void;
  readonly onPanel: (panel: Panel | undefined) => void;
}
