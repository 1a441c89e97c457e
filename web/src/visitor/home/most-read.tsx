import { MOST_READ_WINDOWS, type MostReadWindow } from '@rawi/model/constants';
import type { ComicCard } from '@rawi/model/pages/cards';
import type { HomePayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keptText } from '../../core/device/device-store.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { PARTS } from '../../core/lib/parts.ts';
import { paths } from '../../core/lib/paths.ts';
import { imageSource } from '../../core/pages/files.ts';
import { OneLine } from '../../core/ui/one-line.tsx';
import { PlainLink } from '../../core/ui/plain-button.tsx';
import { Section } from '../../core/ui/section.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { readableChapter } from '../../domains/chapters/readable-chapter.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import classes from './most-read.module.css';
import { chooseWindow, rankingsOf } from './rankings.ts';

const kept = keptText('localStorage', 'mostRead', (stored) =>
  MOST_READ_WINDOWS.find((window) => window === stored),
);

/** The period of "Most read" that was last chosen on this device, if any. */
const preferredWindow = kept.read;

/** Without storage the choice lasts as long as the page. */
function keepWindow(window: MostReadWindow): void {
  kept.keep(window);
}

/** The most read comics, in order: of a recent period or of all time, if there is a choice. */
export function MostRead({ home }: { readonly home: HomePayload }) {
  const t = useWords('home');
  const [preferred, setPreferred] = useState(preferredWindow);
  const rankings = rankingsOf(home);
  const shown = chooseWindow(rankings, preferred);
  const { listed, leftOut } = useListed(rankings.get(shown) ?? []);
  const [first, ...others] = listed;
  if (!first && leftOut === 0) return null;
  const choose = (window: MostReadWindow) => {
    keepWindow(window);
    setPreferred(window);
  };
  const choice = rankings.size > 1 && (
    <div className={classes.windows}>
      <Segments
        name="most-read-window"
        label={t('mostReadIn')}
        isLabelShown={false}
        value={shown}
        choices={[...rankings.keys()].map((window) => ({ value: window, label: t(`windows.${window}`) }))}
        onChoose={choose}
      />
    </div>
  );
  return (
    <Section id={PARTS.mostRead} title={t('mostRead')} aside={choice}>
      <div className={classes.ranking}>
        {first && <FirstPlace comic={first} />}
        <ol className={classes.places} start={2}>
          {others.map((comic, index) => (
            <Place key={comic.slug} comic={comic} rank={index + 2} />
          ))}
        </ol>
      </div>
      <LeftOut count={leftOut} />
    </Section>
  );
}

function FirstPlace({ comic }: { readonly comic: ComicCard }) {
  const t = useWords('home');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const tagline = localize(comic.tagline, locale);
  const chapter = readableChapter(comic.firstChapter, locale);
  return (
    <div className={classes.first} {...ageMark(comic.ageRating)}>
      <Link
        to={paths.comic(locale, comic.slug)}
        className={classes.firstCover}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Cover
          image={imageSource(localize(comic.cover, locale).value)}
          rating={comic.ageRating}
          sizes="(max-width: 640px) 43vw, 268px"
        />
      </Link>
      <div className={classes.firstText}>
        <p className={classes.crown}>{t('firstPlace')}</p>
        <h3 className={classes.firstName}>
          <Link to={paths.comic(locale, comic.slug)} className={classes.name}>
            <bdi lang={name.lang}>{name.text}</bdi>
          </Link>
        </h3>
        <Facts comic={comic} />
        <p className={classes.tagline}>
          <bdi lang={tagline.locale}>{tagline.value}</bdi>
        </p>
        {chapter && (
          <PlainLink to={paths.chapter(locale, chapter.chapter.id)} variant="default">
            {t('readNow')}
          </PlainLink>
        )}
      </div>
    </div>
  );
}

function Place({ comic, rank }: { readonly comic: ComicCard; readonly rank: number }) {
  const locale = useLocale();
  const name = comicName(comic, locale);
  return (
    <li className={classes.place} {...ageMark(comic.ageRating)}>
      <Link to={paths.comic(locale, comic.slug)} className={classes.placeLink}>
        <span className={classes.rank} aria-hidden="true">
          {formatNumber(rank, locale)}
        </span>
        <Cover
          image={imageSource(localize(comic.cover, locale).value)}
          rating={comic.ageRating}
          sizes="72px"
          className={classes.placeCover}
        />
        <span className={classes.placeText}>
          <OneLine className={classes.placeName} lang={name.lang} text={name.text} />
          <Facts comic={comic} />
        </span>
      </Link>
    </li>
  );
}

function Facts({ comic }: { readonly comic: ComicCard }) {
  const t = useWords('home');
  const locale = useLocale();
  const publisher = localize(comic.publisher.name, locale);
  return (
    <>
      <span className={classes.fact}>
        <bdi lang={publisher.locale}>{publisher.value}</bdi>
      </span>
      <span className={classes.views}>
        {t('views', { count: comic.views, number: formatNumber(comic.views, locale) })}
      </span>
    </>
  );
}
