import type { ChapterFile } from '@rawi/model/truth/file';
import { lazy, useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { idOf } from '../../../core/lib/document-id.ts';
import { Dialog } from '../../../core/ui/dialog.tsx';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { FilesOf } from '../../../domains/submissions/files-of.ts';
import { type SubmissionItem, useSubmissionName } from './submission.ts';
import classes from './work-row.module.css';

const ChapterPages = lazy(() => import('../../../domains/submissions/staged/chapter-pages.tsx'));

interface SeePagesProps {
  readonly item: SubmissionItem;
  readonly files: ReadonlyMap<string, ChapterFile> | undefined;
}

/** Opens the pages of a chapter that is checked and not published yet; nothing where there are none. */
export function SeePages({ item, files }: SeePagesProps) {
  const t = useWords('upload');
  const shell = useWords('shell');
  const name = useSubmissionName(item.data);
  const [isOpen, setIsOpen] = useState(false);
  const fileId = item.data.files.chapter?.fileId;
  const file = fileId === undefined ? undefined : files?.get(fileId);
  if (!file || (file.progress.state !== 'ready' && !file.arrangement)) return null;
  return (
    <>
      <button type="button" className={classes.see} onClick={() => setIsOpen(true)}>
        {t('pages.show')}
      </button>
      {isOpen && (
        <Dialog title={name} closeLabel={shell('close')} size="wide" onClose={() => setIsOpen(false)}>
          <PagePart>
            <FilesOf value={idOf(item)}>
              <ChapterPages
                file={file}
                arranges={item.data.state === 'draft' ? fileId : undefined}
                content={item.data.kind === 'chapter' ? item.data.content : undefined}
              />
            </FilesOf>
          </PagePart>
        </Dialog>
      )}
    </>
  );
}
