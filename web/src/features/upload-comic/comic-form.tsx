import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { LANGUAGE_CODES, LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import { type Locale, otherLocales } from '@rawi/model/lists/locales';
import { queryKey } from '@rawi/model/text/fold';
import { countWords } from '@rawi/model/text/words';
import type { ComicSubmission } from '@rawi/model/truth/submission';
import { type Choice, type ComicContent, comicForm } from '@rawi/model/truth/submission-content';
import { validate } from '@rawi/model/validation/fields';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../data/session.ts';
import { useDraft } from '../../data/submissions/use-draft.ts';
import { callTranslators } from '../../data/translator-calls.ts';
import { useSend } from '../../data/use-send.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useSaidErrors } from '../../lib/said-errors.ts';
import { useUnsaved } from '../../lib/unsaved.ts';
import { focusFirst } from '../../lib/use-form.ts';
import VerifyFirst from '../../person/verify-first.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CoverField } from '../../upload/cover-field.tsx';
import { SaveLine } from '../../upload/save-line.tsx';
import { useCoverStanding } from '../../upload/use-cover-standing.ts';
import { useUploadProblem } from '../../upload/use-upload-problem.ts';
import { ExistingComics } from './existing-comics.tsx';
import { NamesField } from './names-field.tsx';
import classes from './upload-comic.module.css';

interface ComicFormProps {
  readonly user: SessionUser;
  readonly submissionId: string;
  /** As it is stored; nothing before it was begun. */
  readonly stored: ComicSubmission | undefined;
  readonly initial: ComicContent;
  readonly onBegun: () => void;
}

const { artists, genres } = LIMITS.submission;

/** Where a comic is proposed. What is typed is stored as it is typed; the cover is sent at once. */
export function ComicForm({ user, submissionId, stored, initial, onBegun }: ComicFormProps) {
  const { uid } = user;
  const t = useWords('upload-comic');
  const shared = useWords('upload');
  const locale = useLocale();
  const message = useMessages();
  const problemText = useUploadProblem();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({ uid, kind: 'comic', submissionId, stored, initial, onBegun });
  const { content, change } = draft;
  const errors = validate(comicForm, content);
  const said = useSaidErrors(errors);
  const handing = useSend();
  const file = stored?.files.cover;
  const { standing } = useCoverStanding(submissionId, file);
  const [isCoverMissing, setIsCoverMissing] = useState(false);
  const key = queryKey(content.series);
  useUnsaved(draft.save.state === 'unsaved');

  const choose = (part: Partial<ComicContent>, name: string) => {
    change(part);
    said.look(name, validate(comicForm, { ...content, ...part }));
  };
  const submit = () => {
    said.lookAtAll();
    const isCoverGood = standing.state === 'good';
    setIsCoverMissing(standing.state === 'none');
    if (Object.keys(errors).length > 0 || standing.state === 'none') {
      const wrong = [...Object.keys(errors), ...(standing.state === 'none' ? ['cover'] : [])];
      if (form.current) focusFirst(form.current, wrong);
      return;
    }
    void handing.send(async () => {
      if (!isCoverGood || !(await draft.flush())) return;
      await callTranslators({ action: 'submitSubmission', submissionId, revision: stored?.revision ?? 0 });
      draft.forget();
    });
  };
  const single = (choice: Choice | null) => (choice ? [choice] : []);
  const waitsForCover = standing.state === 'moving' || standing.state === 'checking';
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        name="series"
        label={t('series')}
        value={content.series}
        autoComplete="off"
        isRequired
        error={message(said.errorOf('series'))}
        onChange={(series) => change({ series })}
        onBlur={() => said.look('series')}
      />
      {key !== undefined && <ExistingComics key={key} searchKey={key} typed={content.series} />}
      <TextField
        name="otherName"
        label={t('otherName')}
        optional={t('optional')}
        value={content.otherName}
        autoComplete="off"
        error={message(said.errorOf('otherName'))}
        onChange={(otherName) => change({ otherName })}
        onBlur={() => said.look('otherName')}
      />
      <CoverField
        uid={uid}
        submissionId={submissionId}
        label={t('cover')}
        title={content.series}
        file={file}
        error={isCoverMissing ? message('required') : undefined}
        ensureBegun={draft.ensureBegun}
      />
      <div className={classes.pair}>
        <SelectField
          name="language"
          label={t('language')}
          optional={t('optional')}
          value={content.language ?? ''}
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
          error={message(said.errorOf('translatedName'))}
          onChange={(translatedName) => change({ translatedName })}
          onBlur={() => said.look('translatedName')}
        />
      </div>
      {[locale, ...otherLocales(locale)].map((each) => (
        <Description
          key={each}
          language={each}
          value={content.description[each]}
          error={isLong(content.description[each]) ? message('max') : undefined}
          onChange={(text) => change({ description: { ...content.description, [each]: text } })}
          onBlur={() => said.look('description')}
        />
      ))}
      <NamesField
        name="publisher"
        label={t('publisher')}
        kind="publishers"
        chosen={single(content.publisher)}
        most={1}
        error={message(said.errorOf('publisher'))}
        onChange={([publisher = null]) => choose({ publisher }, 'publisher')}
        onBlur={() => said.look('publisher')}
      />
      <NamesField
        name="writer"
        label={t('writer')}
        kind="people"
        chosen={single(content.writer)}
        most={1}
        error={message(said.errorOf('writer'))}
        onChange={([writer = null]) => choose({ writer }, 'writer')}
        onBlur={() => said.look('writer')}
      />
      <NamesField
        name="artists"
        label={t('artists')}
        kind="people"
        chosen={content.artists}
        most={artists}
        error={message(said.errorOf('artists'))}
        onChange={(all) => choose({ artists: [...all] }, 'artists')}
        onBlur={() => said.look('artists')}
      />
      <NamesField
        name="genres"
        label={t('genres')}
        kind="genres"
        chosen={content.genres}
        most={genres}
        error={message(said.errorOf('genres'))}
        onChange={(all) => choose({ genres: [...all] }, 'genres')}
        onBlur={() => said.look('genres')}
      />
      {handing.problem && <FormNote tone="error">{problemText(handing.problem)}</FormNote>}
      {draft.save.state === 'unsaved' && draft.save.problem?.code === 'too-many-drafts' && (
        <FormNote tone="error" action={<Link to={paths.myWork(locale)}>{shared('myWork')}</Link>}>
          {problemText(draft.save.problem)}
        </FormNote>
      )}
      {!user.emailVerified && <VerifyFirst email={user.email} text={shared('problems.unverified')} />}
      <div className={classes.actions}>
        <Button
          type="submit"
          size="lg"
          loading={handing.isSending}
          disabled={!user.emailVerified || waitsForCover}
        >
          {t(waitsForCover ? 'waitsForCover' : 'send')}
        </Button>
        <SaveLine save={draft.save} />
      </div>
      <p className={classes.kept}>
        {shared('keptDays', {
          count: LIMITS.submission.draftDays,
          number: formatNumber(LIMITS.submission.draftDays, locale),
        })}
      </p>
    </form>
  );
}

const isLong = (text: string) => countWords(text) > LIMITS.descriptionWords;

interface DescriptionProps {
  readonly language: Locale;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** What it is about, with its words counted as they are typed. */
function Description({ language, value, error, onChange, onBlur }: DescriptionProps) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  return (
    <TextArea
      name={`description-${language}`}
      label={t(`description.${language}`)}
      rows={4}
      value={value}
      error={error}
      hint={t('description.words', {
        words: formatNumber(countWords(value), locale),
        total: formatNumber(LIMITS.descriptionWords, locale),
      })}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
