import type { Comic } from '@rawi/model/comic';
import type { PageTarget } from '@rawi/model/page-target';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** Beyond the most read of each kind of likeness a comic is hardly among anyone's twelve. */
const EACH = 60;

/** The pages of comics that may now show this one as similar. */
export async function similarPages(firestore: Firestore, comic: Comic): Promise<PageTarget[]> {
  const comics = firestore.collection(paths.comics());
  const results = await Promise.all(
    [
      comics.where('genres', 'array-contains-any', comic.genres),
      comics.where('writer.id', '==', comic.writer.id),
      comics.where('publisher.id', '==', comic.publisher.id),
    ].map((query) => query.orderBy('views', 'desc').orderBy('slug').limit(EACH).select('slug').get()),
  );
  const slugs = new Set(
    results.flatMap((result) => result.docs.map((document) => String(document.get('slug')))),
  );
  return [...slugs].map((id): PageTarget => ({ kind: 'comic', id }));
}
