import { Button } from '@mantine/core';
import { LANGUAGE_CODES, LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { isSame } from '@rawi/model/pages/is-same';
import { plainText } from '@rawi/model/text/plain-text';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useForm } from '../../core/forms/use-form.ts';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { chapterNumberOf } from '../../domains/chapters/chapter-number.ts';
import classes from './ask.module.css';
import { useAskProblem } from './ask-problem.ts';
import { type Subject, useSubjectName } from './ask-subject.tsx';

export interface AskDialogProps {
  readonly subject: Subject;
  readonly initial?: { readonly language?: Language | undefined; readonly number?: string | undefined };
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

/** Details of the ask: the language, and for a comic on Rawi the chapter. */
export function AskDialog({ subject, initial, onAsked, onClose }: AskDialogProps) {
  const t = useWords('ask');
  const locale = useLocale();
  const problemOf = useAskProblem();
  const name = useSubjectName()(subject);
  const { isSending, problem, send } = useSend();
  /** The existing chapter, and the ask that it answered; other input makes it obsolete. */
  const [there, setThere] = useState<{ readonly chapterId: string; readonly asked: object }>();
  const isOnRawi = 'comicId' in subject;
  const form = useForm<{ language: Language; number: string }, string>({
    initial: { language: initial?.language ?? locale, number: initial?.number ?? '' },
    validate: ({ number }) =>
      chapterNumberOf(number) === undefined ? { number: t('form.numberWrong') } : {},
  });
  const ask = async (asked: typeof form.values) => {
    const { language, number } = asked;
    const about = isOnRawi ? { comicId: subject.comicId } : { title: plainText(subject.title) };
    const answer = await callCommunity({
      action: 'ask',
      ...about,
      language,
      number: isOnRawi ? (chapterNumberOf(number) ?? null) : null,
    });
    if (answer.chapterId !== null) setThere({ chapterId: answer.chapterId, asked });
    else onAsked();
  };
  return (
    <Dialog title={t('form.title')} closeLabel={t('form.close')} onClose={onClose} isBusy={isSending} isSheet>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.submit((values) => void send(() => ask(values)))}
      >
        <p className={classes.subject}>
          <bdi lang={name.lang}>{name.text}</bdi>
        </p>
        <SelectField
          name="language"
          label={t('form.language')}
          value={form.values.language}
          onChange={(value) => {
            const language = LANGUAGE_CODES.find((code) => code === value);
            if (language) form.choose('language', language);
          }}
          choices={LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code][locale] }))}
        />
        {isOnRawi && (
          <TextField
            label={t('form.number')}
            optional={t('form.numberOptional')}
            autoComplete="off"
            inputMode="decimal"
            {...form.field('number')}
          />
        )}
        <DialogText>{t('form.private')}</DialogText>
        {problem && <FormNote tone="error">{problemOf(problem)}</FormNote>}
        {there !== undefined && isSame(there.asked, form.values) && (
          <FormNote
            tone="success"
            action={<Link to={paths.chapter(locale, there.chapterId)}>{t('form.read')}</Link>}
          >
            {t('form.there')}
          </FormNote>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={isSending}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('form.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
