import type { Language } from '@rawi/model/lists/languages';
import { panelsAsRead } from '@rawi/model/panels/set-pages';
import { chapterPanelsSchema, type PageBox } from '@rawi/model/truth/chapter-panels';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import { reading } from '@rawi/model/truth/tolerant';
import type { TranscriptOf } from '@rawi/model/truth/transcript-draft';
import { fileUrl } from '../../core/pages/files.ts';
import { readChapterPage } from '../../core/pages/pages.ts';

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

/** A published chapter, or a submission with its pages as they are ready. */
export type Written =
  | Extract<TranscriptOf, { readonly kind: 'chapter' }>
  | (Extract<TranscriptOf, { readonly kind: 'submission' }> & {
      readonly pages: readonly (readonly PageImage[])[];
      /** Absent where the comic is not published, or not chosen yet. */
      readonly comicId?: string | undefined;
    });

export const textOf = (written: Written): TranscriptOf =>
  written.kind === 'chapter'
    ? { kind: 'chapter', comicId: written.comicId, chapterId: written.chapterId }
    : { kind: 'submission', submissionId: written.submissionId };

const ALONE: WrittenChapter = { pages: [], submissionId: undefined, readPanels: undefined, other: undefined };

/** Reads it. A published chapter of whose page nothing comes is written without its images. */
export async function readWritten(written: Written): Promise<WrittenChapter> {
  if (written.kind === 'submission') {
    return { ...ALONE, pages: written.pages, submissionId: written.submissionId };
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
