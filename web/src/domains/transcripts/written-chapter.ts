import type { Language } from '@rawi/model/lists/languages';
import { panelsAsRead } from '@rawi/model/panels/set-pages';
import { chapterPanelsSchema, type PageBox } from '@rawi/model/truth/chapter-panels';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import { reading } from '@rawi/model/truth/tolerant';
import type { TranscriptOf } from '@rawi/model/truth/transcript-draft';
import { fileUrl } from '../../core/pages/files.ts';
import { readChapterPage, readComicPage } from '../../core/pages/pages.ts';

/** What a text is written for, as far as its pages are shown beside it. */
export interface WrittenChapter {
  /** The images of each page; none of a chapter that has no images. */
  readonly pages: readonly (readonly PageImage[])[];
  /** The submission under whose permission they are read, where they are not public. */
  readonly submissionId: string | undefined;
  /** Reads the panels of each page, as they are read; absent where there are none. */
  readonly readPanels: (() => Promise<readonly (readonly PageBox[])[]>) | undefined;
  /** Another translation that has a text, for reference. */
  readonly other:
    | {
        readonly language: Language;
        readonly file: string;
        readonly pageOf: (page: number) => number | undefined;
      }
    | undefined;
}

interface Beside {
  readonly slug: string;
  readonly number: number;
  readonly language: Language;
}

/** A published chapter, or a submission with its pages as they are ready. */
export type Written =
  | Extract<TranscriptOf, { readonly kind: 'chapter' }>
  | (Extract<TranscriptOf, { readonly kind: 'submission' }> & {
      readonly pages: readonly (readonly PageImage[])[];
      /** Absent where the comic is not published, or not chosen yet. */
      readonly comicId?: string | undefined;
      /** Beside which published translations it belongs; absent while its draft does not say so. */
      readonly beside?: Beside;
    });

export const textOf = (written: Written): TranscriptOf =>
  written.kind === 'chapter'
    ? { kind: 'chapter', comicId: written.comicId, chapterId: written.chapterId }
    : { kind: 'submission', submissionId: written.submissionId };

/** How many translations of a chapter are looked at for a text. */
const OTHERS = 3;

const ALONE: WrittenChapter = { pages: [], submissionId: undefined, readPanels: undefined, other: undefined };

/** Reads it. A published chapter of whose page nothing comes is written without its images. */
export async function readWritten(written: Written): Promise<WrittenChapter> {
  if (written.kind === 'submission') {
    const { pages, submissionId, beside } = written;
    return { ...ALONE, pages, submissionId, other: beside && (await otherBeside(beside, pages.length)) };
  }
  const page = await readChapterPage(written.chapterId);
  if (page.state !== 'ready') return ALONE;
  const { manifest, panelsFile, readingDirection, pageCount, translations, language } = page.payload;
  const other = translations.find(
    (each) =>
      each.transcript !== undefined &&
      each.language !== language &&
      (each.matches !== undefined || each.pageCount === pageCount),
  );
  return {
    ...ALONE,
    pages: manifest ? pagesOf(manifest) : [],
    readPanels: panelsFile === undefined ? undefined : () => panelsIn(panelsFile, readingDirection === 'rtl'),
    other:
      other?.transcript === undefined
        ? undefined
        : {
            language: other.language,
            file: other.transcript,
            pageOf: (each) => pageInTranslation(each, pageCount, other),
          },
  };
}

/** The text of another translation of the same chapter, where that has one and as many pages; it is a help, so nothing waits for what does not come. */
async function otherBeside(
  { slug, number, language }: Beside,
  pageCount: number,
): Promise<WrittenChapter['other']> {
  const comic = await readComicPage(slug);
  if (comic.state !== 'ready') return undefined;
  const rows = comic.payload.chapters.filter(
    (row) => row.number === number && row.language !== language && row.pageCount === pageCount,
  );
  for (const { id } of rows.slice(0, OTHERS)) {
    const page = await readChapterPage(id);
    const path = page.state === 'ready' ? page.payload.transcript?.path : undefined;
    if (page.state === 'ready' && path !== undefined)
      return { language: page.payload.language, file: path, pageOf: (each) => each };
  }
  return undefined;
}

const panelsFileSchema = reading(chapterPanelsSchema);

async function panelsIn(path: string, isRtl: boolean): Promise<readonly (readonly PageBox[])[]> {
  const response = await fetch(fileUrl(path));
  if (!response.ok) throw new Error(`The panels did not come: ${response.status}.`);
  const { pages } = panelsFileSchema.parse(await response.json());
  return pages.map((page) =>
    page.whole
      ? []
      : panelsAsRead(page, isRtl).map(([x, y, width, height]): PageBox => [x, y, width, height]),
  );
}
