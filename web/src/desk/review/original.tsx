import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { Chapter } from '@rawi/model/truth/chapter';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import type { Submission } from '@rawi/model/truth/submission';
import type { ReactNode } from 'react';
import { useLocale } from '../../core/i18n/locale.ts';
import { useList } from '../../core/live/use-list.ts';
import { fileUrl } from '../../core/pages/files.ts';
import { translationsOf } from '../../domains/reviews/reviews.ts';
import classes from './pages.module.css';

/** The published pages that a submitted chapter is compared with. */
export interface Original {
  /** The language that they are in; null if they are what the submission replaces. */
  readonly language: string | null;
  readonly pages: readonly (readonly PageImage[])[];
  /** The chapter that they belong to, as far as its text is concerned. */
  readonly chapter?: Pick<Chapter, 'language' | 'pageCount' | 'transcript'>;
}

interface WithOriginalProps {
  readonly submission: Submission;
  readonly children: (original: Original | undefined) => ReactNode;
}

/**
 * What a chapter is compared with: a corrected file with the chapter that it replaces, a translation with the
 * same chapter in another language. Undefined for a chapter that is new in every language.
 */
export function WithOriginal({ submission, children }: WithOriginalProps) {
  const { content, resolved } = submission;
  if (!('comic' in content) || content.number === null) return children(undefined);
  const comicId = content.comic?.comicId ?? submission.comicId ?? resolved?.comic?.comicId;
  if (comicId === undefined) return children(undefined);
  return (
    <LoadedOriginal comicId={comicId} number={content.number} submission={submission}>
      {children}
    </LoadedOriginal>
  );
}

interface LoadedOriginalProps extends WithOriginalProps {
  readonly comicId: string;
  readonly number: number;
}

function LoadedOriginal({ comicId, number, submission, children }: LoadedOriginalProps) {
  const locale = useLocale();
  const { items = [] } = useList(translationsOf(comicId, number));
  const found = originalOf(
    items.map(({ data }) => data),
    submission,
  );
  if (!found?.manifest) return children(undefined);
  const isOwn = submission.replaces !== undefined;
  return children({
    language: isOwn ? null : LANGUAGE_NAMES[found.language][locale],
    pages: pagesOf(found.manifest),
    chapter: found,
  });
}

/** The chapter to compare with, of those of its number. */
export function originalOf(
  chapters: readonly Chapter[],
  { content, uid, replaces }: Pick<Submission, 'content' | 'uid' | 'replaces'>,
): Chapter | undefined {
  const { language } = content;
  const shown = chapters.filter(({ manifest }) => manifest);
  if (replaces !== undefined) {
    return shown.find((each) => each.language === language && each.translator?.id === uid);
  }
  // The oldest one is most likely the original of the translation.
  const [first] = shown
    .filter((each) => each.language !== language)
    .toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime());
  return first;
}

interface OriginalPageProps {
  readonly slices: readonly PageImage[];
  readonly alt: string;
}

/** A published page, in the width that suits a reviewer. */
export function OriginalPage({ slices, alt }: OriginalPageProps) {
  return (
    <div className={classes.original}>
      {slices.map(({ width, height, color, sources }) => {
        const source = sources.find(({ width: wide }) => wide >= 1000) ?? sources.at(-1);
        return (
          source && (
            <img
              key={source.path}
              src={fileUrl(source.path)}
              alt={alt}
              width={width}
              height={height}
              style={{ backgroundColor: color, aspectRatio: `${width} / ${height}` }}
            />
          )
        );
      })}
    </div>
  );
}
