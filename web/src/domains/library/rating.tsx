import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLibrary } from './library.ts';
import type { Stars } from './own.ts';
import classes from './rating.module.css';
import { StarScale } from './star-scale.tsx';
import { useChoose } from './use-choose.ts';

interface RatingProps {
  readonly translator: { readonly id: string; readonly name: string };
  readonly isDisabled: boolean;
}

const SCALES = ['quality', 'clarity'] as const;

/**
 * A reader's rating of the translator, on two scales; it counts once both are given, and can be taken back.
 */
export function Rating({ translator, isDisabled }: RatingProps) {
  const t = useWords('choices');
  const choose = useChoose();
  const given = useLibrary().ratingOf(translator.id);
  const [begun, setBegun] = useState<Partial<Stars>>({});
  const shown = given ?? begun;
  const { id, name } = translator;
  const rate = (scale: keyof Stars, stars: number) => {
    const { quality = 0, clarity = 0 }: Partial<Stars> = { ...shown, [scale]: stars };
    const isWhole = quality > 0 && clarity > 0;
    // From then on the library has the choice, or no longer when it was refused.
    setBegun(isWhole ? {} : { [scale]: stars });
    if (isWhole) choose({ kind: 'rate', translator: { id, name }, value: { quality, clarity } });
  };
  const unrate = () => {
    setBegun({});
    choose({ kind: 'rate', translator: { id, name }, value: null });
  };
  const isHalf = !given && (begun.quality === undefined) !== (begun.clarity === undefined);
  return (
    <div className={classes.rating}>
      {SCALES.map((scale) => (
        <StarScale
          key={scale}
          label={t(`rating.${scale}`)}
          value={shown[scale]}
          isDisabled={isDisabled}
          onChoose={(stars) => rate(scale, stars)}
        />
      ))}
      {/* Its line is reserved, so that nothing below it moves. */}
      <p className={classes.after} aria-live="polite">
        {given ? (
          <button type="button" className={classes.unrate} disabled={isDisabled} onClick={unrate}>
            {t('rating.unrate')}
          </button>
        ) : (
          isHalf && t('rating.bothScales')
        )}
      </p>
    </div>
  );
}
