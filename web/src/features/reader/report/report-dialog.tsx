import { Button } from '@mantine/core';
import { ISSUE_REPORT_NAMES, ISSUE_REPORTS, type IssueReport } from '@rawi/model/issue-reports';
import type { ChapterPayload } from '@rawi/model/pages';
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useReaderWords } from '../reader-words.ts';
import type { Trouble } from './report-context.ts';
import classes from './report-dialog.module.css';
import { reportText } from './report-text.ts';

interface ReportDialogProps {
  readonly chapter: ChapterPayload;
  readonly trouble: Trouble;
  readonly onClose: () => void;
}

/**
 * Puts a report together for the person to pass on: nothing is sent from here (docs/decisions, "A report is copied, not
 * sent"). The browser's own dialog keeps focus inside and closes on Escape.
 */
export function ReportDialog({ chapter, trouble, onClose }: ReportDialogProps) {
  const words = useReaderWords();
  const { t, locale } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [issue, setIssue] = useState<IssueReport>(trouble.what === 'chapter' ? 'typos' : 'images');
  const [now] = useState(() => new Date());
  const text = reportText({
    chapter,
    trouble,
    issue: ISSUE_REPORT_NAMES[issue].en,
    address: location.href,
    browser: navigator.userAgent,
    now,
  });

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={headingId}
      dir={words.direction}
      onClose={onClose}
    >
      <div className={classes.heading}>
        <h2 id={headingId}>{t('reportDialog.title')}</h2>
        <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
          <IconX size={22} stroke={1.75} aria-hidden />
        </button>
      </div>
      <p>{t('reportDialog.intro')}</p>
      <fieldset className={classes.issues}>
        <legend>{t('reportDialog.issue')}</legend>
        {ISSUE_REPORTS.map((each) => (
          <label key={each} className={classes.issue}>
            <input type="radio" name="issue" checked={issue === each} onChange={() => setIssue(each)} />
            {ISSUE_REPORT_NAMES[each][locale]}
          </label>
        ))}
      </fieldset>
      <textarea
        className={classes.text}
        dir="ltr"
        lang="en"
        readOnly
        rows={7}
        value={text}
        aria-label={t('reportDialog.details')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={text} />
    </dialog>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const { t } = useReaderWords();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // The browser does not let us: the details are there to be selected.
      document.querySelector<HTMLTextAreaElement>('dialog[open] textarea')?.focus();
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.actions}>
      <Button leftSection={<Icon size={20} stroke={1.75} aria-hidden />} onClick={() => void handleCopy()}>
        {t('reportDialog.copy')}
      </Button>
      <output className={classes.copied}>{isCopied ? t('reportDialog.copied') : ''}</output>
    </div>
  );
}
