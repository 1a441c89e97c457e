import { COLOR_MODES, type ColorMode } from '@rawi/model/constants';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useRef } from 'react';
import { i18n, loadWords, useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useColorMode } from '../../core/lib/color-mode.ts';
import { showToast } from '../../core/lib/toast.ts';
import { useDisclosurePanel } from '../../core/lib/use-disclosure-panel.ts';
import hidden from '../../core/ui/hidden.module.css';
import { keepColorMode } from '../../domains/settings/color-choice.ts';
import classes from './color-mode-menu.module.css';

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** Light, dark or as the system is (specification, section 4): three radio buttons behind an icon. */
export function ColorModeMenu() {
  const t = useWords('shell');
  const locale = useLocale();
  const { mode: chosen, setMode } = useColorMode();
  const { isOpen, rootProps, buttonProps } = useDisclosurePanel();
  const latest = useRef(chosen);
  const choose = async (mode: ColorMode) => {
    latest.current = mode;
    setMode(mode);
    if ((await keepColorMode(mode)) || latest.current !== mode) return;
    setMode(chosen);
    await loadWords(locale, 'toasts');
    const toasts = i18n.getFixedT(locale, 'toasts');
    await showToast({
      title: toasts('colorMode.notSaved'),
      message: toasts('colorMode.notSavedText'),
      closeLabel: t('close'),
    });
  };
  return (
    <div className={classes.root} {...rootProps}>
      <button type="button" className={classes.button} aria-label={t('colorMode.label')} {...buttonProps}>
        <IconMoon size={22} stroke={1.75} aria-hidden="true" className={classes.inLight} />
        <IconSun size={22} stroke={1.75} aria-hidden="true" className={classes.inDark} />
      </button>
      {isOpen && (
        <fieldset className={classes.panel}>
          <legend className={hidden.hidden}>{t('colorMode.label')}</legend>
          {COLOR_MODES.map((mode) => {
            const Icon = ICONS[mode];
            return (
              <label key={mode} className={classes.mode}>
                <input
                  type="radio"
                  name="color-mode"
                  value={mode}
                  className={classes.input}
                  checked={mode === chosen}
                  onChange={() => void choose(mode)}
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
