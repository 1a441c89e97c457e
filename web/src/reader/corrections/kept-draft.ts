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

/** On this device: neither a reload, a lost network nor an ended session takes away what was corrected and not sent. */
const kept = keptJson('localStorage', 'corrections', (value) => keptSchema.safeParse(value).data);

/** What somebody is correcting of a chapter; nothing yet is an empty draft. */
export function readDraft(uid: string, chapterId: string): Draft {
  const found = kept.read();
  return found?.uid === uid && found.chapterId === chapterId ? found.draft : {};
}

/** Keeps a draft, or forgets it once it says nothing. */
export function keepDraft(uid: string, chapterId: string, draft: Draft, saysSomething: boolean): void {
  if (saysSomething) kept.keep(keptSchema.parse({ uid, chapterId, draft }));
  else if (kept.read()?.chapterId === chapterId) kept.keep(undefined);
}
