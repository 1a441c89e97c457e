import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import type { Submission } from '@rawi/model/truth/submission';
import type { ReactNode } from 'react';
import { useLocale } from '../../core/i18n/locale.ts';
import { useList } from '../../core/live/use-list.ts';
import { fileUrl } from '../../core/pages/files.ts';
import { translationsOf } from '../../domains/reviews/reviews.ts';
import classes from './pages.module.css';

/** The published pages of the same chapter in another language. */
export interface Original {
  readonly language: string;
  readonly pages: readonly (readonly PageImage[])[];
}

interface WithOriginalProps {
  readonly submission: Submission;
  readonly children: (original: Original | undefined) => ReactNode;
}

/**
 * The original that a translation is compared with; undefined for a chapter that is new in every language.
 */
export function WithOriginal({ submission: { content }, children }: WithOriginalProps) {
  if (!('comic' in content) || !content.comic || content.number === null) return children(undefined);
  return (
    <LoadedOriginal comicId={content.comic.comicId} number={content.number} language={content.language}>
      {children}
    </LoadedOriginal>
  );
}

interface LoadedOriginalProps extends Pick<WithOriginalProps, 'children'> {
  readonly comicId: string;
  readonly number: number;
  readonly language: Language | null;
}

function LoadedOriginal({ comicId, number, language, children }: LoadedOriginalProps) {
  const locale = useLocale();
  const { items = [] } = useList(translationsOf(comicId, number));
  const others = items.map(({ data }) => data).filter((each) => each.manifest && each.language !== language);
  // The oldest one is most likely the original of the translation.
  const [first] = others.toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime());
  if (!first?.manifest) return children(undefined);
  return children({
    language: LANGUAGE_NAMES[first.language][locale],
    pages: pagesOf(first.manifest),
  });
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
