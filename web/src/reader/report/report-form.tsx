import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { ISSUE_REPORT_NAMES, ISSUE_REPORTS, type IssueReport } from '@rawi/model/lists/issue-reports';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import type { SuggestionKind } from '@rawi/model/suggestions/suggestion-kinds';
import { plainText } from '@rawi/model/text/plain-text';
import { useEffect } from 'react';
import { appCheckWords } from '../../core/forms/app-check-words.ts';
import type { Problem } from '../../core/forms/problem-text.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { formatCountdown } from '../../core/lib/use-countdown.ts';
import { useSession } from '../../core/session/session.ts';
import { DialogActions } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { RadioTiles } from '../../core/ui/radio-tiles.tsx';
import { TextArea } from '../../core/ui/text-area.tsx';
import { isNamed } from '../../domains/reports/send-report.ts';
import { chapterTitles } from '../chapter-titles.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './report.module.css';
import { keepReportDraft, type ReportDraft } from './report-draft.ts';

interface ReportFormProps {
  readonly chapter: ChapterPayload;
  readonly page: number | undefined;
  readonly draft: ReportDraft;
  readonly isSending: boolean;
  readonly problem: Problem | undefined;
  readonly onSend: (report: { readonly issue: IssueReport; readonly note: string }) => void;
  /** Leads to the corrections of the page, where a translator has them at once. */
  readonly onProofread: (kind: SuggestionKind, note: string) => void;
  readonly onClose: () => void;
}

/** The issues that a signed-in reader can correct at their place. */
const PROOFREAD: Readonly<Partial<Record<IssueReport, SuggestionKind>>> = {
  typos: 'typo',
  translation: 'meaning',
};

type Values = Pick<ReportDraft, 'issue' | 'note'>;

const lengthOf = (note: string): number => [...plainText(note)].length;

function wrong({ issue, note }: Values) {
  return {
    ...(issue === '' && { issue: 'required' as const }),
    ...(lengthOf(note) > LIMITS.noteLength && { note: 'max' as const }),
  };
}

/** The form of a report: the three issues of the specification, a note, and the subject. */
export function ReportForm(props: ReportFormProps) {
  const { chapter, page, draft, isSending, problem, onSend, onProofread, onClose } = props;
  const words = useReaderWords();
  const { t, number, locale } = words;
  const report = useWords('chapter-report');
  const wordsOf = useReportProblem();
  const session = useSession();
  const { id } = draft;
  const form = useForm<Values, 'required' | 'max'>({
    initial: { issue: draft.issue, note: draft.note },
    validate: wrong,
  });
  const { issue, note } = form.values;
  useEffect(() => keepReportDraft(chapter.id, { id, issue, note }), [chapter.id, id, issue, note]);
  const { error: noteError, ...noteField } = form.field('note');
  const length = lengthOf(note);
  const over = Math.max(1, length - LIMITS.noteLength);
  const { translator } = chapter;
  const mayProofread = isNamed(session) && translator !== undefined && translator.id !== session.user.uid;
  const kind = mayProofread && issue !== '' ? PROOFREAD[issue] : undefined;

  return (
    <form
      noValidate
      onSubmit={form.submit((values) => {
        if (values.issue !== '') onSend({ issue: values.issue, note: plainText(values.note) });
      })}
    >
      <About chapter={chapter} page={page} />
      <RadioTiles
        name="issue"
        label={report('issue')}
        value={issue === '' ? undefined : issue}
        choices={ISSUE_REPORTS.map((value) => ({ value, label: ISSUE_REPORT_NAMES[value][locale] }))}
        error={form.errors.issue && report('issueRequired')}
        onChoose={(each) => form.choose('issue', each)}
      />
      {kind !== undefined && (
        <div className={classes.proofread}>
          <FormNote
            tone="neutral"
            action={
              <Button size="sm" onClick={() => onProofread(kind, plainText(note))}>
                {report('proofread')}
              </Button>
            }
          >
            {report('proofreadAbout')}
          </FormNote>
        </div>
      )}
      <TextArea
        label={report('note')}
        optional={report('optional')}
        rows={3}
        isDisabled={isSending}
        hint={report('noteCount', { size: number(length), total: number(LIMITS.noteLength) })}
        error={noteError && report('noteTooLong', { count: over, number: number(over) })}
        {...noteField}
      />
      {session.state !== 'unknown' && (
        <p className={classes.sender}>{report(isNamed(session) ? 'named' : 'nameless')}</p>
      )}
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={isSending}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {report('send')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The chapter and the page that the report is about. */
function About({ chapter, page }: Pick<ReportFormProps, 'chapter' | 'page'>) {
  const words = useReaderWords();
  const { comic } = chapterTitles(chapter, words.locale);
  return (
    <p className={classes.about}>
      <bdi lang={comic.lang} className={classes.comic}>
        {comic.text}
      </bdi>
      <span>{words.chapter(chapter.number)}</span>
      {page !== undefined && <span>{words.pageOf(page, chapter.pageCount)}</span>}
    </p>
  );
}

/** The message for a report that could not be sent, and what to do about it. */
function useReportProblem(): (problem: Problem) => string {
  const { locale } = useReaderWords();
  const report = useWords('chapter-report');
  return ({ code, retryAfterSeconds = 60 }) => {
    const time = formatCountdown(retryAfterSeconds, locale);
    switch (code) {
      case 'offline':
        return report('problems.offline');
      case 'too-soon':
        return report('problems.tooSoon', { time });
      case 'too-many-today':
        return report('problems.tooMany', { time });
      case 'app-check':
        return report('problems.appCheck', appCheckWords());
      case 'target-missing':
        return report('problems.gone');
      default:
        return report('problems.internal');
    }
  };
}
