import { ActionIcon, Button } from '@mantine/core';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { formatBytes, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { chapterNumberOf } from '../../domains/chapters/chapter-number.ts';
import { createDraft, newSubmissionId } from '../../domains/submissions/submissions.ts';
import { useUploadProblem } from '../../domains/submissions/use-upload-problem.ts';
import { sendFile } from '../../domains/uploads/uploads.ts';
import { numberInName } from './number-in-name.ts';
import classes from './several.module.css';

interface SeveralProps {
  readonly uid: string;
  readonly files: readonly File[];
  /** The fields that all chapters share. */
  readonly shared: ChapterContent;
  readonly onBegun: (count: number) => void;
  readonly onCancel: () => void;
}

interface Row {
  readonly file: File;
  readonly typed: string;
}

/**
 * Several files as several chapters: their numbers are read from the file names, and each becomes one draft.
 */
export function Several({ uid, files, shared, onBegun, onCancel }: SeveralProps) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const problemText = useUploadProblem();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    files.map((file) => ({ file, typed: String(numberInName(file.name) ?? '') })),
  );
  const [begun, setBegun] = useState<ReadonlySet<File>>(new Set());
  const { isSending, problem, send } = useSend();
  const numbers = rows.map(({ typed }) => chapterNumberOf(typed));
  const isFilled =
    (shared.comic !== null || shared.proposed !== null) &&
    shared.language !== null &&
    shared.readingDirection !== null;
  const isTwice = new Set(numbers).size < numbers.length;
  const isWhole = numbers.every((number) => typeof number === 'number');
  const start = async () => {
    for (const [index, { file }] of rows.entries()) {
      const number = numbers[index];
      if (typeof number !== 'number' || begun.has(file)) continue;
      const submissionId = newSubmissionId();
      const content: ChapterContent = { ...shared, number, title: '', cover: 'page-one' };
      await createDraft(submissionId, { kind: 'chapter', content });
      await sendFile({ uid, submissionId, part: 'chapter', file, name: file.name });
      setBegun((before) => new Set(before).add(file));
    }
    onBegun(rows.length);
  };
  const change = (index: number, typed: string) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, typed } : row)));
  return (
    <section className={classes.several} aria-labelledby="several">
      <h2 id="several" className={classes.title}>
        {t('several.title')}
      </h2>
      <p className={classes.lead}>{t('several.lead')}</p>
      <ul className={classes.rows}>
        {rows.map(({ file, typed }, index) => (
          <li key={`${file.name} ${file.size}`} className={classes.row}>
            <div className={classes.number}>
              <TextField
                name={`number-${index}`}
                label={t('several.number', { name: file.name })}
                value={typed}
                inputMode="decimal"
                autoComplete="off"
                error={
                  numbers[index] === undefined || numbers[index] === null ? t('number.wrong') : undefined
                }
                onChange={(value) => change(index, value)}
              />
            </div>
            <span className={classes.size}>{formatBytes(file.size, locale)}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              disabled={isSending}
              aria-label={t('several.remove', { name: file.name })}
              onClick={() => (rows.length === 1 ? onCancel() : setRows(rows.filter((_, at) => at !== index)))}
            >
              <IconX size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {isTwice && <p className={classes.wrong}>{t('several.twice')}</p>}
      {!isFilled && <p className={classes.wrong}>{t('several.fill')}</p>}
      {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
      <div className={classes.actions}>
        <Button
          size="lg"
          loading={isSending}
          disabled={!isFilled || !isWhole || isTwice}
          onClick={() => void send(start)}
        >
          {t('several.start', { count: rows.length, number: formatNumber(rows.length, locale) })}
        </Button>
        <Button variant="default" size="lg" disabled={isSending} onClick={onCancel}>
          {t('several.cancel')}
        </Button>
      </div>
    </section>
  );
}
