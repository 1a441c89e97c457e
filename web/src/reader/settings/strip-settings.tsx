import { IconPlayerPlay } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { Segments } from '../../core/ui/segments.tsx';
import { setAutoScroll } from '../auto-scroll/auto-scroll.ts';
import { LevelSlider } from './level-slider.tsx';
import { GAPS, type ReadingSettings, type SettingName } from './reading-settings.ts';
import classes from './settings-sheet.module.css';
import type { Reading } from './use-reading.ts';

interface StripSettingsProps {
  readonly reading: Reading;
  readonly choose: <K extends SettingName>(name: K, value: ReadingSettings[K] | undefined) => void;
  readonly onClose: () => void;
}

/** How a strip is laid out, and how fast it scrolls by itself. */
export function StripSettings({ reading, choose, onClose }: StripSettingsProps) {
  const setting = useWords('reading-settings');
  return (
    <>
      <Segments
        name="gap"
        label={setting('gap')}
        value={reading.gap}
        choices={GAPS.map((value) => ({ value, label: setting(`gaps.${value}`) }))}
        onChoose={(value) => choose('gap', value)}
      />
      <LevelSlider name="column" value={reading.column} onChange={(value) => choose('column', value)} />
      <LevelSlider name="pace" value={reading.pace} onChange={(value) => choose('pace', value)} />
      <button
        type="button"
        className={classes.action}
        onClick={() => {
          onClose();
          setAutoScroll(true);
        }}
      >
        <IconPlayerPlay size={20} stroke={1.75} aria-hidden />
        {setting('scrollByItself')}
      </button>
    </>
  );
}
