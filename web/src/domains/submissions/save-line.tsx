import { useWords } from '../../core/i18n/i18n.ts';
import type { SaveState } from './draft-saver.ts';
import classes from './upload-form.module.css';
import { useUploadProblem } from './use-upload-problem.ts';

/** Whether what is typed is stored, in one line. */
export function SaveLine({ save }: { readonly save: SaveState }) {
  const t = useWords('upload');
  const problemText = useUploadProblem();
  const text = (): string => {
    if (save.state !== 'unsaved') return save.state === 'saved' && !save.at ? '' : t(`save.${save.state}`);
    if (!save.problem) return t('save.wrong');
    return save.problem.code === 'offline' ? t('save.offline') : problemText(save.problem);
  };
  return (
    <output className={classes.line} data-state={save.state}>
      {text()}
    </output>
  );
}
