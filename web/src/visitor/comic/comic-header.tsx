import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { IconBook2, IconBookmark, IconBookmarkFilled, IconCircleCheck } from '@tabler/icons-react';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { bandColors } from '../../core/lib/band-colors.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNeedsNetwork } from '../../core/network/on-device.ts';
import { accentOf, imageSource } from '../../core/pages/files.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { HalftoneBand } from '../../core/ui/halftone-band.tsx';
import { PagePart } from '../../core/ui/page-part.tsx';
import { comicName, otherComicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { lastTranslation } from '../../domains/comics/last-translation.ts';
import { continuePath } from '../../domains/history/continue-path.ts';
import { type KnownChapter, type WhatsNext, whatsNext } from '../../domains/history/whats-next.ts';
import { savedComic } from '../../domains/library/saved-things.ts';
import { ShareButton } from '../../domains/library/share-button.tsx';
import { usePositions } from '../../domains/library/use-positions.ts';
import { useSave } from '../../domains/library/use-toggles.ts';
import { ShelveButton } from '../../domains/shelves/shelve-button.tsx';
import { TakeDownSlot } from '../../domains/takedowns/take-down-slot.tsx';
import { ComicFacts } from './comic-facts.tsx';
import classes from './comic-header.module.css';
import { firstChapter } from './first-chapter.ts';
import { useOpenedChapter } from './opened-chapter.tsx';
import { PicturesNote } from './pictures-note.tsx';
import { titleClass } from './title-size.ts';
import { useKeptChapters } from './use-kept-chapters.ts';

/**
 * The halftone band in the cover's color with cover, names, the read button and the facts (look.md 14,
 * "24-comic-header").
 */
export function ComicHeader({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comic');
  const choices = useWords('choices');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const otherName = otherComicName(comic, locale);
  const cover = localize(comic.cover, locale).value;
  const publisher = localize(comic.publisher.name, locale);
  const description = localize(comic.description, locale);
  return (
    <header className={classes.header} style={bandColors(accentOf(cover))}>
      <HalftoneBand className={classes.band} />
      <Cover
        image={imageSource(cover)}
        rating={comic.ageRating}
        sizes="(max-width: 640px) 132px, (max-width: 1200px) 260px, 332px"
        className={classes.cover}
        isFirst
      />
      <div className={classes.names}>
        <p className={classes.publisher}>
          <bdi lang={publisher.locale}>{publisher.value}</bdi>
          {comic.status === 'completed' && (
            <span className={classes.completed}>
              <IconCircleCheck size={16} stroke={2} aria-hidden="true" />
              {t('completed')}
            </span>
          )}
        </p>
        <h1 className={titleClass(name.text)} tabIndex={-1}>
          <bdi lang={name.lang}>{name.text}</bdi>
        </h1>
        {otherName && (
          <p className={classes.otherName}>
            <bdi lang={otherName.lang}>{otherName.text}</bdi>
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <ReadNow comic={comic} />
        <SaveButton comic={comic} />
        <ShelveButton
          item={savedComic(comic, locale)}
          label={choices('shelveComic', { comic: isolated(name.text) })}
          className={classes.shelve}
        />
        <ShareButton name={name.text} className={classNames(classes.onBand, classes.small)} />
        <TakeDownSlot about={{ comic }} isOnBand />
      </div>
      <div className={classes.body}>
        <PicturesNote rating={comic.ageRating} className={classes.pictures} />
        <p className={classes.description}>
          <bdi lang={description.locale}>{description.value}</bdi>
        </p>
        <ComicFacts comic={comic} />
      </div>
    </header>
  );
}

/** Lazy: what it says is needed by those alone who have read something here. */
const OnwardNote = lazy(() => import('./onward-note.tsx'));

/** The button that opens the first chapter, or continues reading; what there is to say of that stands below it. */
function ReadNow({ comic }: { readonly comic: ComicPayload }) {
  const locale = useLocale();
  const kept = useKeptChapters(comic);
  const next = useComicOnward(comic.id, kept);
  const chapter = next && next.kind !== 'caughtUp' ? next.chapter : firstChapter(kept, locale);
  return chapter ? <ReadButton comic={comic} chapter={chapter} next={next} /> : null;
}

interface ReadButtonProps {
  readonly comic: ComicPayload;
  readonly chapter: KnownChapter;
  readonly next: WhatsNext | undefined;
}

function ReadButton({ comic, chapter, next }: ReadButtonProps) {
  const t = useWords('comic');
  const locale = useLocale();
  const isCaughtUp = next?.kind === 'caughtUp';
  const to = next && !isCaughtUp ? continuePath(next, comic.slug, locale) : paths.chapter(locale, chapter.id);
  const isAway = useNeedsNetwork(to);
  const page = next?.kind === 'place' || next?.kind === 'next' ? next.page : undefined;
  const { handleClick, opened } = useOpenedChapter(comic, chapter.number, (page ?? 1) === 1);
  return (
    <>
      <Button
        component={Link}
        to={to}
        size="lg"
        className={classes.readNow ?? ''}
        leftSection={<IconBook2 size={20} stroke={1.75} aria-hidden="true" />}
        {...(!isAway && { onClick: handleClick })}
      >
        {labelOf(next, chapter)}
      </Button>
      {opened}
      {next && (isCaughtUp || (next.kind === 'next' && next.other)) && (
        <div className={classes.note}>
          <PagePart missing={null}>
            <OnwardNote comic={comic} next={next} />
          </PagePart>
        </div>
      )}
    </>
  );

  function labelOf(at: WhatsNext | undefined, { language, number: of }: KnownChapter): string {
    const number = formatNumber(of, locale);
    const named = LANGUAGE_NAMES[language][locale];
    if (at?.kind === 'place') return t('continueAt', { page: formatNumber(at.page, locale) });
    if (at?.kind === 'next') {
      if (at.page !== undefined) return t('continueAt', { page: formatNumber(at.page, locale) });
      return at.other === 'language' ? t('nextIn', { number, language: named }) : t('next', { number });
    }
    return language === locale ? t('readNow') : t('readNowIn', { language: named });
  }
}

/** What this person continues with here; all chapters are known, so it is never unknown what follows. */
function useComicOnward(id: string, chapters: ComicPayload['chapters']): WhatsNext | undefined {
  return whatsNext({
    chapters,
    wholeAt: Number.POSITIVE_INFINITY,
    positionOf: usePositions(),
    wanted: import.meta.env.SSR ? undefined : lastTranslation(id),
  });
}

/** Saves the comic, or removes it from the saved items. */
function SaveButton({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('choices');
  const locale = useLocale();
  const { isOn, toggle } = useSave(savedComic(comic, locale));
  const name = isolated(comicName(comic, locale).text);
  const Icon = isOn ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      size="lg"
      className={classNames(classes.onBand, classes.small)}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      aria-label={t(isOn ? 'savedComic' : 'saveComic', { comic: name })}
      onClick={toggle}
    >
      {t(isOn ? 'saved' : 'save')}
    </Button>
  );
}
