import type { QuietHours } from '@rawi/model/truth/push';
import { formatTime } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { SelectField } from '../../../core/ui/select-field.tsx';
import { SwitchRow } from '../../../core/ui/switch-row.tsx';
import { quietHere } from '../../../domains/push/own-push.ts';
import classes from '../part.module.css';

interface QuietHoursFieldsProps {
  readonly quiet: QuietHours | null;
  readonly onChange: (quiet: QuietHours | null) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Whether there are quiet hours, and which. A change takes the clock of this device. */
export function QuietHoursFields({ quiet, onChange }: QuietHoursFieldsProps) {
  const t = useWords('account');
  const locale = useLocale();
  const choices = HOURS.map((hour) => ({
    value: String(hour),
    label: formatTime(new Date(2026, 0, 1, hour).toISOString(), locale),
  }));
  return (
    <>
      <SwitchRow
        label={t('devices.quiet')}
        text={t('devices.quietText')}
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? quietHere() : null)}
      />
      {quiet && (
        <div className={classes.pair}>
          {(['from', 'until'] as const).map((end) => (
            <SelectField
              key={end}
              name={end}
              label={t(`devices.${end}`)}
              value={String(quiet[end])}
              choices={choices}
              onChange={(hour) => onChange({ ...quiet, zone: quietHere().zone, [end]: Number(hour) })}
            />
          ))}
        </div>
      )}
    </>
  );
}
