import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import classes from './shortcuts.module.css';

/** The reviewer's shortcuts. Each key presses the button that declares it (`aria-keyshortcuts`). */
export const KEYS = {
  begin: 'B',
  publish: 'P',
  reject: 'R',
  undo: 'U',
  next: 'N',
  previous: 'V',
  beside: 'O',
  zoom: 'Z',
} as const;
type ShortcutName = keyof typeof KEYS;
const NAMES = Object.keys(KEYS) as ShortcutName[];

/** Single-key shortcuts can be turned off: people who use speech input would trigger them by accident. */
const choice = keptJson('localStorage', 'shortcuts', (value): { isOn: boolean } | undefined => {
  const isOn = fieldOf(value, 'isOn');
  return typeof isOn === 'boolean' ? { isOn } : undefined;
});

/** Makes single keys press the page's buttons, and lists them under "?". */
export function Shortcuts() {
  const t = useWords('review');
  const shell = useWords('shell');
  const [isOn, setIsOn] = useState(() => choice.read()?.isOn ?? true);
  const [isShown, setIsShown] = useState(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
    if (event.key === '?' || event.key === '؟') {
      event.preventDefault();
      setIsShown(true);
    } else if (isOn) press(event.code);
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return (
    <>
      <Button
        variant="subtle"
        className={classes.keys ?? ''}
        leftSection={<IconKeyboard size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsShown(true)}
      >
        {t('shortcuts.title')}
      </Button>
      {isShown && (
        <Dialog title={t('shortcuts.title')} closeLabel={shell('close')} onClose={() => setIsShown(false)}>
          <dl className={classes.shortcuts}>
            {NAMES.map((name) => (
              <div key={name}>
                <dt>
                  <kbd dir="ltr">{KEYS[name]}</kbd>
                </dt>
                <dd>{t(`shortcuts.${name}`)}</dd>
              </div>
            ))}
            <div>
              <dt>
                <kbd dir="ltr">?</kbd>
              </dt>
              <dd>{t('shortcuts.list')}</dd>
            </div>
          </dl>
          <CheckField
            name="shortcuts"
            isChecked={isOn}
            onChange={(next) => {
              setIsOn(next);
              choice.keep({ isOn: next });
            }}
          >
            {t('shortcuts.on')}
          </CheckField>
        </Dialog>
      )}
    </>
  );
}

/** Uses the physical key and not its letter, which differs between keyboard layouts. */
function press(code: string): void {
  const key = NAMES.map((name) => KEYS[name]).find((each) => code === `Key${each}`);
  if (key === undefined) return;
  const button = document.querySelector<HTMLButtonElement>(`main button[aria-keyshortcuts="${key}"]`);
  if (!button || button.disabled) return;
  button.focus();
  button.click();
}

/** Whether the key is typed into a field or belongs to a dialog. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, dialog, [contenteditable]',
    ) !== null
  );
}
