import type { Language } from '../lists/languages.ts';
import type { SavedKey } from '../truth/saved-key.ts';
import type { ChapterDocument } from './chapter-link.ts';
import type { PageTarget } from './page-target.ts';
import type { Likeness } from './similar-comics.ts';

/** What to ask the catalogue for, to know which other pages a change shows on. Each answer may hold too many. */
export type PageQuestion =
  /** The pages of comics that show this one as similar. */
  | { readonly ask: 'comicsLike'; readonly comic: Likeness }
  /** The pages of comics that show this one as what their readers have chosen. */
  | { readonly ask: 'alsoSavedWith'; readonly comicId: string }
  /**
   * Whatever stands at a comic's addresses (its page, and the redirects from its id and former slugs) or leads to it from
   * the addresses of chapters that were taken from readers.
   */
  | { readonly ask: 'addressesOf'; readonly comicId: string }
  /** The pages of the comics that a translator has translated of, and with `chapters` those of their chapters too. */
  | { readonly ask: 'worksOf'; readonly translatorId: string; readonly chapters: boolean }
  /**
   * The pages of public lists that show a comic or a chapter, by its key, and of a comic the own pages of those whose lists
   * these are.
   */
  | { readonly ask: 'listsWith'; readonly key: SavedKey }
  /** The own pages of readers that show a review of a comic. */
  | { readonly ask: 'reviewersOf'; readonly comicId: string }
  /** The own page of a reader, if they have one. */
  | { readonly ask: 'pageOfReader'; readonly uid: string }
  /** The pages of whoever translated a chapter of a comic. */
  | { readonly ask: 'translatorsOf'; readonly comicId: string }
  | ChapterQuestion;

/** A question that a comic's chapters answer. */
export type ChapterQuestion =
  | { readonly ask: 'chaptersOf'; readonly comicId: string }
  /** The chapters of the nearest smaller and the nearest greater number in a language. */
  | {
      readonly ask: 'chaptersBeside';
      readonly comicId: string;
      readonly language: Language;
      readonly number: number;
    }
  /** The last chapter of every other language, each translation of it: who has read it is told where another language goes on. */
  | { readonly ask: 'lastElsewhere'; readonly comicId: string; readonly language: Language }
  /** All translations of one chapter number. */
  | { readonly ask: 'translationsOf'; readonly comicId: string; readonly number: number };

const ANSWERED_BY_CHAPTERS: ReadonlySet<PageQuestion['ask']> = new Set<ChapterQuestion['ask']>([
  'chaptersOf',
  'chaptersBeside',
  'lastElsewhere',
  'translationsOf',
]);

/** Whether the chapters of a comic answer the question. */
export function isChapterQuestion(question: PageQuestion): question is ChapterQuestion {
  return ANSWERED_BY_CHAPTERS.has(question.ask);
}

/**
 * The pages that answer a question about a comic's chapters: `chapters` are all of them, or at least those of the
 * nearest numbers in the language and every translation of the number.
 */
export function chapterPages(question: ChapterQuestion, chapters: readonly ChapterDocument[]): PageTarget[] {
  const { comicId } = question;
  return answerQuestion(question, chapters).map(({ id }): PageTarget => ({ kind: 'chapter', id, comicId }));
}

function answerQuestion(
  question: ChapterQuestion,
  chapters: readonly ChapterDocument[],
): readonly ChapterDocument[] {
  switch (question.ask) {
    case 'chaptersOf':
      return chapters;
    case 'translationsOf':
      return chapters.filter(({ number }) => number === question.number);
    case 'lastElsewhere': {
      const others = chapters.filter(({ language }) => language !== question.language);
      return others.filter(
        (chapter) =>
          !others.some(({ language, number }) => language === chapter.language && number > chapter.number),
      );
    }
    case 'chaptersBeside': {
      const own = chapters.filter(({ language }) => language === question.language);
      const smaller = Math.max(
        ...own.map(({ number }) => number).filter((number) => number < question.number),
      );
      const greater = Math.min(
        ...own.map(({ number }) => number).filter((number) => number > question.number),
      );
      return own.filter(({ number }) => number === smaller || number === greater);
    }
  }
}
