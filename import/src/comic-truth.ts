import { type BlurredFolder, blurredFolder } from '@rawi/media/blurred/blurred-folder';
import type { RenderedImage } from '@rawi/media/covers/render-picture';
import {
  addChapterFiles,
  CHAPTER_PDF,
  lowestStrip,
  manifestOf,
  panelsFolder,
  previewOf,
} from '@rawi/media/distill/chapter-files';
import { PublishedFolder, type Upload } from '@rawi/media/published-folder';
import { addShareCards, shareCardPaths } from '@rawi/media/share-card/comic-cards';
import {
  byComicField,
  byNamedField,
  COMIC_FIELDS,
  type ComicField,
  NAMED_FIELDS,
  type NamedField,
} from '@rawi/model/lists/comic-fields';
import { chapterSummary } from '@rawi/model/pages/chapter-summary';
import { isSame } from '@rawi/model/pages/is-same';
import { nextShelf } from '@rawi/model/pages/shelves';
import { raisedRating } from '@rawi/model/rating/raised-rating';
import { allNames } from '@rawi/model/text/all-names';
import { searchKeys } from '@rawi/model/text/fold';
import { mapVariants } from '@rawi/model/text/localized';
import { slugOf } from '@rawi/model/text/slugify';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { PANELS_FILE, packImage, unpackImage } from '@rawi/model/truth/page-images';
import type { PageManifest, Panel } from '@rawi/model/truth/page-manifest';
import { dueReplacing, dueWith } from '@rawi/model/truth/panels-due';
import type { Named } from '@rawi/model/truth/schemas';
import type { CatalogComic } from './catalog-file.ts';
import { chaptersWithIds } from './chapter-ids.ts';
import { type Stated, withStated } from './document-write.ts';
import type { Names } from './names.ts';
import { directionOf, type PreparedChapter, type PreparedComic } from './prepare-comic.ts';
import type { ExistingComic } from './site-truth.ts';
import type { TextPlan } from './texts/plan-text.ts';
import { statedText } from './texts/stated-text.ts';

/** A comic as it will be in the site: its documents, what of them the catalogue states, and the files they name. */
export interface ComicTruth {
  readonly comicId: string;
  readonly comic: Comic;
  /** What the catalogue and the chapters say of the comic; other fields are the site's own. */
  readonly stated: Stated<Comic>;
  /** The chapters of the catalogue. */
  readonly chapters: readonly ChapterTruth[];
  readonly uploads: readonly Upload[];
}

export interface ChapterTruth {
  readonly id: string;
  readonly chapter: Chapter;
  readonly stated: Stated<Chapter>;
}

/** Joins a prepared comic with what the site already holds: what the catalogue does not state stays as it is there. */
export async function comicTruth(
  prepared: PreparedComic,
  existing: ExistingComic,
  texts: ReadonlyMap<string, TextPlan>,
  names: Names,
  now: Date,
): Promise<ComicTruth> {
  const { entry } = prepared;
  const slug = existing.comic?.slug ?? entry.slug;
  const uploads: Upload[] = [...texts.values()].flatMap((text) => text.uploads);
  const chapters: ChapterTruth[] = [];
  for (const { id, prepared: chapter } of chaptersWithIds(prepared, existing)) {
    const folder = new PublishedFolder(id);
    folder.addImage('cover', chapter.cover);
    const { manifest, strip } = await addContent(folder, chapter);
    const blurred = await blurredFolder(folder.path(), [
      { name: 'cover', content: narrowest(chapter.cover) },
      ...(strip ? [{ name: 'strip', content: strip }] : []),
    ]);
    const panels = panelsIn(id, chapter, manifest, existing);
    uploads.push(...folder.uploads(), ...blurred.uploads(), ...(panels?.uploads() ?? []));
    const shown = {
      manifest: manifest && { ...manifest, ...(strip && { blurredStrip: blurred.pathOf('strip') }) },
      panelsFile: panels?.pathOf(PANELS_FILE),
      text: texts.get(id),
    };
    const truth = chapterTruth(id, chapter, shown, existing, { folder, blurred }, now);
    chapters.push(truth);
  }
  const all = new Map([...existing.chapters, ...chapters.map(({ id, chapter }) => [id, chapter] as const)]);

  const folder = new PublishedFolder(slug);
  const { en, ar } = prepared.covers;
  if (en) folder.addImage('cover-en', en);
  if (ar) folder.addImage('cover-ar', ar);
  if (prepared.art) folder.addImage('art', prepared.art);
  const called = { series: entry.comic.series, names: entry.comic.translatedName };
  const cards = await addShareCards(folder, called, mapVariants(prepared.covers, cardCover));
  const pictures = { 'cover-en': en, 'cover-ar': ar, art: prepared.art };
  const blurred = await blurredFolder(
    folder.path(),
    Object.entries(pictures).flatMap(([name, image]) => (image ? [{ name, content: narrowest(image) }] : [])),
  );
  uploads.push(...folder.uploads(), ...blurred.uploads());
  const imageOf = (name: keyof typeof pictures) => {
    const image = pictures[name];
    return image && { ...folder.imageOf(name, image), blurred: blurred.pathOf(name) };
  };

  const stated = {
    ...statedFields(entry.comic),
    ...(await namedBy(entry.comic, names)),
    ...raisedRating(existing.comic, entry.comic),
    names: entry.comic.translatedName,
    searchKeys: searchKeys(allNames({ ...called, otherName: entry.comic.otherName })),
    cover: { en: imageOf('cover-en'), ar: imageOf('cover-ar') },
    art: imageOf('art'),
    shareCards: shareCardPaths(folder, cards),
    ...(entry.comic.createdAt && { createdAt: entry.comic.createdAt }),
    ...chapterSummary(
      [...all].map(([id, chapter]) => ({ ...chapter, id })),
      now,
    ),
  };
  const before = existing.comic ?? { slug, views: 0, createdAt: now, shelf: nextShelf(existing.arrivals) };
  const comic = comicSchema.parse(withStated(before, stated));
  return { comicId: existing.comicId, comic, stated, chapters, uploads };
}

type CatalogFields = Pick<CatalogComic, ComicField>;

/** Texts and choices as the catalogue has them; an optional text that it lacks is stated to be absent. */
function statedFields(comic: CatalogFields) {
  return byComicField({
    title: (field) => comic[field],
    text: (field) => comic[field],
    prose: (field) => comic[field],
    one: null,
    several: null,
    option: (field) => comic[field],
    // A rating is raised and never lowered by a file (`raisedRating`).
    rating: null,
    notes: null,
  });
}

/** Whom and what a comic names, as the site and the catalogue have them: publishers by their ids, all others by their names. */
async function namedBy(comic: CatalogFields, names: Names) {
  const found = new Map<NamedField, readonly Named[]>();
  for (const field of NAMED_FIELDS) {
    const isGenre = COMIC_FIELDS[field].of === 'genre';
    const named = await Promise.all(
      [comic[field]].flat().map((name) => {
        if (typeof name === 'string') return names.publisher(name);
        return isGenre ? names.genre(name) : names.person(name);
      }),
    );
    found.set(
      field,
      named.filter((each) => each !== undefined),
    );
  }
  return byNamedField((field) => found.get(field) ?? []);
}

/** The widest that there is. */
function cardCover({ variants, accent }: RenderedImage) {
  const widest = variants.toSorted((one, other) => other.width - one.width)[0];
  if (!widest) throw new Error('A picture has no variants.');
  return { content: widest.content, accent };
}

/** The file of a picture that a blurred one is made of. */
function narrowest({ variants }: RenderedImage): Buffer {
  const [first] = variants.toSorted((one, other) => one.width - other.width);
  if (!first) throw new Error('A picture has no variants.');
  return first.content;
}

/**
 * Adds the chapter's pages and its copy for download; what a reader needs to know of the pages, where there are any, and the lowest file of
 * their strip.
 */
async function addContent(
  folder: PublishedFolder,
  { chapter, content }: PreparedChapter,
): Promise<{ readonly manifest?: PageManifest; readonly strip?: Buffer | undefined }> {
  if ('pdf' in content) {
    await folder.addFile(CHAPTER_PDF, 'application/pdf', content.pdf.path);
    return {};
  }
  const { folder: drawn, pages } = content.distilled;
  const preview = await previewOf(drawn, pages, chapter.panels);
  await addChapterFiles(folder, drawn, pages, preview, content.copy);
  return { manifest: manifestOf(folder.path(), pages, preview), strip: lowestStrip(preview) };
}

/** The panels of a chapter's pages; none where the site has them for these very images, since people may have corrected them. */
function panelsIn(
  id: string,
  { content, sha256 }: PreparedChapter,
  manifest: PageManifest | undefined,
  { chapters }: ExistingComic,
): PublishedFolder | undefined {
  if ('pdf' in content) return undefined;
  const existing = chapters.get(id);
  const isSame = hasSameImages(existing, sha256, manifest);
  return isSame && existing?.panelsFile ? undefined : panelsFolder(id, content.distilled.pages);
}

/** Whether a chapter has these very images, made of the same file: they may lie in another folder, beside another copy for download. */
function hasSameImages(
  existing: Chapter | undefined,
  sha256: string,
  manifest: PageManifest | undefined,
): boolean {
  const before = existing?.manifest;
  if (before?.folder === manifest?.folder) return true;
  return existing?.sha256 === sha256 && withoutDense(before) === withoutDense(manifest);
}

/** A chapter of before there were files for dense screens has the same images without them. */
const withoutDense = (manifest: PageManifest | undefined) =>
  manifest?.images.map((text) => packImage({ ...unpackImage(text), dense: false })).join();

/** What is shown of a chapter's page images. */
interface ShownPages {
  readonly manifest: PageManifest | undefined;
  readonly panelsFile: string | undefined;
  readonly text: TextPlan | undefined;
}

function chapterTruth(
  id: string,
  { chapter, cover, content, sha256 }: PreparedChapter,
  { manifest, panelsFile, text }: ShownPages,
  { comicId, chapters }: ExistingComic,
  { folder, blurred }: { readonly folder: PublishedFolder; readonly blurred: BlurredFolder },
  now: Date,
): ChapterTruth {
  const existing = chapters.get(id);
  const path = folder.pathOf(CHAPTER_PDF);
  const bytes = folder.uploads().find((upload) => upload.path === path)?.bytes;
  const readingDirection = directionOf(chapter, 'distilled' in content ? content.distilled : undefined);
  const due: Pick<Chapter, 'panelsDue' | 'panelsSet'> = hasSameImages(existing, sha256, manifest)
    ? {}
    : panelsDueOf(manifest, existing, now);
  const stated = {
    number: chapter.number,
    language: chapter.language,
    title: chapter.title,
    translator: chapter.translator && { id: slugOf(chapter.translator), name: chapter.translator },
    cover: { ...folder.imageOf('cover', cover), blurred: blurred.pathOf('cover') },
    pdf: { path, bytes },
    pageCount: 'pdf' in content ? content.pdf.pageCount : content.distilled.pages.length,
    readingDirection,
    downloadable: chapter.downloadable,
    ...raisedRating(existing, chapter),
    sha256,
    ...(chapter.publishedAt && { publishedAt: chapter.publishedAt }),
    ...imagesOf(manifest, existing?.pdf.path === path),
    ...(panelsFile !== undefined && { panelsFile }),
    // Without page images, or of other ones, there are no panels of them.
    ...(panelsFile === undefined && !hasSameImages(existing, sha256, manifest) && { panelsFile }),
    ...due,
    ...(text && statedText(text, existing, 'panelsDue' in due ? due.panelsDue : existing?.panelsDue, now)),
    ...(hasSameCard(existing, { manifest, readingDirection }) ? {} : { shareCards: manifest && null }),
    // Corrections of an earlier file are about pages that no longer exist.
    ...(existing?.reading && existing.sha256 !== sha256 && { reading: undefined }),
    // What was corrected was said of that file.
    ...(existing?.changes && existing.sha256 !== sha256 && { changes: undefined }),
  };
  const before = existing ?? { comicId, views: 0, publishedAt: now, imported: true };
  return { id, chapter: chapterSchema.parse(withStated(before, stated)), stated };
}

/** Whether what a chapter's card shows is the same: its images, where they lie, which panels open it and which way it is read. */
function hasSameCard(
  existing: Chapter | undefined,
  { manifest, readingDirection }: Pick<Chapter, 'manifest' | 'readingDirection'>,
): boolean {
  const before = existing?.manifest;
  if (before?.folder !== manifest?.folder || existing?.readingDirection !== readingDirection) return false;
  // What no crop may cut is found again each time.
  const placesOf = (panels: readonly Panel[] = []) =>
    panels.map(({ page, x, y, width, height }) => [page, x, y, width, height]);
  return isSame(placesOf(before?.panels), placesOf(manifest?.panels));
}

/** Of new page images, what people have set of the same pages elsewhere, or of the same images before, is taken over. */
function panelsDueOf(manifest: PageManifest | undefined, existing: Chapter | undefined, now: Date) {
  const before = existing?.panelsDue?.before ?? [];
  const panelsDue = manifest ? dueReplacing(existing, now) : dueWith({ before });
  return { panelsSet: undefined, panelsDue };
}

/** Page images belong to the file that they were made of: without images of its own, a new file has none. */
function imagesOf(manifest: PageManifest | undefined, sameFile: boolean) {
  return manifest || !sameFile ? { manifest } : {};
}
