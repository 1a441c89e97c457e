import { IconCheck, IconPoint } from '@tabler/icons-react';
import classes from './password-rules.module.css';

export interface ShownRule {
  readonly name: string;
  readonly text: string;
  readonly isMet: boolean;
}

export interface PasswordRulesProps {
  readonly label: string;
  readonly rules: readonly ShownRule[];
  /** Said after a rule to who cannot see its mark. */
  readonly metLabel: string;
  readonly openLabel: string;
}

/** What a new password must have, each ticked as soon as it does. */
export function PasswordRules({ label, rules, metLabel, openLabel }: PasswordRulesProps) {
  return (
    <div className={classes.box}>
      {label}
      <ul className={classes.rules}>
        {rules.map(({ name, text, isMet }) => {
          const Icon = isMet ? IconCheck : IconPoint;
          return (
            <li key={name} className={classes.rule} data-met={isMet || undefined}>
              <Icon size={16} stroke={2} aria-hidden="true" className={classes.mark} />
              <span>
                {text}
                <span className={classes.state}>, {isMet ? metLabel : openLabel}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
