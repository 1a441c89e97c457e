import { isLikeOtherId } from '@rawi/model/truth/comic-slug';
import type { Firestore } from 'firebase-admin/firestore';
import type { CatalogPublisher } from './catalog-file.ts';
import type { Problem } from './problem.ts';
import type { CatalogEntry } from './read-catalog.ts';
import { existingComic, existingPublisher } from './site-truth.ts';

/**
 * What stands between a catalogue's comic and the site: no such publisher, another comic at its address, or an
 * address that is like the id of something else.
 */
export async function siteProblems(
  firestore: Firestore,
  entry: CatalogEntry,
  publishers: ReadonlyMap<string, CatalogPublisher>,
): Promise<Problem[]> {
  const { name, slug, comic } = entry;
  const problems: Problem[] = [];
  if (!publishers.has(comic.publisher) && !(await existingPublisher(firestore, comic.publisher))) {
    const message = `there is no publisher “${comic.publisher}” in the catalogue or in the site`;
    problems.push({ entry: name, field: 'publisher', message });
  }
  const there = (await existingComic(firestore, slug)).comic;
  if (there && there.publisher.id !== comic.publisher && there.series !== comic.series) {
    const message = `the address “${slug}” belongs to “${there.series}”: give this comic a "slug" of its own`;
    problems.push({ entry: name, field: 'slug', message });
  }
  if (!there && isLikeOtherId(slug)) {
    const message = `the address “${slug}” could be taken for that of a chapter or an account: give this comic a "slug" of its own`;
    problems.push({ entry: name, field: 'slug', message });
  }
  return problems;
}
