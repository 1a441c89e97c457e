import type { FoundComic } from '@rawi/model/search/answer';
import { textRequest } from '@rawi/model/search/search-request';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize } from '@rawi/model/text/localized';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import hidden from '../../core/ui/hidden.module.css';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { Avatar } from '../../domains/people/avatar.tsx';
import { useListed } from '../../domains/ratings/showing.ts';
import { useSearch } from '../../domains/search/use-search.ts';
import { findOtherName } from './found-name.ts';
import { Marked } from './marked.tsx';
import classes from './quick-results.module.css';

/** How many results fit on a screen. */
const MAX_RESULTS = 6;

interface QuickResultsProps {
  /** The prefix of the options' ids; an index follows. */
  readonly id: string;
  readonly text: string;
  /** The index of the option selected by keyboard; -1 for none. */
  readonly active: number;
  /** Called with the options' addresses, in order. */
  readonly onFound: (links: readonly string[]) => void;
  readonly onChoose: (to: string) => void;
}

/** The best results below the header's search field, and a link to all of them. */
export default function QuickResults({ id, text, active, onFound, onChoose }: QuickResultsProps) {
  const t = useWords('search');
  const locale = useLocale();
  const shell = useWords('shell');
  const { found, isCurrent } = useSearch(textRequest(text), { locale, count: MAX_RESULTS });
  const answer = found?.state === 'answered' ? found.answer : undefined;
  const { listed: comics, leftOut: unlisted } = useListed(
    (answer?.comics ?? []).map((comic) => ({ ...comic, ageRating: comic.entry.ageRating })),
  );
  const leftOut = unlisted + (answer?.leftOut ?? 0);
  const translators = answer?.translators ?? [];
  const typed = text.trim();
  const query = languageOfScript(typed) === locale ? typed : isolated(typed);
  const isRead = found?.state === 'answered' && isCurrent && found.progress.read === found.progress.of;
  const isGuess = isRead && (answer?.total === 0 || answer?.isClose === true);
  const ways = [
    ...(answer?.total === 0 && isRead
      ? []
      : [{ to: paths.search(locale, { q: text }), text: t('quick.all', { query }) }]),
    ...(isGuess ? [{ to: paths.askForNew(locale, typed), text: t('quick.ask', { query }) }] : []),
  ];
  const links = [
    ...comics.map(({ entry }) => paths.comic(locale, entry.slug)),
    ...translators.map(({ translator: { id: uid } }) => paths.translator(locale, uid)),
    ...ways.map(({ to }) => to),
  ];
  const key = links.join('\n');
  useEffect(() => {
    onFound(key.split('\n'));
    return () => onFound([]);
  }, [key, onFound]);
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': active === index,
    tabIndex: -1,
    // Otherwise pressing it would take focus from the field and close this list.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
    onClick: (event: React.MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const to = links[index];
      if (to !== undefined) onChoose(to);
    },
  });
  return (
    <>
      <output className={hidden.hidden}>
        {answer &&
          isCurrent &&
          t('quick.found', { count: answer.total, number: formatNumber(answer.total, locale) })}
      </output>
      {found?.state === 'failed' && <p className={classes.note}>{t('quick.failed')}</p>}
      {isGuess && translators.length === 0 && (
        <p className={classes.note}>{t(answer?.total === 0 ? 'quick.none' : 'guess')}</p>
      )}
      {!found && <p className={classes.note}>{t('searching')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options are links, which no select has. */}
      <div role="listbox" aria-label={t('quick.results')} className={classes.list}>
        {comics.map((comic, index) => (
          <Link
            key={comic.entry.slug}
            to={paths.comic(locale, comic.entry.slug)}
            className={classes.option}
            {...option(index)}
          >
            <Option found={comic} />
          </Link>
        ))}
        {translators.map(({ translator, words }, index) => (
          <Link
            key={translator.id}
            to={paths.translator(locale, translator.id)}
            className={classes.option}
            {...option(comics.length + index)}
          >
            <Avatar name={translator.name} photo={translator.picture} size={40} />
            <span className={classes.words}>
              <bdi lang={languageOfScript(translator.name)} className={classes.name}>
                <Marked text={translator.name} words={words} />
              </bdi>
              <span className={classes.house}>
                {t(translator.professional ? 'professional' : 'translator')}
              </span>
            </span>
          </Link>
        ))}
        {ways.map((way, index) => (
          <Link
            key={way.to}
            to={way.to}
            className={classes.all}
            {...option(comics.length + translators.length + index)}
          >
            <span>{way.text}</span>
            <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />
          </Link>
        ))}
      </div>
      {/* In words alone: a press would take the focus from the field, and close this list with it. */}
      {leftOut > 0 && (
        <p className={classes.note} data-left-out={leftOut}>
          {shell('leftOut', { count: leftOut, number: formatNumber(leftOut, locale) })}
        </p>
      )}
    </>
  );
}

function Option({ found: { entry, publisher, words } }: { readonly found: FoundComic }) {
  const locale = useLocale();
  const name = comicName(entry, locale);
  const house = publisher && localize(publisher, locale);
  const other = findOtherName(entry, locale, words);
  const below = other ?? (house && { text: house.value, lang: house.locale });
  return (
    <>
      <Cover
        image={imageSource(localize(entry.cover, locale).value)}
        rating={entry.ageRating}
        sizes="40px"
        className={classes.cover}
      />
      <span className={classes.words}>
        <bdi lang={name.lang} className={classes.name}>
          <Marked text={name.text} words={words} />
        </bdi>
        {below && (
          <bdi lang={below.lang} className={classes.house}>
            <Marked text={below.text} words={words} />
          </bdi>
        )}
      </span>
    </>
  );
}
