import { Button } from '@mantine/core';
import { localToday } from '@rawi/model/validation/dates';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { FormAside, FormPage, FormStack } from '../../core/ui/form-page.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { GenderField } from '../../domains/people/gender-field.tsx';
import { NationalityField } from '../../domains/people/nationality-field.tsx';
import { PhotoField } from './photo-field.tsx';
import classes from './sign-up.module.css';
import type { SignUpFormState } from './sign-up-values.ts';

export interface PersonalStepProps {
  readonly form: SignUpFormState;
  readonly onNext: () => void;
}

/** Step one: the personal information, of which only the full name is required. */
export function PersonalStep({ form, onNext }: PersonalStepProps) {
  const t = useWords('sign-up');
  const words = useWords('person');
  const message = useMessages();
  const locale = useLocale();
  const fullName = form.field('fullName');
  const dateOfBirth = form.field('dateOfBirth');
  const steps = { step: formatNumber(1, locale), steps: formatNumber(2, locale) };
  return (
    <FormPage eyebrow={t('step', steps)} title={t('title')} lead={t('lead')}>
      <form noValidate onSubmit={form.submit(onNext)}>
        <FormStack>
          <TextField
            {...fullName}
            error={message(fullName.error)}
            label={words('fullName')}
            isRequired
            autoComplete="name"
          />
          <PhotoField />
          <GenderField
            value={form.values.gender}
            optional={words('optional')}
            onChoose={(gender) => form.choose('gender', gender)}
          />
          <TextField
            {...dateOfBirth}
            error={message(dateOfBirth.error)}
            label={words('dateOfBirth')}
            optional={words('optional')}
            type="date"
            max={localToday()}
            autoComplete="bday"
          />
          <NationalityField
            value={form.values.nationality}
            optional={words('optional')}
            error={message(form.errors.nationality)}
            onChoose={(code) => form.choose('nationality', code)}
          />
          <Button
            type="submit"
            size="lg"
            fullWidth
            rightSection={
              <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className={classes.arrow} />
            }
          >
            {t('next')}
          </Button>
        </FormStack>
      </form>
      <FormAside>
        {t('haveAccount')} <Link to={paths.logIn(locale)}>{t('signIn')}</Link>
      </FormAside>
    </FormPage>
  );
}
