import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import classes from './form.module.css';

interface SentProps {
  readonly title: string;
  readonly text: string;
  /** The address that the confirmation is sent to. */
  readonly email: string;
  readonly onAgain: () => void;
}

/** Confirms that a message was sent. */
export function Sent({ title, text, email, onAgain }: SentProps) {
  const t = useWords('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus here, so that screen readers announce it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.sent}>
      <IconCircleCheck size={48} stroke={1.5} aria-hidden="true" className={classes.check} />
      <h2 ref={heading} className={classes.title} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p className={classes.promise}>{t('success.mail', { email: isolated(email) })}</p>
      <Button variant="default" onClick={onAgain}>
        {t('success.again')}
      </Button>
    </section>
  );
}
