import type { Language } from '@rawi/model/lists/languages';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { Picture } from '@rawi/model/truth/schemas';

/** What this device knows of a chapter that somebody wants to read on it without a network. Plain data. */

/** How wide its pages are: `light` for little data, `best` as wide as they are. */
export const QUALITIES = ['light', 'normal', 'best'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Which chapter it is, as lists show it. */
export interface AskedChapter {
  readonly comicId: string;
  readonly slug: string;
  readonly series: string;
  readonly names: ChapterPayload['comic']['names'];
  readonly number: number;
  readonly language: Language;
  readonly title?: string;
  /** The comic's cover. */
  readonly picture: Picture;
  readonly pageCount: number;
  /** ISO 8601. */
  readonly publishedAt: string;
}

interface Asked {
  /** Of the chapter. */
  readonly id: string;
  readonly about: AskedChapter;
  readonly quality: Quality;
  /** When it was asked for, in milliseconds since the epoch: first come, first saved. */
  readonly askedAt: number;
}

/** What a chapter waits for: its turn or the network; room on the device; or that somebody tries again. */
export type WaitsFor = 'turn' | 'room' | 'retry';

/** Not whole yet: nothing of it is offered to read. */
export interface WaitingChapter extends Asked {
  readonly state: 'waiting';
  readonly waitsFor: WaitsFor;
  /** How many of its pages are on the device, and their bytes. */
  readonly pagesDone: number;
  readonly bytes: number;
}

/** All of it is on the device. */
export interface ReadyChapter extends Asked {
  readonly state: 'ready';
  readonly savedAt: number;
  /** Of its pages. */
  readonly bytes: number;
  /** The folder of its files: another one means that its pages were replaced. */
  readonly folder: string;
  /** The version in which its documents are written (`PAGE_VERSION`). */
  readonly version: number;
  /** Pictures that lists show of it and of its comic, by their keys, each with its bytes. */
  readonly pictures: Readonly<Record<string, number>>;
  /** It was taken from readers since; what is here can still be read. */
  readonly isWithdrawn?: true;
}

export type Download = WaitingChapter | ReadyChapter;

export const isReady = (download: Download): download is ReadyChapter => download.state === 'ready';
export const isWaiting = (download: Download): download is WaitingChapter => download.state === 'waiting';

/** In the order in which one reads: by comic, language and number. */
export function byNumber({ about: a }: Download, { about: b }: Download): number {
  return a.slug.localeCompare(b.slug) || a.language.localeCompare(b.language) || a.number - b.number;
}
