import { ActionIcon, Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { COLOR_MODES, toColorMode, toColorScheme } from '../../lib/color-mode.ts';
import { useWords } from '../../lib/i18n.ts';

const ICONS = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** Light, dark or as the system is (specification, section 4). */
export function ColorModeMenu() {
  const t = useWords('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const chosen = toColorMode(colorScheme);
  const Shown = shown === 'dark' ? IconSun : IconMoon;
  return (
    <Menu position="bottom-end" shadow="md" width={200} radius="lg" keepMounted={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('colorMode.label')}>
          <Shown size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {COLOR_MODES.map((mode) => {
          const Icon = ICONS[mode];
          return (
            <Menu.Item
              key={mode}
              role="menuitemradio"
              aria-checked={mode === chosen}
              leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
              rightSection={mode === chosen && <IconCheck size={18} stroke={2} aria-hidden="true" />}
              onClick={() => setColorScheme(toColorScheme(mode))}
            >
              {t(`colorMode.${mode}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
