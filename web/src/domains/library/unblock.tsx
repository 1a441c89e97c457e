import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import classes from './unblock.module.css';
import { useChoose } from './use-choose.ts';

interface UnblockProps {
  readonly person: { readonly uid: string; readonly name: string };
  /** Whether it stands in the place of the main action of its page. */
  readonly isProminent?: boolean;
}

/** In the place of a button to follow: that the person is blocked, and the way to unblock them. It comes with its code and its words. */
export default function Unblock({ person, isProminent = false }: UnblockProps) {
  const t = useWords('blocks');
  const choose = useChoose();
  const name = isolated(person.name);
  const root = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = root.current;
    return () => {
      if (own?.contains(document.activeElement)) focusWhatFollows(own);
    };
  }, []);
  return (
    <span ref={root} className={classes.root}>
      <span className={classes.text}>
        <IconBan size={18} stroke={1.75} aria-hidden="true" />
        {t('isBlocked', { name })}
      </span>
      <Button
        variant="default"
        size={isProminent ? 'lg' : 'sm'}
        aria-label={t('unblockName', { name })}
        onClick={() => choose({ kind: 'block', person, on: false })}
      >
        {t('unblock')}
      </Button>
    </span>
  );
}

/** Focus moves to the button that comes in the place of one that is pressed and goes. */
function focusWhatFollows(element: Element): void {
  const place = element.parentElement;
  const index = [...(place?.children ?? [])].indexOf(element);
  requestAnimationFrame(() => {
    const next = place?.children[index];
    const button = next?.matches('a, button') ? next : next?.querySelector('a, button');
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  });
}
