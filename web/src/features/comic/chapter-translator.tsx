import { VisuallyHidden } from '@mantine/core';
import type { ChapterRow, TranslatorCard } from '@rawi/model/pages/pages';
import { IconStarFilled } from '@tabler/icons-react';
import { languageOfScript } from '../../lib/comic-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { Avatar } from '../../person/avatar.tsx';
import { TranslatorLink } from '../../person/translator-link.tsx';
import classes from './chapter-item.module.css';

interface ChapterTranslatorProps {
  readonly translator: NonNullable<ChapterRow['translator']>;
  /** What the page knows of them besides; nothing where it names others. */
  readonly card: TranslatorCard | undefined;
}

/** Who translated a chapter, with their mean where enough have rated. */
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
