import { VisuallyHidden } from '@mantine/core';
import { AGE_RATING_NAMES } from '@rawi/model/lists/age-ratings';
import { LIST_COMMAS } from '@rawi/model/lists/locales';
import type { TranslatorCard } from '@rawi/model/pages/cards';
import type { ChapterRow, ComicPayload } from '@rawi/model/pages/pages';
import { stricterRating } from '@rawi/model/rating/age-order';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize } from '@rawi/model/text/localized';
import { IconStarFilled } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { formatNumber, formatPublicDay } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNeedsNetwork } from '../../core/network/on-device.ts';
import { fileUrl, thumbnailSource } from '../../core/pages/files.ts';
import { classNames } from '../../core/ui/class-names.ts';
import row from '../../core/ui/row.module.css';
import { Cover } from '../../domains/comics/cover.tsx';
import { ChapterDownloadButton } from '../../domains/downloads/chapter-download-button.tsx';
import { wantedRow } from '../../domains/downloads/wanted.ts';
import { SaveIconButton } from '../../domains/library/save-icon-button.tsx';
import { savedChapter } from '../../domains/library/saved-things.ts';
import { usePositions } from '../../domains/library/use-positions.ts';
import { Avatar } from '../../domains/people/avatar.tsx';
import { TranslatorLink } from '../../domains/people/translator-link.tsx';
import { ageMark, type PictureRating, usePictures } from '../../domains/ratings/showing.ts';
import { ShelveButton } from '../../domains/shelves/shelve-button.tsx';
import { TakeDownSlot } from '../../domains/takedowns/take-down-slot.tsx';
import classes from './chapter-item.module.css';
import { ChapterProgress, ChapterStrip } from './chapter-strip.tsx';
import { GrownPanel } from './grown-panel.tsx';
import { useOpenedChapter } from './opened-chapter.tsx';
import { useScrub } from './use-scrub.ts';

interface ChapterItemProps {
  readonly comic: ComicPayload;
  readonly chapter: ChapterRow;
}

/**
 * One translation of one chapter: the whole row is one link into the reader, except the save buttons. Over its strip the link
 * leads to the page of the panel that is pointed at, which is shown large.
 */
export function ChapterItem({ comic, chapter }: ChapterItemProps) {
  const t = useWords('comic');
  const choices = useWords('choices');
  const shell = useWords('shell');
  const locale = useLocale();
  const number = formatNumber(chapter.number, locale);
  const place = usePositions()(chapter.id);
  const isBegun = place?.finished === false;
  const isAway = useNeedsNetwork(paths.chapter(locale, chapter.id));
  const navigate = useNavigate();
  const rating = ratingOfChapter(comic, chapter);
  const { strip, image, blurred } = usePicturesOf(chapter, rating);
  const pages = blurred ? undefined : strip?.pages;
  const { handleClick, show, opened } = useOpenedChapter(comic, chapter.number, false);
  const { scrubbed, handlers } = useScrub(pages !== undefined && !isAway, (index) => {
    show();
    void navigate(paths.chapter(locale, chapter.id, pages?.[index]));
  });
  const scrubbedPage = strip && scrubbed && pages?.[scrubbed.index];
  return (
    <li
      {...handlers}
      {...ageMark(rating)}
      className={classNames(row.row, classes.row, strip && classes.withStrip)}
      data-away={isAway || undefined}
    >
      {strip ? (
        <ChapterStrip strip={strip} color={chapter.thumbnail.color} blurred={blurred} />
      ) : (
        <Cover image={image} rating={rating} sizes="60px" />
      )}
      <ChapterProgress place={place} />
      {strip && scrubbed && scrubbedPage !== undefined && (
        <GrownPanel
          key={scrubbed.index}
          strip={strip}
          scrubbed={scrubbed}
          page={scrubbedPage}
          color={chapter.thumbnail.color}
        />
      )}
      <div className={classes.text}>
        <h3 className={classes.title}>
          <Link
            to={paths.chapter(locale, chapter.id, scrubbedPage ?? (isBegun ? place.page : 1))}
            className={row.link}
            {...(!isAway && { onClick: handleClick })}
          >
            <span className={classes.number}>{t('chapter', { number })}</span>
            {chapter.title !== undefined && (
              <>
                {' '}
                <bdi lang={languageOfScript(chapter.title)}>{chapter.title}</bdi>
              </>
            )}
          </Link>
        </h3>
        {opened}
        <p className={classes.facts}>
          {chapter.translator && (
            <ChapterTranslator
              translator={chapter.translator}
              card={comic.translators.find(({ id }) => id === chapter.translator?.id)}
            />
          )}
          <span className={classes.fact}>
            {t('pages', { count: chapter.pageCount, number: formatNumber(chapter.pageCount, locale) })}
          </span>
          <span className={isBegun || isAway ? undefined : classes.fact}>
            {isAway
              ? shell('offline.needed')
              : isBegun
                ? t('atPage', { page: formatNumber(place.page, locale) })
                : formatPublicDay(chapter.publishedAt, locale)}
          </span>
          <OwnRating comic={comic} chapter={chapter} />
        </p>
      </div>
      <div className={classes.actions}>
        <ChapterDownloadButton
          wanted={wantedRow(comic, chapter, locale)}
          className={classes.save}
          showsSize
        />
        <SaveIconButton
          item={savedChapter(comic, chapter, chapter.thumbnail)}
          label={choices('saveChapter', { chapter: number })}
          className={classes.save}
        />
        <ShelveButton
          item={savedChapter(comic, chapter, chapter.thumbnail)}
          label={choices('shelveChapter', { chapter: number })}
          className={classNames(classes.save, classes.shelve)}
        />
        <TakeDownSlot about={{ comic, chapter }} />
        <span className={classes.read} data-resume={isBegun || undefined} aria-hidden="true">
          {t(isBegun ? 'resume' : 'read')}
        </span>
      </div>
    </li>
  );
}

/** The panels of a row, sharp or blurred, else its cover; the panels are those of its pages. */
function usePicturesOf({ strip, thumbnail, blurred: path }: ChapterRow, rating: PictureRating) {
  const pictures = usePictures(rating);
  const src = path === undefined ? undefined : fileUrl(path);
  const image = { ...thumbnailSource(thumbnail), ...(!strip && { blurred: src }) };
  if (pictures === 'sharp') return { strip, image };
  const blurred = pictures === 'blurred' && strip && src !== undefined ? { src, rating } : undefined;
  return { strip: blurred && strip, image, blurred };
}

/** For whom the chapter is and what it has, where that is not said of the comic already. */
function OwnRating({ comic, chapter }: ChapterItemProps) {
  const locale = useLocale();
  const rating = chapter.ageRating && stricterRating(comic.ageRating, chapter.ageRating);
  const notes = (chapter.contentNotes ?? []).flatMap((id) => {
    const isOfComic = comic.contentNotes?.some((note) => note.id === id);
    const name = !isOfComic && comic.chapterNotes?.find((note) => note.id === id)?.name;
    return name ? [localize(name, locale).value] : [];
  });
  const said = [
    ...(rating && rating !== comic.ageRating ? [AGE_RATING_NAMES[rating][locale]] : []),
    ...notes,
  ];
  return said.length === 0 ? null : <span>{said.join(LIST_COMMAS[locale])}</span>;
}

interface ChapterTranslatorProps {
  readonly translator: NonNullable<ChapterRow['translator']>;
  /** The further data that the page has of the translator; undefined if it does not list them. */
  readonly card: TranslatorCard | undefined;
}

/** The translator of a chapter, with their average rating if enough readers have rated. */
function ChapterTranslator({ translator, card }: ChapterTranslatorProps) {
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
