import type { Firestore } from 'firebase-admin/firestore';
import { chaptersWithIds } from '../chapter-ids.ts';
import type { PreparedComic } from '../prepare-comic.ts';
import { type ExistingComic, existingComic } from '../site-truth.ts';
import type { ImportBucket } from './import-bucket.ts';
import { planText, type TextPlan } from './plan-text.ts';

/** What becomes of the text of each chapter, by its id, and what its owner shall know of it. */
export async function planTexts(bucket: ImportBucket, prepared: PreparedComic, existing: ExistingComic) {
  const texts = new Map<string, TextPlan>();
  const notes: string[] = [];
  for (const { id, prepared: chapter } of chaptersWithIds(prepared, existing)) {
    const text = await planText(bucket, id, chapter, existing.chapters.get(id));
    texts.set(id, text);
    if (text.note !== undefined) notes.push(`${chapter.name}: ${text.note}`);
  }
  return { texts, notes };
}

interface Telling {
  readonly firestore: Firestore;
  readonly bucket: ImportBucket;
  readonly log: (line: string) => void;
}

/** What an import would do with the texts that the site has. */
export async function tellTexts(prepared: PreparedComic, { firestore, bucket, log }: Telling): Promise<void> {
  const existing = await existingComic(firestore, prepared.entry.slug);
  const { notes } = await planTexts(bucket, prepared, existing);
  for (const note of notes) log(`! ${note}`);
}
