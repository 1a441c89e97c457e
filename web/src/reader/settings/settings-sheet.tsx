import {
  IconArrowLeft,
  IconArrowRight,
  IconBook2,
  IconFile,
  IconRestore,
  IconViewportTall,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { Segments } from '../../core/ui/segments.tsx';
import { SwitchRow } from '../../core/ui/switch-row.tsx';
import { LAYOUTS, READER_LAYOUTS, type ReaderLayout } from '../layouts.ts';
import type { PanelProps } from '../panels/panel.ts';
import { useReaderWords } from '../reader-words.ts';
import { GuidedSettings } from './guided-settings.tsx';
import { IconTiles } from './icon-tiles.tsx';
import { PictureSettings } from './picture-settings.tsx';
import {
  ownSettings,
  PAGE_DIRECTIONS,
  type ReadingSettings,
  type Scope,
  type SettingName,
  settingsFor,
  WIDE_PAGES,
  withoutSettings,
  withPairs,
  withSetting,
  ZOOM_HABITS,
} from './reading-settings.ts';
import { SettingsActions } from './settings-actions.tsx';
import classes from './settings-sheet.module.css';
import { SheetFrame } from './sheet-frame.tsx';
import { StripSettings } from './strip-settings.tsx';
import { TapSettings } from './tap-settings.tsx';
import { changeSettings, useReadingSettings } from './use-reading-settings.ts';

const LAYOUT_ICONS = { single: IconFile, double: IconBook2, vertical: IconViewportTall } as const;
const DIRECTION_ICONS = { ltr: IconArrowRight, rtl: IconArrowLeft } as const;
/** The default: the screen decides. */
const AUTOMATIC = 'automatic' as const;

/** The settings sheet: how to read, in all comics or in this one, and more actions for the page. */
export default function SettingsSheet(props: PanelProps) {
  const { chapter, reading, onPanel } = props;
  const { t } = useReaderWords();
  const setting = useWords('reading-settings');
  const kept = useReadingSettings();
  const comicId = chapter.comic.id;
  const own = ownSettings(kept, comicId);
  const [scope, setScope] = useState<Scope>(Object.keys(own).length > 0 ? 'comic' : 'all');
  const shown = scope === 'all' ? kept.all : settingsFor(kept, comicId);
  const choose = <K extends SettingName>(
    name: K,
    value: ReadingSettings[K] | undefined,
    where: Scope = scope,
  ) => changeSettings((before) => withSetting(before, comicId, where, name, value));
  const isStrip = chapter.readingDirection === 'vertical';
  const { layout } = reading.arrangement;
  const changed = scope === 'all' ? kept.all : own;

  return (
    <SheetFrame title={t('settings.title')} onClose={() => onPanel(undefined)}>
      <Segments
        name="scope"
        label={setting('scope')}
        isLabelShown={false}
        value={scope}
        choices={(['all', 'comic'] as const).map((value) => ({ value, label: setting(`for.${value}`) }))}
        onChoose={setScope}
      />
      <Layout isStrip={isStrip} layout={layout} onChoose={(value) => choose('layout', value)} />
      {!isStrip && layout !== 'vertical' && (
        <div>
          <IconTiles
            name="direction"
            label={setting('direction')}
            value={reading.direction === 'rtl' ? 'rtl' : 'ltr'}
            choices={PAGE_DIRECTIONS.map((value) => ({
              value,
              label: setting(`directions.${value}`),
              icon: DIRECTION_ICONS[value],
            }))}
            onChoose={(value) =>
              choose('direction', value === chapter.readingDirection ? undefined : value, 'comic')
            }
          />
          <p className={classes.hint}>{setting('directionHint')}</p>
        </div>
      )}
      {layout !== 'vertical' && (
        <GuidedSettings reading={reading} hasPanels={chapter.panelsFile !== undefined} choose={choose} />
      )}
      <Segments
        name="fit"
        label={setting('fit')}
        value={shown.fit !== undefined && LAYOUTS[layout].fits.includes(shown.fit) ? shown.fit : AUTOMATIC}
        choices={([AUTOMATIC, ...LAYOUTS[layout].fits] as const).map((value) => ({
          value,
          label: setting(`fits.${value}`),
        }))}
        onChoose={(value) => choose('fit', value === AUTOMATIC ? undefined : value)}
      />
      {layout === 'double' && (
        <SwitchRow
          label={setting('shift')}
          text={setting('shiftHint')}
          isOn={reading.shifted}
          onChange={(isOn) => changeSettings((before) => withPairs(before, chapter, isOn))}
        />
      )}
      <SwitchRow
        label={setting('crop')}
        text={setting(chapter.panelsFile === undefined ? 'noMargins' : 'cropHint')}
        isOn={reading.margins === 'cropped'}
        onChange={(isOn) => choose('margins', isOn ? 'cropped' : 'shown')}
      />
      {layout === 'single' && (
        <Segments
          name="wide"
          label={setting('wide')}
          value={shown.wide ?? AUTOMATIC}
          choices={([AUTOMATIC, ...WIDE_PAGES] as const).map((value) => ({
            value,
            label: setting(`widePages.${value}`),
          }))}
          onChoose={(value) => choose('wide', value === AUTOMATIC ? undefined : value)}
        />
      )}
      {layout !== 'vertical' && (
        <Segments
          name="zoom"
          label={setting('zoom')}
          value={shown.zoom ?? 'reset'}
          choices={ZOOM_HABITS.map((value) => ({ value, label: setting(`zoomHabits.${value}`) }))}
          onChoose={(value) => choose('zoom', value)}
        />
      )}
      {layout === 'vertical' && (
        <StripSettings reading={reading} choose={choose} onClose={() => onPanel(undefined)} />
      )}
      {layout !== 'vertical' && (
        <TapSettings
          value={reading.taps}
          direction={reading.direction}
          onChoose={(value) => choose('taps', value)}
        />
      )}
      <PictureSettings chosen={shown} look={reading.look} choose={choose} />
      <button
        type="button"
        className={classes.reset}
        disabled={Object.keys(changed).length === 0}
        onClick={() => changeSettings((before) => withoutSettings(before, comicId, scope))}
      >
        <IconRestore size={20} stroke={1.75} aria-hidden />
        {setting(`reset.${scope}`)}
      </button>
      <SettingsActions {...props} />
    </SheetFrame>
  );
}

interface LayoutProps {
  /** Whether the chapter is drawn as one strip, which has no pages to lay out. */
  readonly isStrip: boolean;
  readonly layout: ReaderLayout;
  readonly onChoose: (layout: ReaderLayout) => void;
}

function Layout({ isStrip, layout, onChoose }: LayoutProps) {
  const { t } = useReaderWords();
  const setting = useWords('reading-settings');
  if (isStrip) return <p className={classes.hint}>{setting('strip')}</p>;
  return (
    <IconTiles
      name="layout"
      label={t('pages')}
      value={layout}
      choices={READER_LAYOUTS.map((value) => ({
        value,
        label: setting(`layout.${value}`),
        icon: LAYOUT_ICONS[value],
      }))}
      onChoose={onChoose}
    />
  );
}
