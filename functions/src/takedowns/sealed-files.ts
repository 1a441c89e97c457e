import { filesOfChapter, filesOfComic, filesOfImage } from '@rawi/model/truth/named-files';
import type { Sealed } from '@rawi/model/truth/sealed';
import { folderOf } from '../publishing/published-files.ts';

/** Where the files of something sealed are. */
export interface SealedFiles {
  /** Folders of its own: everything in them is moved. */
  readonly folders: readonly string[];
  /** Files in the folders of something else. */
  readonly files: readonly string[];
  /** The ids that its folders may be named after: their older folders are deleted too. */
  readonly owners: readonly string[];
}

/** Where the published files of something were when it was sealed. */
export function publishedFilesOf(sealed: Sealed): SealedFiles {
  switch (sealed.kind) {
    case 'comic': {
      const { comic, comicId } = sealed;
      return {
        folders: foldersOf(filesOfComic(comic)),
        files: [],
        owners: [...new Set([comicId, comic.slug])],
      };
    }
    case 'chapter':
      return { folders: foldersOf(filesOfChapter(sealed.chapter)), files: [], owners: [sealed.chapterId] };
    case 'article': {
      const { picture, pictures } = sealed.article;
      const images = [picture.en, picture.ar, ...pictures.map(({ image }) => image)];
      // Its pictures may belong to a comic: those stay.
      const own = new RegExp(`^public/${sealed.slug}-[0-9a-f]{16}$`);
      const folders = foldersOf(images.flatMap(filesOfImage)).filter((folder) => own.test(folder));
      return { folders, files: [], owners: [sealed.slug] };
    }
    case 'cover':
      return { folders: [], files: filesOfComic(sealed.comic), owners: [] };
    case 'chapterCover':
      return { folders: [], files: filesOfImage(sealed.chapter.cover), owners: [] };
    case 'photo':
      return { folders: [], files: filesOfImage(sealed.photo), owners: [] };
    case 'comment':
      return { folders: [], files: [], owners: [] };
  }
}

function foldersOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map(folderOf))];
}
