import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import {
  COMIC_FIELDS,
  fieldsOfKind,
  isOfKind,
  NAME_LISTS,
  NAMED_FIELDS,
  type NamedField,
} from '@rawi/model/lists/comic-fields';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { chosenIn } from '@rawi/model/truth/resolved';
import type { Choice, ComicContent } from '@rawi/model/truth/submission-content';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { SessionUser } from '../../core/session/session.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import VerifyFirst from '../../domains/people/verify-first.tsx';
import { RatingFields } from '../../domains/ratings/rating-fields.tsx';
import { CoverField } from '../../domains/submissions/cover/cover-field.tsx';
import { SaveLine } from '../../domains/submissions/save-line.tsx';
import { UploadActions, UploadForm } from '../../domains/submissions/upload-form.tsx';
import { useUploadProblem } from '../../domains/submissions/use-upload-problem.ts';
import { written } from './check-comic.ts';
import { ComicChecks } from './comic-checks.tsx';
import classes from './comic-form.module.css';
import { DescriptionFields } from './description-fields.tsx';
import { Existing } from './existing.tsx';
import { NamesField } from './names-field.tsx';
import { type ComicFormOptions, useComicForm } from './use-comic-form.ts';

interface ComicFormProps extends Omit<ComicFormOptions, 'uid'> {
  readonly user: SessionUser;
}

const TEXT_FIELDS = fieldsOfKind('text');

/** The form of a comic. Typed text is stored while typing; the cover is uploaded at once. */
export function ComicForm({ user, submissionId, stored, onBegun, onSent }: ComicFormProps) {
  const { uid } = user;
  const t = useWords('upload-comic');
  const locale = useLocale();
  const message = useMessages();
  const problemText = useUploadProblem();
  const form = useRef<HTMLFormElement>(null);
  const state = useComicForm(form, { uid, submissionId, stored, onBegun, onSent });
  const { draft, content, change, choose, touched, errors, status, lack, problem } = state;
  const { save } = draft;
  const errorOf = (name: string) => message(touched.errorOf(name));
  const touch = (name: string) => touched.touch(name);
  const coverError = lack && (lack === 'missing' ? message('required') : t('cover.wait'));
  const title = (content.language === locale && content.translatedName) || content.series;
  return (
    <UploadForm
      ref={form}
      onSubmit={state.handleSubmit}
      aside={
        <aside className={classes.aside}>
          <ComicChecks content={content} errors={errors} cover={status} isWhole={state.isWhole} />
        </aside>
      }
    >
      <div>
        <TextField
          name="series"
          label={t('series')}
          hint={t('seriesHint')}
          value={content.series}
          autoComplete="off"
          isRequired
          error={errorOf('series')}
          onChange={(series) => change({ series: written(series) })}
          onBlur={() => touch('series')}
        />
        <Existing uid={uid} submissionId={submissionId} typed={content.series} />
      </div>
      {TEXT_FIELDS.map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(field)}
          optional={t('optional')}
          value={content[field]}
          autoComplete="off"
          error={errorOf(field)}
          onChange={(typed) => change({ [field]: written(typed) })}
          onBlur={() => touch(field)}
        />
      ))}
      <CoverField
        uid={uid}
        submissionId={submissionId}
        title={title}
        file={state.file}
        ensureBegun={draft.ensureBegun}
        error={coverError}
        isRequired
        label={t('cover.label')}
      />
      <div className={classes.pair}>
        <SelectField
          name="language"
          label={t('language')}
          optional={t('optional')}
          value={content.language ?? ''}
          error={errorOf('language')}
          choices={[
            { value: '', label: t('noLanguage') },
            ...LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code][locale] })),
          ]}
          onChange={(value) =>
            choose({ language: LANGUAGE_CODES.find((code) => code === value) ?? null }, 'language')
          }
        />
        <TextField
          name="translatedName"
          label={t('translatedName')}
          optional={t('optional')}
          value={content.translatedName}
          autoComplete="off"
          error={errorOf('translatedName')}
          onChange={(translatedName) => change({ translatedName: written(translatedName) })}
          onBlur={() => touch('translatedName')}
        />
      </div>
      <DescriptionFields
        description={content.description}
        errorOf={(language) => errorOf(`description-${language}`)}
        onChange={({ en, ar }) => change({ description: { en: written(en), ar: written(ar) } })}
        onBlur={(language) => touch(`description-${language}`)}
      />
      <NameFields state={state} />
      <RatingFields
        of="comic"
        value={content}
        error={errorOf('ageRating')}
        onRate={(rating) => rating !== AS_THE_COMIC && choose({ ageRating: rating }, 'ageRating')}
        onNote={(contentNotes) => change({ contentNotes })}
      />
      {problem && (
        <FormNote tone="error" action={problem.code === 'moved-on' && <MyWork />}>
          {problemText(problem)}
        </FormNote>
      )}
      {!user.emailVerified && (
        <VerifyFirst email={user.email} text={t('verify', { email: isolated(user.email) })} />
      )}
      <UploadActions>
        <Button type="submit" size="lg" loading={state.isSending} disabled={!user.emailVerified}>
          {t('send')}
        </Button>
        <SaveLine save={save} />
        {save.state === 'unsaved' && save.problem?.code === 'too-many-drafts' && <MyWork />}
      </UploadActions>
    </UploadForm>
  );
}

interface NameFieldsProps {
  readonly state: ReturnType<typeof useComicForm>;
}

/** Whom and what a comic names, each by the names that are known. */
function NameFields({ state: { content, choose, touched } }: NameFieldsProps) {
  const t = useWords('upload-comic');
  const message = useMessages();
  return NAMED_FIELDS.map((field) => (
    <NamesField
      key={field}
      name={field}
      kind={NAME_LISTS[COMIC_FIELDS[field].of]}
      max={isOfKind(field, 'several') ? LIMITS.submission[field] : 1}
      label={t(`names.${field}`)}
      chosen={chosenIn(content, field)}
      error={message(touched.errorOf(field))}
      onChange={(chosen) => choose(withChosen(field, chosen), field)}
      onBlur={() => touched.touch(field)}
    />
  ));
}

function withChosen(field: NamedField, chosen: readonly Choice[]): Partial<ComicContent> {
  return isOfKind(field, 'several') ? { [field]: [...chosen] } : { [field]: chosen[0] ?? null };
}

function MyWork() {
  const t = useWords('upload');
  const locale = useLocale();
  return (
    <Link to={paths.myWork(locale)} className={classes.myWork}>
      {t('myWork')}
    </Link>
  );
}
