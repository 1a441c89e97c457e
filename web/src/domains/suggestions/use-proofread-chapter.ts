import type { Language } from '@rawi/model/lists/languages';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pageInTranslation } from '@rawi/model/truth/matched-pages';
import { type PageImage, pagesOf } from '@rawi/model/truth/page-images';
import { useEffect, useState } from 'react';
import type { Problem } from '../../core/forms/problem-text.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { readChapterPage } from '../../core/pages/pages.ts';
import { useSession } from '../../core/session/session.ts';

type ReadingDirection = ChapterPayload['readingDirection'];
type Pages = readonly (readonly PageImage[])[];

/** A chapter as it is proofread. */
export interface ProofreadChapter {
  readonly language: Language;
  readonly pageCount: number;
  readonly readingDirection: ReadingDirection;
  readonly pages: Pages;
  readonly hasImages: boolean;
  /** The file of its text. */
  readonly transcript: string | undefined;
  /** The person has translated it: nobody suggests to themselves. */
  readonly isMine: boolean;
  /** Another translation whose pages are matched with these. */
  readonly other:
    | {
        readonly id: string;
        readonly language: Language;
        readonly pageOf: (page: number) => number | undefined;
      }
    | undefined;
}

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: Problem }
  | { readonly state: 'ready'; readonly payload: ChapterPayload };

/** Reads a chapter's page, which is kept on the device where the reader has shown it. */
function useChapterPage(chapterId: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    if (chapterId === undefined) return undefined;
    let isWanted = true;
    const load = async () => {
      const page = await readChapterPage(chapterId);
      if (!isWanted) return;
      if (page.state === 'ready') setLoaded({ state: 'ready', payload: page.payload });
      else setLoaded({ state: 'failed', problem: { code: navigator.onLine ? 'target-missing' : 'offline' } });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [chapterId]);
  return loaded;
}

const imagesOf = ({ manifest }: ChapterPayload): Pages => (manifest ? pagesOf(manifest) : []);

/** The pages of another translation, and whether they are read to the right or to the left; none until they are there, and of one without images. */
export function usePagesOf(chapterId: string | undefined): {
  readonly pages: Pages;
  readonly readingDirection: ReadingDirection | undefined;
} {
  const loaded = useChapterPage(chapterId);
  if (loaded.state !== 'ready') return { pages: [], readingDirection: undefined };
  return { pages: imagesOf(loaded.payload), readingDirection: loaded.payload.readingDirection };
}

export function useProofreadChapter(
  chapterId: string,
): Exclude<Loaded, { state: 'ready' }> | { readonly state: 'ready'; readonly chapter: ProofreadChapter } {
  const locale = useLocale();
  const session = useSession();
  const loaded = useChapterPage(chapterId);
  if (loaded.state !== 'ready') return loaded;
  const { payload } = loaded;
  const { language, pageCount, readingDirection, translations, translator, transcript } = payload;
  const matched = translations.filter(
    (each) => each.language !== language && pageInTranslation(1, pageCount, each) !== undefined,
  );
  const other = matched.find((each) => each.language === locale) ?? matched[0];
  return {
    state: 'ready',
    chapter: {
      language,
      pageCount,
      readingDirection,
      pages: imagesOf(payload),
      hasImages: payload.manifest !== undefined,
      transcript: transcript?.path,
      isMine: session.state === 'signed-in' && translator?.id === session.user.uid,
      other: other && {
        id: other.id,
        language: other.language,
        pageOf: (page) => pageInTranslation(page, pageCount, other),
      },
    },
  };
}
