import type { Language } from '@rawi/model/lists/languages';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { Picture } from '@rawi/model/truth/schemas';

/** What this device knows of a chapter that somebody wants to read without a network. Plain data. */

/** The width of its pages: `light` for little data, `best` for the original width. */
export const QUALITIES = ['light', 'normal', 'best'] as const;
export type Quality = (typeof QUALITIES)[number];

/** The chapter's facts that lists show. */
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
  /** The chapter's id. */
  readonly id: string;
  readonly about: AskedChapter;
  readonly quality: Quality;
  /** When it was requested, in milliseconds since the epoch: first come, first served. */
  readonly askedAt: number;
}

/** What a chapter waits for: its turn or the network; room on the device; or that somebody tries again. */
export type WaitsFor = 'turn' | 'room' | 'retry';

/** Not complete yet: nothing of it can be read. */
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
  /** The bytes of its pages. */
  readonly bytes: number;
  /** The folder of its files; another folder means that its pages were replaced. */
  readonly folder: string;
  /** The version of its documents (`PAGE_VERSION`). */
  readonly version: number;
  /** Pictures that lists show of it and of its comic, by their keys, with their bytes. */
  readonly pictures: Readonly<Record<string, number>>;
  /** It was withdrawn from readers since; the copy here can still be read. */
  readonly isWithdrawn?: true;
}

export type Download = WaitingChapter | ReadyChapter;

export const isReady = (download: Download): download is ReadyChapter => download.state === 'ready';
export const isWaiting = (download: Download): download is WaitingChapter => download.state === 'waiting';

/** Reading order: by comic, language and number. */
export function byNumber({ about: a }: Download, { about: b }: Download): number {
  return a.slug.localeCompare(b.slug) || a.language.localeCompare(b.language) || a.number - b.number;
}
