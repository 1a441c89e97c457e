import { useWords } from '../../core/i18n/i18n.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { listedKeys } from '../reader-keys.ts';
import { useReaderWords } from '../reader-words.ts';
import classes from './key-list.module.css';
import type { PanelProps } from './panel.ts';

/** The list of keys and what they do. */
export default function KeyList({ chapter, onPanel }: PanelProps) {
  const { t, direction } = useReaderWords();
  const setting = useWords('reading-settings');
  return (
    <Dialog
      title={t('help.title')}
      closeLabel={t('close')}
      direction={direction}
      onClose={() => onPanel(undefined)}
      size="wide"
    >
      <dl className={classes.keys}>
        {listedKeys(chapter.readingDirection).map(([command, keys]) => (
          <div key={command} className={classes.line}>
            <dt>{setting(`keys.${command}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={classes.key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
