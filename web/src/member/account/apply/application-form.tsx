import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_NAMES, TRANSLATOR_LANGUAGES } from '@rawi/model/lists/languages';
import { type Application, applicationForm } from '@rawi/model/truth/application';
import { useEffect, useState } from 'react';
import { useUnsaved } from '../../../core/forms/unsaved.ts';
import { formatNumber, formatTime } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import type { SessionUser } from '../../../core/session/session.ts';
import { CheckTiles } from '../../../core/ui/check-tiles.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { TextArea } from '../../../core/ui/text-area.tsx';
import VerifyFirst from '../../../domains/people/verify-first.tsx';
import { sendApplication } from '../../../domains/translators/applications.ts';
import {
  inOrder,
  isSameTyped,
  keepTyped,
  NOTHING_TYPED,
  readTyped,
  type TypedApplication,
} from '../../../domains/translators/typed-application.ts';
import { checkBy, type FormErrors } from '../form-errors.ts';
import { useChange } from '../use-change.ts';
import { useFormMessages } from '../use-form-messages.ts';
import classes from './application.module.css';
import { useApplicationText } from './use-application-text.ts';

const { min, max } = LIMITS.skillsLength;

/** Cleans the typed text for sending: pasted text may contain tabs and foreign line breaks. */
const written = ({ languages, skills }: TypedApplication): TypedApplication => ({
  languages: inOrder(languages),
  skills: skills.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' '),
});

const checkWritten = checkBy(applicationForm);
const check = (values: TypedApplication): FormErrors => checkWritten(written(values));

interface ApplicationFormProps {
  readonly user: SessionUser;
  /** The stored application; undefined before the first one. */
  readonly application: Application | undefined;
}

/** The application form. The typed text stays on this device until it was sent. */
export function ApplicationForm({ user, application }: ApplicationFormProps) {
  const t = useWords('apply');
  const locale = useLocale();
  const message = useFormMessages();
  const wordsOf = useApplicationText();
  const [stored] = useState<TypedApplication>(() => application ?? NOTHING_TYPED);
  const [initial] = useState(
    () => readTyped(user.uid) ?? { languages: stored.languages, skills: stored.skills },
  );
  const { form, isBusy, problem, handleSubmit } = useChange({
    initial,
    validate: check,
    change: async (values) => {
      await sendApplication(user.uid, applicationForm.parse(written(values)), application);
      keepTyped(user.uid, undefined);
    },
  });
  const { values, errors } = form;
  const kept = useStoredDraft(user.uid, values, stored);
  useUnsaved(kept === false && !isBusy);
  const skillsError = errors.skills === 'invalid' ? t('form.invisible') : message(errors.skills);
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <CheckTiles
        name="languages"
        label={t('form.languages')}
        hint={t('form.languagesHint')}
        values={values.languages}
        choices={TRANSLATOR_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value][locale] }))}
        error={message(errors.languages)}
        isRequired
        onChoose={(languages) => form.choose('languages', inOrder(languages))}
      />
      <TextArea
        {...form.field('skills')}
        rows={7}
        label={t('form.skills')}
        hint={
          <span className={classes.hint}>
            <span>{t('form.skillsHint', { characters: formatNumber(min, locale) })}</span>
            <span className={classes.count}>
              {t('form.count', {
                characters: formatNumber([...values.skills].length, locale),
                total: formatNumber(max, locale),
              })}
            </span>
          </span>
        }
        error={skillsError}
        isRequired
      />
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {!user.emailVerified && (
        <VerifyFirst email={user.email} text={t('form.verify', { email: isolated(user.email) })} />
      )}
      <div className={classes.formActions}>
        <Button type="submit" size="lg" loading={isBusy} disabled={!user.emailVerified}>
          {t('form.send')}
        </Button>
        <output className={classes.kept}>
          {kept === false
            ? t('form.notKept')
            : kept !== undefined && t('form.kept', { time: formatTime(kept.at, locale) })}
        </output>
      </div>
    </form>
  );
}

/**
 * When the draft was stored, ISO 8601; undefined if there is nothing to store, and false if the browser
 * refuses storage.
 */
type Kept = { readonly at: string } | false | undefined;

/** Stores on this device what differs from the stored application. */
function useStoredDraft(uid: string, typed: TypedApplication, stored: TypedApplication): Kept {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    const isSame = isSameTyped(typed, stored);
    const isKept = keepTyped(uid, isSame ? undefined : typed);
    // oxlint-disable-next-line react/set-state-in-effect -- whether the browser keeps it is known only now.
    setKept(isSame ? undefined : isKept && { at: new Date().toISOString() });
  }, [uid, typed, stored]);
  return kept;
}
