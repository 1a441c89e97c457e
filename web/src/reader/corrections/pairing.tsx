import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import classes from './corrections.module.css';
import type { Draft } from './corrections.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface SectionProps {
  readonly chapter: ChapterPayload;
  readonly draft: Draft;
  readonly onChange: (change: Draft) => void;
}

/** How many pages the preview of the pairs shows. */
const SHOWN = 6;

/** Edits whether page pairs begin one page later, with a preview. */
export function Pairing({ chapter, draft, onChange }: SectionProps) {
  const t = useWords('corrections');
  const locale = useLocale();
  const { manifest, pageCount, readingDirection } = chapter;
  const isShifted = draft.shifted ?? chapter.shifted === true;
  const images = manifest ? pagesOf(manifest) : [];
  const pairs = pairsOf(
    Math.min(SHOWN, pageCount),
    isShifted,
    (page) => images[page - 1]?.[0]?.wide === true,
  );
  return (
    <>
      <p className={classes.about}>{t('pairs.about')}</p>
      <CheckField name="shifted" isChecked={isShifted} onChange={(shifted) => onChange({ shifted })}>
        {t('pairs.later')}
      </CheckField>
      <p className={classes.about}>{t('pairs.result')}</p>
      <div className={classes.pairs} dir={readingDirection === 'rtl' ? 'rtl' : 'ltr'}>
        {pairs.map((pair) => (
          <span key={pair[0]} className={classes.pair}>
            {pair.map((page) => (
              <Thumbnail key={page} image={images[page - 1]?.[0]} number={formatNumber(page, locale)} />
            ))}
          </span>
        ))}
      </div>
    </>
  );
}

/** The first pages side by side: the cover alone, a wide page alone. */
function pairsOf(count: number, isShifted: boolean, isWide: (page: number) => boolean): number[][] {
  const pairs: number[][] = [];
  const alone = isShifted ? 2 : 1;
  for (let page = 1; page <= count; page += 1) {
    const last = pairs.at(-1);
    const first = last?.[0];
    const joins =
      last?.length === 1 && first !== undefined && first > alone && !isWide(first) && !isWide(page);
    if (joins) last.push(page);
    else pairs.push([page]);
  }
  return pairs;
}
