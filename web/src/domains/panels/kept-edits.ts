import { pageBoxSchema } from '@rawi/model/truth/chapter-panels';
import { z } from '@rawi/model/zod';
import { keptJson } from '../../core/device/device-store.ts';
import type { Boxes } from './edit-pages.ts';

/** Panels that somebody has changed and not saved, on this device: they survive a reload, a lost network and an ended session. */

/** Of how many chapters. */
const MOST = 5;

const editsSchema = z.object({
  uid: z.string(),
  chapterId: z.string(),
  /** Of the page images that they are about. */
  folder: z.string(),
  /** Whether they are in the order from right to left; earlier builds have not said so. */
  isRtl: z.boolean().optional(),
  pages: z.array(z.object({ page: z.int().min(1), panels: z.array(pageBoxSchema) })),
  looked: z.array(z.int().min(1)),
});

const kept = keptJson('localStorage', 'panels', (value) => z.array(editsSchema).safeParse(value).data);

/** Whose changes, of which chapter. */
export interface EditsOf {
  readonly uid: string;
  readonly chapterId: string;
}

/** Changed pages, by their numbers from 1, and which pages were looked at. */
export interface KeptEdits {
  readonly folder: string;
  readonly isRtl?: boolean | undefined;
  readonly pages: ReadonlyMap<number, Boxes>;
  readonly looked: readonly number[];
}

const isOf =
  ({ uid, chapterId }: EditsOf) =>
  (each: EditsOf) =>
    each.uid === uid && each.chapterId === chapterId;

export function readEdits(of: EditsOf): KeptEdits | undefined {
  const found = kept.read()?.find(isOf(of));
  if (!found) return undefined;
  const pages = found.pages.map(
    ({ page, panels }) => [page, panels.map(([x, y, width, height]) => ({ x, y, width, height }))] as const,
  );
  return { folder: found.folder, isRtl: found.isRtl, looked: found.looked, pages: new Map(pages) };
}

/** Keeps changes, the newest of a few chapters; without any changed page they go. Returns whether the browser has done so. */
export function keepEdits(of: EditsOf, { folder, isRtl, pages, looked }: KeptEdits): boolean {
  const others = (kept.read() ?? []).filter((each) => !isOf(of)(each));
  const changed = [...pages].map(([page, boxes]) => ({
    page,
    panels: boxes.map(({ x, y, width, height }): [number, number, number, number] => [x, y, width, height]),
  }));
  const { uid, chapterId } = of;
  const own =
    changed.length === 0 ? [] : [{ uid, chapterId, folder, isRtl, pages: changed, looked: [...looked] }];
  const all = [...own, ...others].slice(0, MOST);
  return kept.keep(all.length === 0 ? undefined : all);
}

export function dropEdits(of: EditsOf): void {
  keepEdits(of, { folder: '', pages: new Map(), looked: [] });
}
