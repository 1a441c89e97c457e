import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { localize } from '@rawi/model/text/localized';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Comic } from '@rawi/model/truth/comic';
import { smallestPicture } from '@rawi/model/truth/picture';
import type { TranscriptDraft, TranscriptOf } from '@rawi/model/truth/transcript-draft';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useShownDocument } from '../../../core/live/use-shown-document.ts';
import { thumbnailSource } from '../../../core/pages/files.ts';
import { comicAt } from '../../../domains/asks/ask-lists.ts';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { Cover } from '../../../domains/comics/cover.tsx';
import { UNASKED } from '../../../domains/ratings/showing.ts';
import { chapterAt } from '../../../domains/staff/lists.ts';

/** What a text of a published chapter belongs to. */
export type OfChapter = Extract<TranscriptOf, { readonly kind: 'chapter' }>;

/** What is known of it; undefined until it is here, null where it is gone. */
export interface Subject {
  readonly comic: Comic | null | undefined;
  readonly chapter: Chapter | null | undefined;
  /** Whether one of them did not come. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The comic and the chapter of a text: two reads. Its head names them by their ids alone. */
export function useSubject({ comicId, chapterId }: OfChapter): Subject {
  const comic = useShownDocument(comicAt(comicId));
  const chapter = useShownDocument(chapterAt(comicId, chapterId));
  return {
    comic: stored(comic.state),
    chapter: stored(chapter.state),
    isFailed: comic.state.state === 'failed' || chapter.state.state === 'failed',
    retry: () => {
      comic.retry();
      chapter.retry();
    },
  };
}

type State<T> =
  | { readonly state: 'ready'; readonly data: T }
  | { readonly state: 'loading' | 'missing' | 'failed' };

function stored<T>(state: State<T>): T | null | undefined {
  if (state.state === 'ready') return state.data;
  return state.state === 'missing' ? null : undefined;
}

/** The name of its comic, in the reader's language; empty until it is known. */
export function TextTitle({ comic }: Pick<Subject, 'comic'>) {
  const t = useWords('review-texts');
  const locale = useLocale();
  if (comic === null) return t('goneComic');
  if (comic === undefined) return <span aria-hidden="true">…</span>;
  const { text, lang } = comicName(comic, locale);
  return <bdi lang={lang}>{text}</bdi>;
}

/** The cover of its comic, as decoration. */
export function TextCover({ comic, sizes }: Pick<Subject, 'comic'> & { readonly sizes: string }) {
  if (!comic) return null;
  const picture = smallestPicture(localize(comic.cover, DEFAULT_LOCALE).value);
  return <Cover image={thumbnailSource(picture)} rating={UNASKED} sizes={sizes} />;
}

/** “Text of chapter 11”. */
export function useTextKind(): (chapter: Subject['chapter']) => string {
  const t = useWords('review-texts');
  const locale = useLocale();
  return (chapter) =>
    chapter ? t('kind', { chapter: formatNumber(chapter.number, locale, false) }) : t('kindGone');
}

/** The name of the language that it is in; empty of a text that has none. */
export function useLanguageOf(): (head: Pick<TranscriptDraft, 'language'>) => string {
  const locale = useLocale();
  return ({ language }) => (language === null ? '' : LANGUAGE_NAMES[language][locale]);
}
