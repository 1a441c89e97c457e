import type { User } from '@rawi/model/truth/user';
import { useEffect, useEffectEvent } from 'react';
import { useColorMode } from '../../core/lib/color-mode.ts';
import { mirrorSettings } from '../../domains/settings/settings-mirror.ts';

/** Applies settings that were changed on another device. */
export function useDeviceSettings(uid: string, profile: User | undefined): void {
  const { setMode } = useColorMode();
  const settings = profile?.settings;
  const apply = useEffectEvent(() => {
    const mode = settings && mirrorSettings(uid, settings);
    if (mode) setMode(mode);
  });
  const { colorMode, dataSaver } = settings ?? {};
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the choices are what it waits for.
  useEffect(() => apply(), [uid, colorMode, dataSaver]);
}
