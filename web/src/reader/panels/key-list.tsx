import { IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { PlainButton } from '../../core/ui/plain-button.tsx';
import { type OwnCommand, withOwnKey } from '../reader-keys.ts';
import { useReaderWords } from '../reader-words.ts';
import { changeSettings, useReadingSettings } from '../settings/use-reading-settings.ts';
import classes from './key-list.module.css';
import { isOwnCommand, listedKeys, ownKeyOf } from './listed-keys.ts';
import type { PanelProps } from './panel.ts';

/** The list of keys and what they do, where each command may be given a key of one's own. */
export default function KeyList({ chapter, onPanel }: PanelProps) {
  const { t, direction } = useReaderWords();
  const setting = useWords('reading-settings');
  const { keys: own } = useReadingSettings();
  /** What the next key is for. */
  const [asked, setAsked] = useState<OwnCommand>();
  const [isRefused, setRefused] = useState(false);
  const ask = (command: OwnCommand | undefined) => {
    setAsked(command);
    setRefused(false);
  };
  const choose = (command: OwnCommand, key: string | undefined) =>
    changeSettings((kept) => ({ ...kept, keys: withOwnKey(kept.keys, command, key) }));
  useNextKey(asked !== undefined, (event) => {
    if (event.key === 'Escape' || event.key === 'Tab') return ask(undefined);
    const key = ownKeyOf(event);
    setRefused(key === undefined);
    if (key === undefined || asked === undefined) return;
    choose(asked, key);
    ask(undefined);
  });
  return (
    <Dialog
      title={t('help.title')}
      closeLabel={t('close')}
      direction={direction}
      onClose={() => onPanel(undefined)}
      size="wide"
    >
      <dl className={classes.keys}>
        {listedKeys(chapter.readingDirection, own).map(({ command, keys, ownKey }) => (
          <div key={command} className={classes.line}>
            <dt>{setting(`keys.${command}`)}</dt>
            <dd>
              {asked === command ? (
                <output className={classes.asked}>{setting(isRefused ? 'keyRefused' : 'pressKey')}</output>
              ) : (
                <>
                  {keys.map((key) => (
                    <Key key={key} name={key} />
                  ))}
                  {ownKey !== undefined && <Key name={ownKey.toUpperCase()} isOwn />}
                </>
              )}
              {ownKey !== undefined && isOwnCommand(command) && (
                <IconButton
                  className={classes.change}
                  label={setting('removeKey', { action: setting(`keys.${command}`) })}
                  onClick={({ currentTarget }) => {
                    // This button goes with the key.
                    currentTarget.parentElement?.querySelector<HTMLElement>('button:last-child')?.focus();
                    choose(command, undefined);
                  }}
                >
                  <IconX size={18} stroke={1.75} aria-hidden />
                </IconButton>
              )}
              {isOwnCommand(command) && (
                <IconButton
                  className={classes.change}
                  label={setting('chooseKey', { action: setting(`keys.${command}`) })}
                  aria-pressed={asked === command}
                  onClick={() => ask(asked === command ? undefined : command)}
                >
                  <IconPencil size={18} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {own.length > 0 && (
        <div className={classes.reset}>
          <PlainButton variant="default" onClick={() => changeSettings((kept) => ({ ...kept, keys: [] }))}>
            {setting('resetKeys')}
          </PlainButton>
        </div>
      )}
    </Dialog>
  );
}

function Key({ name, isOwn = false }: { readonly name: string; readonly isOwn?: boolean }) {
  return (
    <kbd className={classes.key} dir="ltr" data-own={isOwn || undefined}>
      {name}
    </kbd>
  );
}

/** Gives the next key to whoever asked for it, before anything else gets it: Escape would close the dialog. */
function useNextKey(isAsked: boolean, onKey: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const take = (event: KeyboardEvent) => {
      // A key that is held down beside another one comes first.
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      if (event.key !== 'Tab') event.preventDefault();
      event.stopPropagation();
      onKey(event);
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [isAsked, onKey]);
}
