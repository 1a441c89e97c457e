import { Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { GENDERS } from '@rawi/model/genders';
import { NATIONALITY_CODES, nationalityName } from '@rawi/model/nationalities';
import { localToday } from '@rawi/model/validation/dates';
import { IconArrowRight } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Field } from '../../ui/field.tsx';
import { FormAside, FormPage, FormStack } from '../../ui/form-page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './personal-step.module.css';
import type { SignUpFormState } from './sign-up-values.ts';

export interface PersonalStepProps {
  readonly form: SignUpFormState;
  readonly onNext: () => void;
}

/** Step one: who someone is; only the full name is asked of everyone. */
export function PersonalStep({ form, onNext }: PersonalStepProps) {
  const t = useWords('sign-up');
  const message = useMessages();
  const locale = useLocale();
  const id = useId();
  const nationalities = useNationalities();
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
            label={t('fullName')}
            isRequired
            autoComplete="name"
          />
          <fieldset className={classes.genders}>
            <legend className={classes.legend}>{t('gender')}</legend>
            <div className={classes.choices}>
              {(['', ...GENDERS] as const).map((gender) => (
                <label key={gender} className={classes.choice}>
                  <input
                    type="radio"
                    name="gender"
                    value={gender}
                    className={classes.radio}
                    checked={form.values.gender === gender}
                    onChange={() => form.choose('gender', gender)}
                  />
                  <span className={classes.face}>{t(gender === '' ? 'noGender' : gender)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <TextField
            {...dateOfBirth}
            error={message(dateOfBirth.error)}
            label={t('dateOfBirth')}
            type="date"
            max={localToday()}
            autoComplete="bday"
          />
          <Field id={id} label={t('nationality')} error={message(form.errors.nationality)}>
            <Select
              id={id}
              name="nationality"
              data={nationalities}
              value={form.values.nationality === '' ? null : form.values.nationality}
              onChange={(value) => form.choose('nationality', value ?? '')}
              placeholder={t('choose')}
              nothingFoundMessage={t('noNationality')}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t('clear') }}
              limit={200}
              maxDropdownHeight={280}
              comboboxProps={{ shadow: 'md' }}
              filter={({ options, search }) =>
                options.filter((option) => 'label' in option && fold(option.label).includes(fold(search)))
              }
              classNames={{
                input: classes.select ?? '',
                dropdown: classes.dropdown ?? '',
                option: classes.option ?? '',
              }}
            />
          </Field>
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

/** By their names in the language of the interface, in its order. */
function useNationalities() {
  const locale = useLocale();
  return useMemo(() => {
    const options = NATIONALITY_CODES.map((value) => ({ value, label: nationalityName(value)[locale] }));
    return options.toSorted((a, b) => a.label.localeCompare(b.label, locale));
  }, [locale]);
}

/** A search forgives case, accents and the spellings of alef. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[أإآ]/g, 'ا').trim().toLowerCase();
}
