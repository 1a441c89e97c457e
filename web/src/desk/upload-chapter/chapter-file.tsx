import { refusalText } from '@rawi/model/text/refusal-texts';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { useEffect, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { useSharedFiles } from '../../domains/uploads/use-shared-files.ts';
import { FileField } from './file-field.tsx';
import { ImageOrder } from './image-order.tsx';
import { Several } from './several.tsx';
import { SharedFile } from './shared-file.tsx';
import type { ChapterFormState } from './use-chapter-form.ts';

interface ChapterFileProps {
  readonly state: ChapterFormState;
  readonly onSeveralBegun: (count: number) => void;
}

/** The file of the chapter: one that is chosen or sent, images to be put in order, or several chapters at once. */
export function ChapterFile({ state, onSeveralBegun }: ChapterFileProps) {
  const { uid, content, chosen, several, setSeveral, file, upload, checkedFile, progress } = state;
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const { shared, discard } = useSharedFiles();
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    // Only now the upload keeps it itself.
    if (isUsed && file !== undefined) discard();
  }, [isUsed, file, discard]);
  const refusal = chosen.refusal && refusalText({ code: chosen.refusal }, locale);
  if (several) {
    return (
      <Several
        uid={uid}
        files={several}
        shared={content}
        onBegun={(count) => {
          if (isUsed) discard();
          onSeveralBegun(count);
        }}
        onCancel={() => setSeveral(undefined)}
      />
    );
  }
  if (chosen.chosen.kind === 'images') {
    return (
      <>
        <ImageOrder
          images={chosen.chosen.images}
          isBusy={chosen.chosen.isPacking}
          onChange={chosen.order}
          onPack={() => chosen.pack(namePackedFile(content))}
          onCancel={chosen.clear}
        />
        {refusal && <FormNote tone="error">{refusal}</FormNote>}
      </>
    );
  }
  return (
    <>
      {typeof shared === 'object' && !isUsed && (
        <SharedFile
          shared={shared}
          onUse={(files) => {
            setUsed(true);
            chosen.choose(files);
          }}
          onDiscard={discard}
        />
      )}
      <FileField
        file={file}
        upload={upload}
        // What is wrong with an arrangement stands beside its pages.
        progress={checkedFile?.arrangement ? undefined : progress}
        problem={refusal ?? (state.isFileMissing ? t('file.missing') : undefined)}
        busy={chosen.isLooking || state.isBringing ? t('file.looking') : undefined}
        onChoose={chosen.choose}
        onRemove={state.remove}
      />
    </>
  );
}

/** The file name of packed images, which have no common name. */
function namePackedFile({ comic, proposed, number, language }: ChapterContent): string {
  const of = comic?.slug ?? proposed?.series ?? 'chapter';
  return (
    [of, number, language]
      .filter((part) => part !== null && part !== undefined)
      .join('-')
      .slice(0, 120) + '.cbz'
  );
}
