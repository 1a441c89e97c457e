import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { Segments } from '../../core/ui/segments.tsx';
import { LevelSlider } from './level-slider.tsx';
import { filterOf, type PageLook } from './page-look.ts';
import {
  BACKGROUNDS,
  PAGE_COLORS,
  type ReadingSettings,
  type SettingName,
  USUAL,
} from './reading-settings.ts';
import classes from './settings-sheet.module.css';

interface PictureSettingsProps {
  /** What is chosen in the scope that is shown. */
  readonly chosen: ReadingSettings;
  /** What applies. */
  readonly look: PageLook;
  readonly choose: <K extends SettingName>(name: K, value: ReadingSettings[K] | undefined) => void;
}

/** How pages look: the ground around them and their brightness, and, folded, what fewer people need. */
export function PictureSettings({ chosen, look, choose }: PictureSettingsProps) {
  const setting = useWords('reading-settings');
  // Unfolded where something is changed; later only a person folds it.
  const [isOpen] = useState(filterOf(look) !== undefined || look.warmth > 0);
  return (
    <>
      <Segments
        name="background"
        label={setting('background')}
        value={chosen.background ?? USUAL.background}
        choices={BACKGROUNDS.map((value) => ({ value, label: setting(`backgrounds.${value}`) }))}
        onChoose={(value) => choose('background', value)}
      />
      <LevelSlider
        name="brightness"
        value={look.brightness}
        onChange={(value) => choose('brightness', value)}
      />
      <details className={classes.more} open={isOpen}>
        <summary>{setting('colorsAndContrast')}</summary>
        <div className={classes.folded}>
          <Segments
            name="colors"
            label={setting('colors')}
            value={look.colors}
            choices={PAGE_COLORS.map((value) => ({ value, label: setting(`pageColors.${value}`) }))}
            onChoose={(value) => choose('colors', value)}
          />
          {(['contrast', 'saturation', 'warmth'] as const).map((name) => (
            <LevelSlider
              key={name}
              name={name}
              value={look[name]}
              onChange={(value) => choose(name, value)}
            />
          ))}
          <p className={classes.hint}>{setting('colorsHint')}</p>
        </div>
      </details>
    </>
  );
}
