import { matchedPagesSchema } from '@rawi/model/truth/chapter-reading';
import { panelsSchema } from '@rawi/model/truth/page-manifest';
import { z } from '@rawi/model/zod';
import { keptJson } from '../../core/device/device-store.ts';
import type { Draft } from './corrections.ts';

const keptSchema = z.object({
  uid: z.string(),
  chapterId: z.string(),
  draft: z.object({
    shifted: z.boolean().optional(),
    matches: z.record(z.string(), matchedPagesSchema.nullable()).optional(),
    panels: panelsSchema.nullable().optional(),
  }),
});

/**
 * Stored on this device, so that unsent corrections survive a reload, a lost network and an ended session.
 */
const kept = keptJson('localStorage', 'corrections', (value) => keptSchema.safeParse(value).data);

/** The unsent corrections of a chapter; an empty draft if there are none. */
export function readDraft(uid: string, chapterId: string): Draft {
  const found = kept.read();
  return found?.uid === uid && found.chapterId === chapterId ? found.draft : {};
}

/** Stores a draft, or deletes it once it is empty. */
export function keepDraft(uid: string, chapterId: string, draft: Draft, saysSomething: boolean): void {
  if (saysSomething) kept.keep(keptSchema.parse({ uid, chapterId, draft }));
  else if (kept.read()?.chapterId === chapterId) kept.keep(undefined);
}
