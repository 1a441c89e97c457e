import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { LOCALE_TAGS } from '@rawi/model/lists/locales';
import type { Application } from '@rawi/model/truth/application';
import type { Submission } from '@rawi/model/truth/submission';
import type { ChapterContent, Choice, ComicContent } from '@rawi/model/truth/submission-content';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import classes from './item.module.css';

/** A field of what was handed in, as words; empty where nothing was written. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/** The fields of a submission in the order of its form, as text: two revisions are compared by it. */
export function useFacts(): (written: Pick<Submission, 'kind' | 'content'>) => readonly Fact[] {
  const chapter = useChapterFacts();
  const comic = useComicFacts();
  return ({ content }) => ('comic' in content ? chapter(content) : comic(content));
}

function useChapterFacts() {
  const t = useWords('review');
  const locale = useLocale();
  return (content: ChapterContent): readonly Fact[] => {
    const { comic, proposed, number, language, title, readingDirection, downloadable } = content;
    return [
      {
        key: 'comic',
        label: t(comic ? 'facts.comic' : 'facts.proposedComic'),
        text: comic?.series ?? proposed?.series ?? '',
      },
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
    ];
  };
}

function useComicFacts() {
  const t = useWords('review');
  const locale = useLocale();
  const nameOf = ({ id, name }: Choice) => (id === null ? `${name} (${t('facts.proposed')})` : name);
  const list = (choices: readonly Choice[]) =>
    new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'unit' }).format(choices.map(nameOf));
  return (content: ComicContent): readonly Fact[] => {
    const { series, otherName, language, translatedName, description, publisher, writer } = content;
    return [
      { key: 'series', label: t('facts.series'), text: series },
      { key: 'otherName', label: t('facts.otherName'), text: otherName },
      {
        key: 'language',
        label: t('facts.language'),
        text: language === null ? '' : LANGUAGE_NAMES[language][locale],
      },
      { key: 'translatedName', label: t('facts.translatedName'), text: translatedName },
      { key: 'descriptionEn', label: t('facts.descriptionEn'), text: description.en },
      { key: 'descriptionAr', label: t('facts.descriptionAr'), text: description.ar },
      { key: 'publisher', label: t('facts.publisher'), text: publisher ? nameOf(publisher) : '' },
      { key: 'writer', label: t('facts.writer'), text: writer ? nameOf(writer) : '' },
      { key: 'artists', label: t('facts.artists'), text: list(content.artists) },
      { key: 'genres', label: t('facts.genres'), text: list(content.genres) },
    ];
  };
}

/** What an applicant wrote. */
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

/** Fields with their words, which keep their own direction. */
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
      {facts.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd dir="auto" data-empty={text === '' || undefined}>
            {text === '' ? t('facts.none') : text}
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
