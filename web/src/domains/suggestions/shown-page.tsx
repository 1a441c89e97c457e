import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { Segments } from '../../core/ui/segments.tsx';
import { boxAt, mirrorBox, type Place, placeOf } from '../page-editing/boxes.ts';
import { PageMarker } from './page-marker.tsx';
import classes from './proofread.module.css';
import { type ProofreadChapter, usePagesOf } from './use-proofread-chapter.ts';

interface ShownPageProps {
  readonly chapter: ProofreadChapter;
  readonly page: number;
  readonly place: Place | undefined;
  readonly onPlace: ((place: Place | undefined) => void) | undefined;
  readonly others: readonly { readonly id: string; readonly place: Place; readonly number: string }[];
}

/** A page with what is marked on it, which flips to the same page of the other translation, with the marks where they are there. */
export function ShownPage({ chapter, page, place, onPlace, others }: ShownPageProps) {
  const t = useWords('suggestions');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const { other, language } = chapter;
  const [side, setSide] = useState<'this' | 'other'>('this');
  const there = usePagesOf(side === 'other' ? other?.id : undefined);
  const isFlipped = other !== undefined && side === 'other';
  const across = isFlipped ? other.pageOf(page) : undefined;
  const slices = isFlipped ? there.pages[(across ?? 0) - 1] : chapter.pages[page - 1];
  // Who turns the order of the panels round turns the pictures round with it.
  const isMirrored = isFlipped && isTurned(chapter.readingDirection, there.readingDirection);
  const at = (marked: Place) => (isMirrored ? placeOf(mirrorBox(boxAt(marked))) : marked);
  return (
    <>
      {other && (
        <Segments
          name="translation"
          label={t('flip.label')}
          isLabelShown={false}
          value={side}
          choices={[
            { value: 'this', label: LANGUAGE_NAMES[language][locale] },
            { value: 'other', label: LANGUAGE_NAMES[other.language][locale] },
          ]}
          onChoose={setSide}
        />
      )}
      {isFlipped && across === undefined && <p className={classes.about}>{t('flip.none')}</p>}
      {!chapter.hasImages && <p className={classes.about}>{t('noImages')}</p>}
      {slices && (
        <PageMarker
          slices={slices}
          place={place && at(place)}
          label={t('pages.at', {
            page: number(across ?? page),
            total: number(isFlipped ? there.pages.length : chapter.pageCount),
          })}
          onPlace={isFlipped ? undefined : onPlace}
          others={others.map((each) => ({ ...each, place: at(each.place) }))}
        />
      )}
    </>
  );
}

const isTurned = (here: string, there: string | undefined): boolean =>
  (here === 'ltr' && there === 'rtl') || (here === 'rtl' && there === 'ltr');
