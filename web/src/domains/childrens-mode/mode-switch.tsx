import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
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
      {isOn ? <Leaving onEnd={focus} /> : <Entering onEnd={focus} />}
    </section>
  );
}

interface EndProps {
  /** Called when a form is done with, or left. */
  readonly onEnd: () => void;
}

function Entering({ onEnd }: EndProps) {
  const t = useWords('age');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={classes.text}>{t('mode.text')}</p>
      {isOpen ? (
        <>
          <div id={id} className={classes.about}>
            <p className={classes.text}>{t('mode.honest')}</p>
            <p className={classes.text}>{t('mode.forgotten')}</p>
          </div>
          <CodeForm
            task="turnOn"
            describedBy={id}
            onDone={onEnd}
            onCancel={() => {
              setIsOpen(false);
              onEnd();
            }}
          />
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

function Leaving({ onEnd }: EndProps) {
  const t = useWords('age');
  const [isChanging, setIsChanging] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const endChange = (isDone: boolean) => {
    setIsChanging(false);
    setIsChanged(isDone);
    onEnd();
  };
  return (
    <>
      <p className={classes.text}>{t('mode.textOn')}</p>
      {isChanged && <FormNote tone="success">{t('mode.changed')}</FormNote>}
      {isChanging ? (
        <CodeForm
          key="change"
          task="change"
          onDone={() => endChange(true)}
          onCancel={() => endChange(false)}
        />
      ) : (
        <>
          <CodeForm key="turnOff" task="turnOff" onDone={onEnd} />
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
