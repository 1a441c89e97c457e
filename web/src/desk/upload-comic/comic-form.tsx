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
import type { CoverStanding } from '../../domains/submissions/cover/cover-standing.ts';
import { useCoverStanding } from '../../domains/submissions/cover/use-cover-standing.ts';
import { useSaidErrors } from '../../domains/submissions/said-errors.ts';
import { SaveLine } from '../../domains/submissions/save-line.tsx';
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
  /** As it is stored; nothing before it was begun. */
  readonly stored: ComicSubmission | undefined;
  readonly onBegun: () => void;
  readonly onSent: () => void;
}

const { artists, genres } = LIMITS.submission;
/** The fields of names, in their order: how many each takes, and where it finds them. */
const NAMES = [
  { name: 'publisher', kind: 'publishers', most: 1 },
  { name: 'writer', kind: 'people', most: 1 },
  { name: 'artists', kind: 'people', most: artists },
  { name: 'genres', kind: 'genres', most: genres },
] as const;

/** Where a comic is proposed. What is typed is stored as it is typed; the cover is sent at once. */
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
  const errors = withRefused(checkComic(content), refused, content);
  const said = useSaidErrors(errors);
  const [saidOfCover, setSaidOfCover] = useState<'missing' | 'unchecked'>();
  const file = stored?.files.cover;
  const { standing } = useCoverStanding(submissionId, file);
  const { isSending, problem, send } = useSend();

  const errorOf = (name: string) => message(said.errorOf(name));
  const look = (name: string) => said.look(name);
  const choose = (changed: Partial<ComicContent>, name: string) => {
    change(changed);
    said.look(name, checkComic({ ...content, ...changed }));
  };
  const isWhole = Object.keys(errors).length === 0;

  const submit = () =>
    send(
      async () => {
        // What cannot be stored says so itself, beside the button.
        if (!(await draft.flush())) return;
        await callTranslators({ action: 'submitSubmission', submissionId, revision: stored?.revision ?? 0 });
        draft.forget();
        onSent();
      },
      ({ code, fields }) => {
        if (code !== 'invalid-fields' || !fields) return false;
        setRefused({ fields, content });
        for (const name of Object.keys(fields)) said.look(name, fields);
        if (form.current) focusFirst(form.current, Object.keys(fields));
        return true;
      },
    );
  const handleSubmit = () => {
    said.lookAtAll();
    setSaidOfCover(coverLacks(standing));
    const wrong = [...Object.keys(errors), ...(standing.state === 'good' ? [] : ['cover'])];
    if (wrong.length > 0 && form.current) focusFirst(form.current, wrong);
    if (wrong.length === 0) void submit();
  };
  // What was said of the cover is said for as long as it is so.
  const lack = saidOfCover === coverLacks(standing) ? saidOfCover : undefined;
  const coverError = lack && (lack === 'missing' ? message('required') : t('cover.wait'));

  const title = (content.language === locale && content.translatedName) || content.series;
  return (
    <UploadForm
      ref={form}
      onSubmit={handleSubmit}
      aside={
        <aside className={classes.aside}>
          <ComicChecks content={content} errors={errors} cover={standing} isWhole={isWhole} />
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
          onBlur={() => look('series')}
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
        onBlur={() => look('otherName')}
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
          onBlur={() => look('translatedName')}
        />
      </div>
      <DescriptionFields
        description={content.description}
        errorOf={(language) => errorOf(`description-${language}`)}
        onChange={({ en, ar }) => change({ description: { en: written(en), ar: written(ar) } })}
        onBlur={(language) => look(`description-${language}`)}
      />
      {NAMES.map(({ name, kind, most }) => (
        <NamesField
          key={name}
          name={name}
          kind={kind}
          most={most}
          label={t(`names.${name}`)}
          chosen={chosenIn(content, name)}
          error={errorOf(name)}
          onChange={(chosen) => choose(withChosen(name, chosen), name)}
          onBlur={() => look(name)}
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

/** Why a comic cannot be handed in with the cover as it is; what is wrong with the picture itself its field says. */
function coverLacks({ state }: CoverStanding): 'missing' | 'unchecked' | undefined {
  if (state === 'none') return 'missing';
  return state === 'moving' || state === 'checking' ? 'unchecked' : undefined;
}

/** What the server refused, and what it was refused of. */
interface Refused {
  readonly fields: ComicErrors;
  readonly content: ComicContent;
}

/** What the server refused is wrong for as long as nothing was changed. */
function withRefused(errors: ComicErrors, refused: Refused | undefined, content: ComicContent): ComicErrors {
  return refused?.content === content ? { ...refused.fields, ...errors } : errors;
}

type NamesName = (typeof NAMES)[number]['name'];

function chosenIn(content: ComicContent, name: NamesName): readonly Choice[] {
  const { [name]: chosen } = content;
  if (chosen === null) return [];
  return 'name' in chosen ? [chosen] : chosen;
}

function withChosen(name: NamesName, chosen: readonly Choice[]): Partial<ComicContent> {
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
