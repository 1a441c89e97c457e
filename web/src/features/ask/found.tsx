import { Button } from '@mantine/core';
import { fold, isFoundBy } from '@rawi/model/text/fold';
import { IconPlus } from '@tabler/icons-react';
import { asksFoundBy, comicsFoundBy } from '../../data/asks/ask-lists.ts';
import { useList } from '../../data/live/use-list.ts';
import { languageOfScript } from '../../lib/comic-name.ts';
import { idOf } from '../../lib/document-id.ts';
import { fillIn } from '../../lib/fill-in.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import hidden from '../../ui/hidden.module.css';
import classes from './ask.module.css';
import { AskBones } from './ask-bones.tsx';
import { AskSection } from './ask-section.tsx';
import type { Subject } from './ask-subject.tsx';
import { useAsker } from './asker.ts';
import { FoundComic } from './found-comic.tsx';
import { OpenAsk } from './open-ask.tsx';

interface FoundProps {
  /** As it was typed. */
  readonly typed: string;
  /** Its longest word (`queryKey`). */
  readonly searchKey: string;
  readonly onAsk: (subject: Subject) => void;
}

/** What is there of what was typed, in this order: comics on Rawi, asks to join, and a new ask. */
export function Found({ typed, searchKey, onAsk }: FoundProps) {
  const t = useWords('ask');
  const locale = useLocale();
  const { mayAsk } = useAsker();
  const comics = useList(comicsFoundBy(searchKey)).items?.filter(({ data }) =>
    isFoundBy(data.searchKeys, typed),
  );
  const asks = useList(asksFoundBy(searchKey)).items?.filter(({ data }) => isFoundBy(data.searchKeys, typed));
  if (!comics || !asks) return <AskBones />;
  const count = comics.length + asks.length;
  const title = typed.trim();
  const shownTitle = <bdi lang={languageOfScript(title)}>{title}</bdi>;
  // What bears this very name and is not on Rawi is joined, not asked for anew.
  const isKnown =
    asks.some(({ data }) => !data.comic && data.language === locale && fold(data.title) === fold(title)) ||
    comics.some(({ data }) =>
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
      {!isKnown && (
        <section className={classes.new}>
          <p>{t(count === 0 ? 'notHereAtAll' : 'notHere')}</p>
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
