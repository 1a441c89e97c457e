import type { Removed } from '@rawi/model/truth/removed';
import { report } from '../../core/lib/report-error.ts';
import { dropFilesOf } from '../../core/pages/kept-files.ts';
import { hasDownloads } from '../../core/pages/saved-pages.ts';

/** How long the list counts as current after it was read: 5 minutes, in milliseconds. */
const FRESH = 5 * 60 * 1000;
const NOTHING: ReadonlySet<string> = new Set();

let known: { readonly ids: Promise<ReadonlySet<string>>; readonly askedAt: number } | undefined;

/**
 * The ids of chapters and comics that were removed for readers lately; one billed read in five minutes. This
 * device's copies of them are deleted; downloads only if the content was taken down. Without a network the
 * list is empty. `now` reads it even if it is current. Never rejects.
 */
export function readRemoved(when?: 'now'): Promise<ReadonlySet<string>> {
  if (!navigator.onLine) return Promise.resolve(NOTHING);
  if (when === 'now' || !known || Date.now() - known.askedAt > FRESH)
    known = { ids: ask(), askedAt: Date.now() };
  return known.ids;
}

async function ask(): Promise<ReadonlySet<string>> {
  try {
    const [{ readDocument }, { paths }] = await Promise.all([
      import('../../core/firebase/firestore-lite.ts'),
      import('@rawi/model/paths'),
    ]);
    const document = await readDocument(paths.removed());
    if (document === undefined) return NOTHING;
    // Only here, where there is a network: a device that syncs without one has no schemas.
    const [{ removedSchema }, { reading }] = await Promise.all([
      import('@rawi/model/truth/removed'),
      import('@rawi/model/truth/tolerant'),
    ]);
    const { ids } = reading(removedSchema).parse(document);
    void dropFilesOf(ids.map(({ id }) => id));
    if (hasDownloads()) await applyTo(ids);
    return new Set(ids.map(({ id }) => id));
  } catch (error) {
    report('What was removed cannot be read.', error);
    known = undefined;
    return NOTHING;
  }
}

async function applyTo(removed: Removed['ids']): Promise<void> {
  const { applyRemoved } = await import('../downloads/apply-removed.ts');
  await applyRemoved(removed);
}
