import type { QuietHours } from '@rawi/model/truth/push';
import { useState } from 'react';
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
  /** A change of some of it alone, so that two in a row do not undo each other. */
  readonly onHours: (hours: Partial<QuietHours>) => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Whether there are quiet hours, and which. A change takes the clock of this device. */
export function QuietHoursFields({ quiet, onChange, onHours }: QuietHoursFieldsProps) {
  const t = useWords('account');
  const locale = useLocale();
  /** What was chosen before it was turned off on this visit. */
  const [before, setBefore] = useState(quiet);
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
        onChange={(isOn) => {
          if (!isOn) setBefore(quiet);
          const { from, until } = before ?? quietHere();
          onChange(isOn ? { ...quietHere(), from, until } : null);
        }}
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
              onChange={(hour) => onHours({ zone: quietHere().zone, [end]: Number(hour) })}
            />
          ))}
        </div>
      )}
    </>
  );
}
