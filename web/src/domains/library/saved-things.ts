import type { Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { localize, mapVariants } from '@rawi/model/text/localized';
import { pictureOfWidth } from '@rawi/model/truth/picture';
import type { Image, Picture } from '@rawi/model/truth/schemas';
import type { SavedThing } from './change.ts';

/** The fields of a comic that lists show, which every page that names it has. */
type ComicInList = Pick<ComicPayload, 'id' | 'slug' | 'series' | 'names'>;

interface ChapterInList {
  readonly id: string;
  readonly number: number;
  readonly language: Language;
  readonly title?: string | undefined;
}

/** The saved form of a comic. */
export function savedComic(comic: ComicInList & Pick<ComicPayload, 'cover'>, locale: Locale): SavedThing {
  const { cover } = comic;
  return {
    kind: 'comic',
    ...comicFields(comic),
    picture: listPicture(localize(cover, locale).value),
    covers: mapVariants(cover, listPicture),
  };
}

/** The cover of a saved comic in this language, else the one that it was saved with. */
export function savedCover(
  { picture, covers }: Extract<SavedThing, { kind: 'comic' }>,
  locale: Locale,
): Picture {
  return covers?.[locale] ?? picture;
}

/** The saved form of a chapter. */
export function savedChapter(comic: ComicInList, chapter: ChapterInList, picture: Picture): SavedThing {
  const { id, number, language, title } = chapter;
  return {
    kind: 'chapter',
    chapterId: id,
    ...comicFields(comic),
    number,
    language,
    ...(title !== undefined && { title }),
    picture,
  };
}

/** The least width of a list's picture on a sharp screen. */
const LIST_WIDTH = 320;

/** The source of an image that a list shows: the smallest that is wide enough, else the widest. */
export function listPicture(image: Image): Picture {
  return pictureOfWidth(image, LIST_WIDTH);
}

function comicFields({ id, slug, series, names }: ComicInList) {
  const { en, ar } = names;
  return {
    comicId: id,
    slug,
    series,
    names: { ...(en !== undefined && { en }), ...(ar !== undefined && { ar }) },
  };
}
