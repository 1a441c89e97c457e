import { Button } from '@mantine/core';
import { ISSUE_REPORT_NAMES, ISSUE_REPORTS, type IssueReport } from '@rawi/model/issue-reports';
import type { ChapterPayload } from '@rawi/model/pages';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog, DialogText } from '../../../ui/dialog.tsx';
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
 * sent").
 */
export function ReportDialog({ chapter, trouble, onClose }: ReportDialogProps) {
  const words = useReaderWords();
  const { t, locale } = words;
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

  return (
    <Dialog
      title={t('reportDialog.title')}
      closeLabel={t('close')}
      direction={words.direction}
      onClose={onClose}
    >
      <DialogText>{t('reportDialog.intro')}</DialogText>
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
    </Dialog>
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
