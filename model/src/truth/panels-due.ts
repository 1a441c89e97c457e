import { LIMITS } from '../limits.ts';
import { z } from '../zod.ts';
import { storagePathSchema, timeSchema } from './schemas.ts';

/** How long what was a chapter's file of panels stays, for pages and downloads that still name it. */
const STAYS_MS = 24 * 60 * 60 * 1000;

/** What is still to be done about a chapter's panels, which `tendPanels` does; no page shows it. */
export const panelsDueSchema = z.strictObject({
  /** When the first of it is to be done. */
  at: timeSchema,
  /** Since when it waits to take over what people have set of the same pages elsewhere. */
  wanted: timeSchema.optional(),
  /** What it had before its file was replaced: pages of the very same images keep what people have set. */
  earlier: z.strictObject({ images: storagePathSchema, panels: storagePathSchema }).optional(),
  /** Folders of earlier files of panels, oldest first, and until when each stays. */
  before: z
    .array(z.strictObject({ folder: storagePathSchema, until: timeSchema }))
    .max(LIMITS.earlierPanels * 50)
    .default([]),
});
export type PanelsDue = z.infer<typeof panelsDueSchema>;
type Work = Omit<PanelsDue, 'at'>;

/** The same with the time at which the first of it is to be done; nothing where nothing is left. */
export function dueWith({ wanted, earlier, before }: Work): PanelsDue | undefined {
  const times = [...(wanted ? [wanted] : []), ...before.map(({ until }) => until)];
  const at = times.toSorted((one, other) => +one - +other)[0];
  return at && { at, ...(wanted && { wanted, ...(earlier && { earlier }) }), before };
}

/** What is set of the same pages elsewhere is wanted from now on. */
export function dueWanting(due: PanelsDue | undefined, now: Date): PanelsDue {
  return { ...due, before: due?.before ?? [], at: now, wanted: now };
}

/** A file of panels is none any more: it goes in a day, or sooner where many wait. */
export function dueWithout(due: PanelsDue | undefined, folder: string, now: Date): PanelsDue | undefined {
  const later = { folder, until: new Date(now.getTime() + STAYS_MS) };
  const before = [...(due?.before ?? []).filter((each) => each.folder !== folder), later];
  const early = before.length - LIMITS.earlierPanels;
  return dueWith({
    ...due,
    before: before.map((each, index) => (index < early && each.until > now ? { ...each, until: now } : each)),
  });
}

/** What stands in a chapter's document of its images and panels. */
interface Earlier {
  readonly manifest?: { readonly folder: string } | undefined;
  readonly panelsFile?: string | null | undefined;
  readonly panelsSet?: true | undefined;
  readonly panelsDue?: PanelsDue | undefined;
}

/**
 * Of a chapter with new page images: what is set of the same pages elsewhere is wanted, and what people had set before of the
 * very same images, whose folders stay for a day.
 */
export function dueReplacing(chapter: Earlier | undefined, now: Date): PanelsDue {
  const { manifest, panelsFile, panelsSet, panelsDue } = chapter ?? {};
  const hasSet = panelsSet && manifest && panelsFile;
  const earlier = hasSet ? { images: manifest.folder, panels: panelsFile } : undefined;
  return { ...dueWanting(panelsDue, now), ...(earlier && { earlier }) };
}
