import { VisuallyHidden } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { LIST_COMMAS } from '@rawi/model/lists/locales';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './new-password-field.module.css';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';
import { PASSWORD_PARTS, type PasswordPart } from './password-parts.ts';

/** A field for a new password: its requirements are below it, ticked while one types. */
export function NewPasswordField(props: Omit<PasswordFieldProps, 'hint' | 'autoComplete'>) {
  return (
    <PasswordField {...props} autoComplete="new-password" hint={<PasswordRules value={props.value} />} />
  );
}

const PARTS = Object.keys(PASSWORD_PARTS) as PasswordPart[];
/** Isolated, so that they keep their order inside an Arabic sentence. */
const CHARACTERS = `\u2066${[...LIMITS.password.specialCharacters].join(' ')}\u2069`;

/** The requirements of a new password, each ticked as soon as it is met. */
function PasswordRules({ value }: { readonly value: string }) {
  const t = useWords('person');
  const locale = useLocale();
  return (
    <div className={classes.box}>
      {t('passwordRules.label')}
      <ul className={classes.rules}>
        {PARTS.map((part) => {
          const isMet = PASSWORD_PARTS[part](value);
          const Icon = isMet ? IconCheck : IconPoint;
          return (
            <li key={part} className={classes.rule} data-met={isMet || undefined}>
              <Icon size={16} stroke={2} aria-hidden="true" className={classes.mark} />
              <span>
                {t(`passwordRules.${part}`, { characters: CHARACTERS })}
                <VisuallyHidden component="span">
                  {LIST_COMMAS[locale]}
                  {t(isMet ? 'passwordRules.met' : 'passwordRules.open')}
                </VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
