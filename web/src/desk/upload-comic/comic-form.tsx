import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { ComicSubmission } from '@rawi/model/truth/submission';
import { type Choice, type ComicContent, EMPTY_COMIC } from '@rawi/model/truth/submission-content';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { focusFirst } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import type { SessionUser } from '../../core/session/session.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import VerifyFirst from '../../domains/people/verify-first.tsx';
import { CoverField } from '../../domains/submissions/cover/cover-field.tsx';
import type { CoverStatus } from '../../domains/submissions/cover/cover-status.ts';
import { useCoverStatus } from '../../domains/submissions/cover/use-cover-status.ts';
import { SaveLine } from '../../domains/submissions/save-line.tsx';
import { useTouchedErrors } from '../../domains/submissions/touched-errors.ts';
import { UploadActions, UploadForm } from '../../domains/submissions/upload-form.tsx';
import { useDraft } from '../../domains/submissions/use-draft.ts';
import { useUploadProblem } from '../../domains/submissions/use-upload-problem.ts';
import { type ComicErrors, checkComic, written } from './check-comic.ts';
import { ComicChecks } from './comic-checks.tsx';
import classes from './comic-form.module.css';
import { DescriptionFields } from './description-fields.tsx';
import { Existing } from './existing.tsx';
import { NamesField } from './names-field.tsx';

interface ComicFormProps {
  readonly user: SessionUser;
  readonly submissionId: string;
  /** The stored draft; undefined before it was started. */
  readonly stored: ComicSubmission | undefined;
  readonly onBegun: () => void;
  readonly onSent: () => void;
}

const { artists, genres } = LIMITS.submission;
/** The name fields in order: how many names each takes, and where it finds them. */
const NAMES = [
  { name: 'publisher', kind: 'publishers', max: 1 },
  { name: 'writer', kind: 'people', max: 1 },
  { name: 'artists', kind: 'people', max: artists },
  { name: 'genres', kind: 'genres', max: genres },
] as const;

/** The form of a comic. Typed text is stored while typing; the cover is uploaded at once. */
export function ComicForm({ user, submissionId, stored, onBegun, onSent }: ComicFormProps) {
  const { uid } = user;
  const t = useWords('upload-comic');
  const locale = useLocale();
  const message = useMessages();
  const problemText = useUploadProblem();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({ uid, kind: 'comic', submissionId, stored, initial: EMPTY_COMIC, onBegun });
  const { content, change, save } = draft;
  const [refused, setRefused] = useState<Refused>();
  const errors = addRefused(checkComic(content), refused, content);
  const touched = useTouchedErrors(errors);
  const [saidOfCover, setSaidOfCover] = useState<'missing' | 'unchecked'>();
  const file = stored?.files.cover;
  const { status } = useCoverStatus(submissionId, file);
  const { isSending, problem, send } = useSend();

  const errorOf = (name: string) => message(touched.errorOf(name));
  const touch = (name: string) => touched.touch(name);
  const choose = (changed: Partial<ComicContent>, name: string) => {
    change(changed);
    touched.touch(name, checkComic({ ...content, ...changed }));
  };
  const isWhole = Object.keys(errors).length === 0;

  const submit = () =>
    send(
      async () => {
        // A failure to store shows its own message, beside the button.
        if (!(await draft.flush())) return;
        await callTranslators({ action: 'submitSubmission', submissionId, revision: stored?.revision ?? 0 });
        draft.forget();
        onSent();
      },
      ({ code, fields }) => {
        if (code !== 'invalid-fields' || !fields) return false;
        setRefused({ fields, content });
        for (const name of Object.keys(fields)) touched.touch(name, fields);
        if (form.current) focusFirst(form.current, Object.keys(fields));
        return true;
      },
    );
  const handleSubmit = () => {
    touched.touchAll();
    setSaidOfCover(coverLacks(status));
    const wrong = [...Object.keys(errors), ...(status.state === 'good' ? [] : ['cover'])];
    if (wrong.length > 0 && form.current) focusFirst(form.current, wrong);
    if (wrong.length === 0) void submit();
  };
  // The cover's message stays as long as it applies.
  const lack = saidOfCover === coverLacks(status) ? saidOfCover : undefined;
  const coverError = lack && (lack === 'missing' ? message('required') : t('cover.wait'));

  const title = (content.language === locale && content.translatedName) || content.series;
  return (
    <UploadForm
      ref={form}
      onSubmit={handleSubmit}
      aside={
        <aside className={classes.aside}>
          <ComicChecks content={content} errors={errors} cover={status} isWhole={isWhole} />
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
      <TextField
        name="otherName"
        label={t('otherName')}
        optional={t('optional')}
        value={content.otherName}
        autoComplete="off"
        error={errorOf('otherName')}
        onChange={(otherName) => change({ otherName: written(otherName) })}
        onBlur={() => touch('otherName')}
      />
      <CoverField
        uid={uid}
        submissionId={submissionId}
        title={title}
        file={file}
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
      {NAMES.map(({ name, kind, max }) => (
        <NamesField
          key={name}
          name={name}
          kind={kind}
          max={max}
          label={t(`names.${name}`)}
          chosen={readChosen(content, name)}
          error={errorOf(name)}
          onChange={(chosen) => choose(setChosen(name, chosen), name)}
          onBlur={() => touch(name)}
        />
      ))}
      {problem && (
        <FormNote tone="error" action={problem.code === 'moved-on' && <MyWork />}>
          {problemText(problem)}
        </FormNote>
      )}
      {!user.emailVerified && (
        <VerifyFirst email={user.email} text={t('verify', { email: isolated(user.email) })} />
      )}
      <UploadActions>
        <Button type="submit" size="lg" loading={isSending} disabled={!user.emailVerified}>
          {t('send')}
        </Button>
        <SaveLine save={save} />
        {save.state === 'unsaved' && save.problem?.code === 'too-many-drafts' && <MyWork />}
      </UploadActions>
    </UploadForm>
  );
}

/**
 * Why a comic cannot be submitted with its current cover; errors of the image itself are shown at its field.
 */
function coverLacks({ state }: CoverStatus): 'missing' | 'unchecked' | undefined {
  if (state === 'none') return 'missing';
  return state === 'moving' || state === 'checking' ? 'unchecked' : undefined;
}

/** The errors from the server, and the content they are about. */
interface Refused {
  readonly fields: ComicErrors;
  readonly content: ComicContent;
}

/** Errors from the server count until the content changes. */
function addRefused(errors: ComicErrors, refused: Refused | undefined, content: ComicContent): ComicErrors {
  return refused?.content === content ? { ...refused.fields, ...errors } : errors;
}

type NamesName = (typeof NAMES)[number]['name'];

function readChosen(content: ComicContent, name: NamesName): readonly Choice[] {
  const { [name]: chosen } = content;
  if (chosen === null) return [];
  return 'name' in chosen ? [chosen] : chosen;
}

function setChosen(name: NamesName, chosen: readonly Choice[]): Partial<ComicContent> {
  return name === 'artists' || name === 'genres' ? { [name]: [...chosen] } : { [name]: chosen[0] ?? null };
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
