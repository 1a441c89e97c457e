import type { HidingReason } from '@rawi/model/lists/comment-reasons';
import { useId } from 'react';
import { useWords } from '../../lib/i18n.ts';
import classes from './dialogs.module.css';

interface ReasonChoiceProps<R extends HidingReason> {
  readonly label: string;
  readonly reasons: readonly R[];
  readonly value: R | undefined;
  readonly onChoose: (reason: R) => void;
}

/** One of the reasons, as radio tiles. */
export function ReasonChoice<R extends HidingReason>({
  label,
  reasons,
  value,
  onChoose,
}: ReasonChoiceProps<R>) {
  const t = useWords('comments');
  const id = useId();
  const textOf = (reason: HidingReason) => t(`reasons.${reason}`);
  return (
    <div role="radiogroup" aria-labelledby={id} className={classes.reasons}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      {reasons.map((reason) => (
        <label key={reason} className={classes.reason}>
          <input
            type="radio"
            name={id}
            value={reason}
            checked={value === reason}
            onChange={() => onChoose(reason)}
          />
          {textOf(reason)}
        </label>
      ))}
    </div>
  );
}
