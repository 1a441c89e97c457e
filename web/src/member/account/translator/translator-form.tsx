import { Button } from '@mantine/core';
import { translatorForm } from '@rawi/model/calls/translator-form';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_NAMES, TRANSLATOR_LANGUAGES } from '@rawi/model/lists/languages';
import type { Translator } from '@rawi/model/truth/translator';
import { useEffect, useState } from 'react';
import { useAccountProblemText } from '../../../core/forms/problem-text.ts';
import { useUnsaved } from '../../../core/forms/unsaved.ts';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { callAccount } from '../../../core/session/account-calls.ts';
import { currentSession } from '../../../core/session/session-store.ts';
import { CheckTiles } from '../../../core/ui/check-tiles.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { TextArea } from '../../../core/ui/text-area.tsx';
import { useAccount } from '../account-context.ts';
import { checkBy, type FormErrors } from '../form-errors.ts';
import part from '../part.module.css';
import { Part } from '../part.tsx';
import { SaveState } from '../save-state.tsx';
import { useChange } from '../use-change.ts';
import { useFormMessages } from '../use-form-messages.ts';
import {
  isSameDraft,
  keepTranslatorDraft,
  type ProfileDraft,
  readTranslatorDraft,
} from './translator-draft.ts';

const check: (values: object) => FormErrors = checkBy(translatorForm);

/** The form of a public profile's text and languages; one call saves all of it. */
export function TranslatorForm({ translator }: { readonly translator: Translator }) {
  const t = useWords('translator-account');
  const locale = useLocale();
  const message = useFormMessages();
  const wordsOf = useAccountProblemText();
  const { user } = useAccount();
  const stored: ProfileDraft = { bio: translator.bio ?? '', languages: translator.languages };
  const [base, setBase] = useState(stored);
  const [draft] = useState(() => readTranslatorDraft(user.uid));
  const [isSaved, setIsSaved] = useState(false);
  const { form, isBusy, problem, handleSubmit } = useChange<ProfileDraft>({
    initial: draft ?? base,
    validate: check,
    change: async (values) => {
      const profile = translatorForm.parse(values);
      await callAccount({ action: 'updateTranslator', ...profile });
      setBase(profile);
      fill(profile);
      setIsSaved(true);
    },
  });
  const fill = (profile: ProfileDraft) => {
    form.choose('bio', profile.bio);
    form.choose('languages', profile.languages);
  };
  const isDirty = !isSameDraft(form.values, base);
  useUnsaved(isDirty && !isBusy);
  useStoredDraft(user.uid, isDirty ? form.values : undefined);
  const storedKey = JSON.stringify(stored);
  // A change from another device is shown at once, unless it would overwrite what is being typed here.
  useEffect(() => {
    setBase(stored);
    if (!isDirty) fill(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the stored profile counts.
  }, [storedKey]);

  const number = (value: number) => formatNumber(value, locale);
  return (
    <Part title={t('about.title')} text={t('about.text')}>
      <form className={part.form} noValidate onSubmit={handleSubmit}>
        <TextArea
          {...form.field('bio')}
          rows={5}
          label={t('bio')}
          optional={t('optional')}
          error={message(form.errors.bio)}
          hint={t('bioCount', { size: number(form.values.bio.length), total: number(LIMITS.bioLength) })}
        />
        <CheckTiles
          name="languages"
          label={t('languages')}
          values={form.values.languages}
          choices={TRANSLATOR_LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code][locale] }))}
          error={
            form.errors.languages === 'required' ? t('languagesRequired') : message(form.errors.languages)
          }
          onChoose={(languages) => form.choose('languages', languages)}
        />
        {problem && (
          <FormNote tone="error">
            {problem.code === 'profile-missing' ? t('noPage') : wordsOf(problem)}
          </FormNote>
        )}
        {isSaved && !isDirty && !isBusy && <FormNote tone="success">{t('saved')}</FormNote>}
        <div className={part.actions}>
          <Button type="submit" loading={isBusy} disabled={!isDirty && !isBusy}>
            {t('save')}
          </Button>
          {isDirty && !isBusy && (
            <Button variant="subtle" color="gray" c="inherit" onClick={() => fill(base)}>
              {t('undo')}
            </Button>
          )}
          <SaveState state={isBusy ? 'saving' : isSaved && !isDirty ? 'saved' : undefined} />
        </div>
      </form>
    </Part>
  );
}

/**
 * Stores the unsaved draft in case a log-in interrupts; a person who leaves the page deliberately has given
 * it up.
 */
function useStoredDraft(uid: string, profile: ProfileDraft | undefined): void {
  useEffect(() => keepTranslatorDraft(uid, profile), [uid, profile]);
  useEffect(
    () => () => {
      if (currentSession().state === 'signed-in') keepTranslatorDraft(uid, undefined);
    },
    [uid],
  );
}
