import { Button } from '@mantine/core';
import { DEVICE_SLOTS, type DeviceSlot, type PushDevice, type PushDevices } from '@rawi/model/truth/push';
import { formatDay } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { leaveEntry } from '../lists/list-states.tsx';
import classes from './device-list.module.css';

interface DeviceListProps {
  readonly devices: PushDevices['devices'];
  /** The place of this device, if it is notified. */
  readonly here: DeviceSlot | undefined;
  readonly onRemove: (slot: DeviceSlot) => void;
}

/** The devices on which a person is notified; each can be taken out. */
export function DeviceList({ devices, here, onRemove }: DeviceListProps) {
  const t = useWords('account');
  const locale = useLocale();
  const nameOf = ({ browser, system }: PushDevice) =>
    t('devices.name', {
      browser: isolated(t(`devices.browser.${browser}`)),
      system: isolated(t(`devices.system.${system}`)),
    });
  return (
    <ul className={classes.list} aria-label={t('devices.list')}>
      {DEVICE_SLOTS.map((slot) => {
        const device = devices[slot];
        if (!device) return null;
        const name = nameOf(device);
        return (
          <li key={slot} className={classes.device}>
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.since}>
                {slot === here
                  ? t('devices.isHere')
                  : t('devices.since', { day: formatDay(device.addedAt.toISOString(), locale) })}
              </span>
            </span>
            <Button
              variant="default"
              size="sm"
              aria-label={t('devices.removeName', { name })}
              onClick={({ currentTarget }) => {
                leaveEntry(currentTarget.closest('li'));
                onRemove(slot);
              }}
            >
              {t('devices.remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
