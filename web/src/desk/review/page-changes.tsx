import type { FileProgress } from '@rawi/model/truth/file';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { pageHashes } from '../../domains/reviews/page-hashes.ts';
import { useFilesOf } from '../../domains/submissions/files-of.ts';
import { useFileProgress } from '../../domains/submissions/use-file-progress.ts';
import { type ComparedPages, comparePages } from './compare-pages.ts';
import classes from './item.module.css';

interface PageChangesProps {
  /** The chapter's files, before and now. */
  readonly before: string;
  readonly after: string;
  /** Where the pages of the earlier one lay when it was handed in; unknown of old ones. */
  readonly folder?: string | undefined;
}

const KINDS = ['changed', 'added', 'removed'] as const;

/** Which pages were added, removed and changed; if the earlier file is gone, it says only that. */
export default function PageChanges({ before, after, folder }: PageChangesProps) {
  const t = useWords('review');
  const locale = useLocale();
  const now = folderOf(useFileProgress(before));
  const [was, is] = [folder ?? now, folderOf(useFileProgress(after))];
  const submissionId = useFilesOf();
  const [compared, setCompared] = useState<ComparedPages>();
  useEffect(() => {
    if (was === undefined || is === undefined) return;
    let isOver = false;
    const compare = async () => {
      const [old, now] = await Promise.all([pageHashes(submissionId, was), pageHashes(submissionId, is)]);
      if (!isOver && old && now) setCompared(comparePages(old, now));
    };
    void compare();
    return () => {
      isOver = true;
    };
  }, [submissionId, was, is]);
  if (!compared) return null;
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const shown = KINDS.filter((kind) => compared[kind].length > 0);
  if (shown.length === 0) return <p className={classes.none}>{t('changes.samePages')}</p>;
  return (
    <ul className={classes.pageChanges}>
      {shown.map((kind) => (
        <li key={kind}>
          {t(`changes.pages.${kind}`, {
            count: compared[kind].length,
            number: formatNumber(compared[kind].length, locale),
            pages: list.format(compared[kind].map((page) => formatNumber(page, locale))),
          })}
        </li>
      ))}
    </ul>
  );
}

function folderOf(progress: FileProgress | undefined): string | undefined {
  return progress?.state === 'ready' ? progress.folder : undefined;
}
