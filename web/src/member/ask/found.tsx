import { Button } from '@mantine/core';
import { fold, isFoundBy } from '@rawi/model/text/fold';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { IconPlus } from '@tabler/icons-react';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { useList } from '../../core/live/use-list.ts';
import hidden from '../../core/ui/hidden.module.css';
import { asksFoundBy, comicsFoundBy } from '../../domains/asks/ask-lists.ts';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { useIsListed } from '../../domains/ratings/showing.ts';
import classes from './ask.module.css';
import { askRating } from './ask-row.tsx';
import { AskSection } from './ask-section.tsx';
import { AskSkeleton } from './ask-skeleton.tsx';
import type { Subject } from './ask-subject.tsx';
import { useAsker } from './asker.ts';
import { FoundComic } from './found-comic.tsx';
import { OpenAsk } from './open-ask.tsx';

interface FoundProps {
  /** The text as it was typed. */
  readonly typed: string;
  /** The text's longest word (`queryKey`). */
  readonly searchKey: string;
  readonly onAsk: (subject: Subject) => void;
}

/** The results for the typed text, in this order: comics on Rawi, asks to join, and a new ask. */
export function Found({ typed, searchKey, onAsk }: FoundProps) {
  const t = useWords('ask');
  const locale = useLocale();
  const { mayAsk } = useAsker();
  const isListed = useIsListed();
  const allComics = useList(comicsFoundBy(searchKey)).items?.filter(({ data }) =>
    isFoundBy(data.searchKeys, typed),
  );
  const allAsks = useList(asksFoundBy(searchKey)).items?.filter(({ data }) =>
    isFoundBy(data.searchKeys, typed),
  );
  if (!allComics || !allAsks) return <AskSkeleton />;
  const comics = allComics.filter(({ data }) => isListed(data.ageRating));
  const asks = allAsks.filter(({ data }) => isListed(askRating(data)));
  const leftOut = allComics.length + allAsks.length - comics.length - asks.length;
  const count = comics.length + asks.length;
  const title = typed.trim();
  const shownTitle = <bdi lang={languageOfScript(title)}>{title}</bdi>;
  // If an ask has exactly this name and is not on Rawi, it can only be joined, not asked for again.
  const isKnown =
    allAsks.some(({ data }) => !data.comic && data.language === locale && fold(data.title) === fold(title)) ||
    allComics.some(({ data }) =>
      [data.series, data.names[locale]].some((name) => fold(name ?? '') === fold(title)),
    );
  return (
    <>
      <output className={hidden.hidden}>{t('found', { count, number: formatNumber(count, locale) })}</output>
      {comics.length > 0 && (
        <AskSection title={t('here')}>
          {comics.map((item) => (
            <FoundComic
              key={item.path}
              comic={item.data}
              onAsk={() => onAsk({ comicId: idOf(item), comic: item.data })}
            />
          ))}
        </AskSection>
      )}
      {asks.length > 0 && (
        <AskSection title={t('toJoin')} count={asks.length}>
          {asks.map((item) => (
            <OpenAsk key={item.path} item={item} />
          ))}
        </AskSection>
      )}
      <LeftOut count={leftOut} />
      {!isKnown && (
        <section className={classes.new}>
          <p>{t(count + leftOut === 0 ? 'notHereAtAll' : 'notHere')}</p>
          <Button
            variant={count === 0 ? 'filled' : 'default'}
            size="lg"
            fullWidth
            disabled={!mayAsk}
            leftSection={<IconPlus size={20} stroke={2} aria-hidden="true" />}
            className={classes.newButton ?? ''}
            onClick={() => onAsk({ title })}
          >
            <span>{fillIn(t('new'), { name: () => shownTitle })}</span>
          </Button>
        </section>
      )}
    </>
  );
}
