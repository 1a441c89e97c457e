import { COMIC_FIELDS, fieldsOfKind, NAMED_FIELDS, type NamedField } from '@rawi/model/lists/comic-fields';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { LOCALE_TAGS, LOCALES } from '@rawi/model/lists/locales';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize, localizedOf } from '@rawi/model/text/localized';
import type { Application } from '@rawi/model/truth/application';
import {
  type ChosenKind,
  chosenIn,
  isNameOf,
  type Resolved,
  storedNameOf,
  typedComic,
} from '@rawi/model/truth/resolved';
import type { Submission } from '@rawi/model/truth/submission';
import type { ChapterContent, Choice, ComicContent } from '@rawi/model/truth/submission-content';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { useRatingWords } from '../../domains/ratings/rating-words.ts';
import classes from './item.module.css';

/** A field of a submission as text; empty if nothing was entered. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** The owner's typed text if it differs from what is stored under the id; one sentence each. */
  readonly differences?: readonly string[];
}

/**
 * The submission, with the documents under the ids that it names; undefined if they were not stored with it.
 */
interface Written extends Pick<Submission, 'kind' | 'content'> {
  readonly resolved?: Resolved | undefined;
  /** Whether the comic that a chapter names as proposed is published by now. */
  readonly isProposedPublic?: boolean;
}

/**
 * The fields of a submission in the order of its form, as text, which also serves to compare two revisions.
 * An id is shown with its stored name in the reader's language; a different typed name is listed as a
 * difference.
 */
export function useFacts(): (written: Written) => readonly Fact[] {
  const chapter = useChapterFacts();
  const comic = useComicFacts();
  return ({ content, resolved, isProposedPublic = false }) =>
    'comic' in content ? chapter(content, resolved, isProposedPublic) : comic(content, resolved);
}

function useChapterFacts() {
  const t = useWords('review');
  const locale = useLocale();
  const ratingFact = useRatingFact();
  const labelOf = (comic: object | null | undefined, isProposedPublic: boolean) => {
    if (comic) return t('facts.comic');
    return t(isProposedPublic ? 'facts.publishedComic' : 'facts.proposedComic');
  };
  const comicFact = (content: ChapterContent, resolved: Resolved | undefined, isPublic: boolean): Fact => {
    const { comic, proposed } = content;
    const typed = comic?.series ?? proposed?.series ?? '';
    const fact = { key: 'comic', label: labelOf(comic ?? resolved?.comic, isPublic) };
    if (!resolved) return { ...fact, text: isolatedIn(t, 'facts.unread', typed) };
    const differing = typedComic(content, resolved);
    const differences = differing === undefined ? [] : [isolatedIn(t, 'facts.typed', differing)];
    if (resolved.comic) return { ...fact, text: comicName(resolved.comic, locale).text, differences };
    return { ...fact, text: resolved.proposed?.series ?? t('facts.gone'), differences };
  };
  return (
    content: ChapterContent,
    resolved: Resolved | undefined,
    isProposedPublic: boolean,
  ): readonly Fact[] => {
    const { number, language, title, readingDirection, downloadable } = content;
    return [
      comicFact(content, resolved, isProposedPublic),
      {
        key: 'number',
        label: t('facts.number'),
        text: number === null ? '' : formatNumber(number, locale, false),
      },
      {
        key: 'language',
        label: t('facts.language'),
        text: language === null ? '' : LANGUAGE_NAMES[language][locale],
      },
      { key: 'title', label: t('facts.chapterTitle'), text: title },
      {
        key: 'direction',
        label: t('facts.direction'),
        text: readingDirection === null ? '' : t(`direction.${readingDirection}`),
      },
      { key: 'download', label: t('facts.download'), text: t(downloadable ? 'facts.yes' : 'facts.no') },
      ratingFact(content),
    ];
  };
}

function useComicFacts() {
  const t = useWords('review');
  // Texts and names are called as in the form in which they are written.
  const labels = useWords('upload-comic');
  const locale = useLocale();
  const ratingFact = useRatingFact();
  const nameOf = (of: ChosenKind, { id, name }: Choice, resolved: Resolved | undefined): string => {
    if (id === null) return `${name} (${t('facts.proposed')})`;
    if (!resolved) return isolatedIn(t, 'facts.unread', name);
    const stored = storedNameOf(resolved, of, id);
    return stored ? localize(localizedOf(stored), locale).value : t('facts.gone');
  };
  const namesFact = (field: NamedField, content: ComicContent, resolved: Resolved | undefined): Fact => {
    const { of } = COMIC_FIELDS[field];
    const choices = chosenIn(content, field);
    const names = choices.map((choice) => nameOf(of, choice, resolved));
    const differing = choices.filter(({ id, name }) => {
      if (id === null || !resolved) return false;
      const stored = storedNameOf(resolved, of, id);
      return !stored || !isNameOf(name, stored);
    });
    return {
      key: field,
      label: labels(`names.${field}`),
      text: new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'unit' }).format(names),
      differences: differing.map(({ name }) => isolatedIn(t, 'facts.typed', name)),
    };
  };
  return (content: ComicContent, resolved: Resolved | undefined): readonly Fact[] => [
    ...fieldsOfKind('title').map((key) => ({ key, label: t(`facts.${key}`), text: content[key] })),
    ...fieldsOfKind('text').map((key) => ({ key, label: labels(key), text: content[key] })),
    {
      key: 'language',
      label: t('facts.language'),
      text: content.language === null ? '' : LANGUAGE_NAMES[content.language][locale],
    },
    { key: 'translatedName', label: t('facts.translatedName'), text: content.translatedName },
    ...fieldsOfKind('prose').flatMap((field) =>
      LOCALES.map((language) => ({
        key: `${field}-${language}`,
        label: t(`facts.${field}.${language}`),
        text: content[field][language],
      })),
    ),
    ...NAMED_FIELDS.map((field) => namesFact(field, content, resolved)),
    ratingFact(content),
  ];
}

/** The rating and the notes that its owner gave; empty where nobody asked for them yet. */
function useRatingFact(): (content: ChapterContent | ComicContent) => Fact {
  const t = useWords('review');
  const wordsOf = useRatingWords();
  return (content) => ({
    key: 'rating',
    label: t('rating.title'),
    text: content.ageRating === null ? '' : wordsOf(content),
  });
}

type Words = ReturnType<typeof useWords<'review'>>;

/** A sentence that contains typed text, which keeps its own direction. */
function isolatedIn(t: Words, key: 'facts.typed' | 'facts.unread', typed: string): string {
  return t(key, { name: isolated(typed) });
}

/** The text of an application. */
export function useApplicationFacts(): (application: Application) => readonly Fact[] {
  const t = useWords('review');
  const locale = useLocale();
  return ({ languages, skills }) => [
    {
      key: 'languages',
      label: t('facts.languages'),
      text: new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'unit' }).format(
        languages.map((language) => LANGUAGE_NAMES[language][locale]),
      ),
    },
    { key: 'skills', label: t('facts.skills'), text: skills },
  ];
}

/** Fields with their texts, which keep their own direction. */
export function Facts({
  facts,
  children,
}: {
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}) {
  const t = useWords('review');
  return (
    <dl className={classes.facts}>
      {facts.map(({ key, label, text, differences = [] }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd dir="auto" lang={languageOfScript(text)} data-empty={text === '' || undefined}>
            {text === '' ? t('facts.none') : text}
          </dd>
          {differences.map((difference) => (
            <dd key={difference} className={classes.difference}>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
              <span>{difference}</span>
            </dd>
          ))}
        </div>
      ))}
      {children}
    </dl>
  );
}
