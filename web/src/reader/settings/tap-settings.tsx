import type { ReadingDirection } from '@rawi/model/truth/chapter';
import { useWords } from '../../core/i18n/i18n.ts';
import { TAP_ZONES, type TapZones, zoneAt } from '../tap-zones.ts';
import { IconTiles } from './icon-tiles.tsx';
import classes from './tap-settings.module.css';

interface TapSettingsProps {
  readonly value: TapZones;
  readonly direction: ReadingDirection;
  readonly onChoose: (value: TapZones) => void;
}

const LEGEND = [
  ['next', 'tapNext'],
  ['previous', 'tapPrevious'],
  ['toggle-chrome', 'tapBars'],
] as const;

/** Where a tap turns pages, with a picture of each choice as it is in this chapter. */
export function TapSettings({ value, direction, onChoose }: TapSettingsProps) {
  const setting = useWords('reading-settings');
  return (
    <div>
      <IconTiles
        name="taps"
        label={setting('taps')}
        value={value}
        choices={TAP_ZONES.map((zones) => ({
          value: zones,
          label: setting(`tapZones.${zones}`),
          picture: <ZonePicture zones={zones} direction={direction} />,
        }))}
        onChoose={onChoose}
      />
      <p className={classes.legend}>
        {LEGEND.map(([zone, words]) => (
          <span key={zone} className={classes.meaning}>
            <span className={classes.sample} data-zone={zone} aria-hidden />
            {setting(words)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Every border between zones lies on these lines, so that what is drawn is what is tapped. */
const COLUMNS = 6;
const ROWS = 3;

interface ZonePictureProps {
  readonly zones: TapZones;
  readonly direction: ReadingDirection;
}

/** A screen with its zones. Left is left in both languages, as on the screen itself. */
function ZonePicture({ zones, direction }: ZonePictureProps) {
  return (
    <span className={classes.screen} dir="ltr" aria-hidden>
      {Array.from({ length: ROWS * COLUMNS }, (_, index) => {
        const x = ((index % COLUMNS) + 0.5) / COLUMNS;
        const y = (Math.floor(index / COLUMNS) + 0.5) / ROWS;
        return <span key={index} data-zone={zoneAt({ x, y }, direction, zones)} />;
      })}
    </span>
  );
}
