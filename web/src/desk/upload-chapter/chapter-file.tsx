import { refusalText } from '@rawi/model/text/refusal-texts';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FileField } from './file-field.tsx';
import { ImageOrder } from './image-order.tsx';
import { Several } from './several.tsx';
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
  const refusal = chosen.refusal && refusalText({ code: chosen.refusal }, locale);
  if (several) {
    return (
      <Several
        uid={uid}
        files={several}
        shared={content}
        onBegun={onSeveralBegun}
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
