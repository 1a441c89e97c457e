import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { useChildrensMode } from '../settings/wish.ts';
import { CodeForm } from './code-form.tsx';
import classes from './mode.module.css';

/** Turns the mode for children on, and off by its code; where the age of what is shown is chosen. */
export function ModeSwitch() {
  const t = useWords('age');
  const isOn = useChildrensMode();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone, and the heading says what is now.
  const focus = () => heading.current?.focus();
  return (
    <section className={classes.mode} data-childrens-mode={isOn ? 'on' : 'off'}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        {t(isOn ? 'mode.titleOn' : 'mode.title')}
      </h3>
      {isOn ? <Leaving onDone={focus} /> : <Entering onDone={focus} />}
    </section>
  );
}

interface DoneProps {
  readonly onDone: () => void;
}

function Entering({ onDone }: DoneProps) {
  const t = useWords('age');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={classes.text}>{t('mode.text')}</p>
      {isOpen ? (
        <>
          <p className={classes.text}>{t('mode.honest')}</p>
          <p className={classes.text}>{t('mode.forgotten')}</p>
          <CodeForm task="turnOn" onDone={onDone} onCancel={() => setIsOpen(false)} />
        </>
      ) : (
        <div>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t('mode.turnOn')}
          </Button>
        </div>
      )}
    </>
  );
}

function Leaving({ onDone }: DoneProps) {
  const t = useWords('age');
  const [isChanging, setIsChanging] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const finishChange = () => {
    setIsChanging(false);
    setIsChanged(true);
    onDone();
  };
  return (
    <>
      <p className={classes.text}>{t('mode.textOn')}</p>
      {isChanged && <FormNote tone="success">{t('mode.changed')}</FormNote>}
      {isChanging ? (
        <CodeForm key="change" task="change" onDone={finishChange} onCancel={() => setIsChanging(false)} />
      ) : (
        <>
          <CodeForm key="turnOff" task="turnOff" onDone={onDone} />
          <div>
            <Button
              variant="default"
              onClick={() => {
                setIsChanging(true);
                setIsChanged(false);
              }}
            >
              {t('mode.change')}
            </Button>
          </div>
        </>
      )}
      <details className={classes.forgotten}>
        <summary>{t('mode.isForgotten')}</summary>
        <p className={classes.text}>{t('mode.forgotten')}</p>
      </details>
    </>
  );
}
