import { ActionIcon, useComputedColorScheme, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { keepColorMode } from '../../data/color-choice.ts';
import { COLOR_MODES, type ColorMode, toColorMode, toColorScheme } from '../../lib/color-mode.ts';
import { useWords } from '../../lib/i18n.ts';
import classes from './color-mode-menu.module.css';
import { useDisclosurePanel } from './use-disclosure-panel.ts';

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** Light, dark or as the system is (specification, section 4): three radio buttons behind an icon. */
export function ColorModeMenu() {
  const t = useWords('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { isOpen, rootProps, buttonProps } = useDisclosurePanel();
  const choose = (mode: ColorMode) => {
    setColorScheme(toColorScheme(mode));
    void keepColorMode(mode);
  };
  const Shown = shown === 'dark' ? IconSun : IconMoon;
  return (
    <div className={classes.root} {...rootProps}>
      <ActionIcon aria-label={t('colorMode.label')} {...buttonProps}>
        <Shown size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {isOpen && (
        <fieldset className={classes.panel}>
          <VisuallyHidden component="legend">{t('colorMode.label')}</VisuallyHidden>
          {COLOR_MODES.map((mode) => {
            const Icon = ICONS[mode];
            return (
              <label key={mode} className={classes.mode}>
                <input
                  type="radio"
                  name="color-mode"
                  value={mode}
                  className={classes.input}
                  checked={mode === toColorMode(colorScheme)}
                  onChange={() => choose(mode)}
                />
                <Icon size={20} stroke={1.75} aria-hidden="true" />
                <span className={classes.name}>{t(`colorMode.${mode}`)}</span>
                <IconCheck size={18} stroke={2} aria-hidden="true" className={classes.check} />
              </label>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
