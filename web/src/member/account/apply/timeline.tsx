import { IconArrowBackUp, IconCheck, IconHourglass, IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { isBrief, type Step } from './steps.ts';
import classes from './timeline.module.css';

const ICONS = {
  done: IconCheck,
  acting: IconPencil,
  waiting: IconHourglass,
  refused: IconX,
  ended: IconArrowBackUp,
  later: undefined,
} as const satisfies Record<Step['look'], unknown>;

export interface TimelineProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Shown below the last step: the reasons of a rejection. */
  readonly children?: ReactNode;
}

/** The timeline of an application, one node per step. */
export function Timeline({ label, steps, children }: TimelineProps) {
  const t = useWords('apply');
  const locale = useLocale();
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map(({ name, look, at }, index) => {
        const Icon = ICONS[look];
        const isCurrent = look === 'acting' || look === 'waiting' || look === 'refused' || look === 'ended';
        return (
          <li
            key={name}
            className={classes.step}
            data-look={look}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={classes.node}>
              {Icon && <Icon size={16} stroke={2.25} aria-hidden="true" />}
            </span>
            <div className={classes.words}>
              <p className={classes.title}>{t(`steps.${name}.title`)}</p>
              {at && <p className={classes.text}>{formatDay(at.toISOString(), locale)}</p>}
              {!isBrief(name) && <p className={classes.text}>{t(`steps.${name}.text`)}</p>}
              {index === steps.length - 1 && children}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
