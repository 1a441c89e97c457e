import { useWords } from '../../core/i18n/i18n.ts';
import { Segments } from '../../core/ui/segments.tsx';
import {
  type ReadingSettings,
  type SettingName,
  SURROUNDINGS,
  VIEWS,
  WHOLE_PAGES,
} from './reading-settings.ts';
import classes from './settings-sheet.module.css';
import type { Reading } from './use-reading.ts';

interface GuidedSettingsProps {
  readonly reading: Reading;
  /** Whether the panels of the chapter are known. */
  readonly hasPanels: boolean;
  readonly choose: <K extends SettingName>(name: K, value: ReadingSettings[K] | undefined) => void;
}

/** Whether pages are turned or panels, and how a panel is shown. */
export function GuidedSettings({ reading, hasPanels, choose }: GuidedSettingsProps) {
  const setting = useWords('reading-settings');
  return (
    <>
      <div>
        <Segments
          name="view"
          label={setting('view')}
          value={reading.view}
          choices={VIEWS.map((value) => ({ value, label: setting(`views.${value}`) }))}
          onChoose={(value) => choose('view', value)}
        />
        <p className={classes.hint}>{setting(hasPanels ? 'viewHint' : 'noPanels')}</p>
      </div>
      {reading.view === 'panels' && hasPanels && (
        <>
          <Segments
            name="whole"
            label={setting('wholePage')}
            value={reading.wholePages}
            choices={WHOLE_PAGES.map((value) => ({ value, label: setting(`wholePages.${value}`) }))}
            onChoose={(value) => choose('whole', value)}
          />
          <Segments
            name="surroundings"
            label={setting('surroundings')}
            value={reading.surroundings}
            choices={SURROUNDINGS.map((value) => ({ value, label: setting(`around.${value}`) }))}
            onChoose={(value) => choose('surroundings', value)}
          />
        </>
      )}
    </>
  );
}
