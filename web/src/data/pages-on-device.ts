import { type Download, isReady } from './downloads/record.ts';
import { keptPageIds } from './kept-pages.ts';

/** The pages that open from this device, by their paths below the language: downloads, and what was opened before. */
export async function pathsOnDevice(
  downloads: readonly Download[],
  onlyDownloads: boolean,
): Promise<ReadonlySet<string>> {
  const saved = downloads
    .filter(isReady)
    .flatMap(({ id, about }) => [`/chapter/${id}`, `/comic/${about.slug}`]);
  const opened = onlyDownloads ? [] : (await keptPageIds()).flatMap((id) => pathOf(id) ?? []);
  return new Set([...saved, ...opened]);
}

/** `chapter_x` is shown at `/chapter/x`. */
function pathOf(id: string): string | undefined {
  const [, kind, key] = /^(chapter|comic|translator|publisher|blog)_(.+)$/.exec(id) ?? [];
  return kind === undefined ? undefined : `/${kind}/${key}`;
}
