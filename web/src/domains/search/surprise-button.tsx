import { Button } from '@mantine/core';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { report } from '../../core/lib/report-error.ts';
import { needsNetwork } from '../../core/network/on-device.ts';
import { knownMarks } from '../updates/use-marks.ts';
import { drawSurprise } from './surprise.ts';
import classes from './surprise-button.module.css';

interface SurpriseButtonProps {
  /** The comics that one is drawn from; undefined where they cannot be had now. */
  readonly comics: () => Promise<readonly string[] | undefined>;
  /** Whether they can be asked for yet. */
  readonly isReady?: boolean;
}

/** Opens one of some comics at random, but no hidden one; says why where there is none. */
export function SurpriseButton({ comics, isReady = true }: SurpriseButtonProps) {
  const t = useWords('surprise');
  const locale = useLocale();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<'none' | 'away' | 'failed'>();
  const [isDrawing, setIsDrawing] = useState(false);
  /** Who has gone on meanwhile is not led away. */
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const surprise = async () => {
    if (isDrawing) return;
    setIsDrawing(true);
    setRefusal(undefined);
    const drawnFrom = comics().catch((error: unknown) => report('There is no comic to draw from.', error));
    // Who is here may not be known yet, and with that what they have hidden.
    const [slugs, { hidden }] = await Promise.all([drawnFrom, knownMarks()]);
    if (!isHere.current) return;
    setIsDrawing(false);
    const drawn =
      slugs &&
      drawSurprise(slugs, {
        // Hidden comics are known by their ids, and a comic is called by its address unless it was moved.
        isHidden: (slug) => hidden[slug] === true,
        isAway: (slug) => needsNetwork(paths.comic(locale, slug)),
      });
    if (drawn?.state === 'drawn') return navigate(paths.comic(locale, drawn.slug));
    setRefusal(drawn?.state ?? 'failed');
  };
  return (
    <div className={classes.surprise}>
      <Button
        variant="default"
        leftSection={<IconArrowsShuffle size={20} stroke={1.75} aria-hidden="true" />}
        loading={isDrawing}
        disabled={!isReady}
        onClick={() => void surprise()}
      >
        {t('open')}
      </Button>
      <output className={classes.refusal}>{refusal && t(refusal)}</output>
    </div>
  );
}
