import { panelImage, STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import type { ShownPanels } from '@rawi/model/truth/page-manifest';
import type { CoverPicture, Image } from '@rawi/model/truth/schemas';
import { firebaseSettings } from '../firebase/env.ts';

/**
 * The origin that serves the bucket's files, without a slash at its end: Storage's own, or the emulator's.
 */
export function fileOrigin(): string {
  const { emulators } = firebaseSettings();
  return emulators?.storage ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
}

/**
 * The address of a file of the bucket: the Storage REST address, or the emulator's. It supports range
 * requests.
 */
export function fileUrl(path: string): string {
  const { storageBucket } = firebaseSettings();
  return `${fileOrigin()}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

export interface ImageSource {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  /** The average colour, shown until the image has loaded. */
  readonly color: string;
  /** The colour that the page of this image takes its own from, if it has one. */
  readonly accent?: string | undefined;
  /** What stands for it where it is not shown sharp. */
  readonly blurred?: string | undefined;
}

/** The colour that the page of this image takes its own from; the average for an image without an accent. */
export function accentOf({ accent, color }: Image): string {
  return accent ?? color;
}

/** The `srcset` of these files. */
export function srcSetOf(sources: Image['sources']): string {
  return sources.map(({ path, width }) => `${fileUrl(path)} ${width}w`).join(', ');
}

/** What an `<img>` needs to load a stored image in the best width. */
export function imageSource(
  image: Pick<Image, 'sources' | 'width' | 'height' | 'color' | 'accent' | 'blurred'>,
): ImageSource {
  const widest = image.sources.reduce((a, b) => (b.width > a.width ? b : a));
  return {
    src: fileUrl(widest.path),
    srcSet: srcSetOf(image.sources),
    width: image.width,
    height: image.height,
    color: image.color,
    ...(image.accent !== undefined && { accent: image.accent }),
    ...blurredOf(image),
  };
}

/** The same for a chapter's thumbnail, which comes in one width. */
export function thumbnailSource({ path, width, height, color, blurred }: CoverPicture): ImageSource {
  const src = fileUrl(path);
  return { src, srcSet: `${src} ${width}w`, width, height, color, ...blurredOf({ blurred }) };
}

function blurredOf({ blurred }: Pick<Image, 'blurred'>): Pick<ImageSource, 'blurred'> {
  return blurred === undefined ? {} : { blurred: fileUrl(blurred) };
}

/** A panel, and the picture that it is a part of; its edges are in thousandths of the picture. */
export interface PanelSource {
  readonly page: number;
  readonly image: ImageSource;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What must stay whole of it, in thousandths of the picture. */
  readonly keep?: ShownPanels['panels'][number]['keep'];
}

/** The panels of a page document with the files of their pages. */
export function panelSources(shown: ShownPanels): PanelSource[] {
  return shown.panels.map(({ page, x, y, width, height, keep, ...panel }) => ({
    page,
    keep,
    image: imageSource(panelImage(shown, panel)),
    x,
    y,
    width,
    height,
  }));
}

/** The picture of a chapter's strip, for screens of each density. */
export function stripSource(folder: string): Pick<ImageSource, 'src' | 'srcSet'> {
  const [shown] = STRIP_HEIGHTS;
  const urlOf = (height: (typeof STRIP_HEIGHTS)[number]) => fileUrl(`${folder}/${stripFile(height)}`);
  return {
    src: urlOf(shown),
    srcSet: STRIP_HEIGHTS.map((height) => `${urlOf(height)} ${height / shown}x`).join(', '),
  };
}
