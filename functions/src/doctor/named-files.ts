import { filesOfBlog, filesOfChapter, filesOfComic, filesOfImage } from '@rawi/model/truth/named-files';
import { allBlogs } from '../data/blogs.ts';
import { allChapters } from '../data/chapters.ts';
import { comics } from '../data/comics.ts';
import { ifReadable } from '../data/converter.ts';
import { publishers } from '../data/publishers.ts';
import { translators } from '../data/translators.ts';
import { users } from '../data/users.ts';
import { cardsFolderFor } from '../publishing/published-files.ts';
import type { Patient } from './check.ts';
import { documentsOf, SAMPLE } from './documents.ts';

/** What names published files: its path, the beginning of the names of its folders, and the files. */
export interface NamingFiles {
  readonly path: string;
  readonly owner: string;
  readonly files: readonly string[];
  /** Folders that stay for a while, and may be gone already. */
  readonly leaving?: readonly string[];
}

/** The documents of the truth that name published files; one that cannot be read is left to other checks. */
export async function* namingFiles(patient: Patient): AsyncGenerator<NamingFiles> {
  const { firestore: db } = patient;
  for await (const comic of documentsOf(patient, comics(db), SAMPLE.comics)) {
    const read = ifReadable(comic);
    if (read) yield { path: comic.ref.path, owner: read.slug, files: filesOfComic(read) };
    for await (const chapter of documentsOf(patient, allChapters(db, comic.id), SAMPLE.chapters)) {
      const shown = ifReadable(chapter);
      if (!shown) continue;
      const { panelsDue, manifest, shareCards } = shown;
      const leaving = panelsDue?.before.map(({ folder }) => folder) ?? [];
      // Cards that are to be drawn again lie where the new ones will.
      if (manifest && shareCards === null) leaving.push(cardsFolderFor(manifest.folder));
      yield { path: chapter.ref.path, owner: chapter.id, files: filesOfChapter(shown), leaving };
    }
  }
  for await (const blog of documentsOf(patient, allBlogs(db), SAMPLE.articles)) {
    const read = ifReadable(blog);
    if (read) yield { path: blog.ref.path, owner: blog.id, files: filesOfBlog(read) };
  }
  for await (const publisher of documentsOf(patient, publishers(db), SAMPLE.publishers)) {
    const files = filesOfImage(ifReadable(publisher)?.logo);
    yield { path: publisher.ref.path, owner: publisher.id, files };
  }
  for await (const translator of documentsOf(patient, translators(db), SAMPLE.translators)) {
    const files = filesOfImage(ifReadable(translator)?.photo);
    yield { path: translator.ref.path, owner: translator.id, files };
  }
  for await (const user of documentsOf(patient, users(db), SAMPLE.people)) {
    yield { path: user.ref.path, owner: user.id, files: filesOfImage(ifReadable(user)?.photo) };
  }
}
