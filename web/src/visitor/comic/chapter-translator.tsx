import { VisuallyHidden } from '@mantine/core';
import type { ChapterRow, TranslatorCard } from '@rawi/model/pages/pages';
import { IconStarFilled } from '@tabler/icons-react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { languageOfScript } from '../../domains/comics/comic-name.ts';
import { Avatar } from '../../domains/people/avatar.tsx';
import { TranslatorLink } from '../../domains/people/translator-link.tsx';
import classes from './chapter-item.module.css';

interface ChapterTranslatorProps {
  readonly translator: NonNullable<ChapterRow['translator']>;
  /** The further data that the page has of the translator; undefined if it does not list them. */
  readonly card: TranslatorCard | undefined;
}

/** The translator of a chapter, with their average rating if enough readers have rated. */
export function ChapterTranslator({ translator, card }: ChapterTranslatorProps) {
  const { name } = translator;
  const t = useWords('comic');
  const locale = useLocale();
  const rating = card?.rating === undefined ? undefined : formatNumber(card.rating, locale);
  return (
    <span className={classes.translator}>
      <Avatar name={name} photo={card?.picture} size={24} />
      {card ? <TranslatorLink translator={translator} /> : <bdi lang={languageOfScript(name)}>{name}</bdi>}
      {rating !== undefined && (
        <span className={classes.rating}>
          <IconStarFilled size={16} aria-hidden="true" />
          <span aria-hidden="true">{rating}</span>
          <VisuallyHidden component="span">{t('rated', { rating })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
