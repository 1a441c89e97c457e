import { IconBook2, IconFileText } from '@tabler/icons-react';
import classes from './no-picture.module.css';

/** The placeholder of a missing cover. */
export function NoPicture({ kind }: { readonly kind: 'comic' | 'chapter' }) {
  const Icon = kind === 'comic' ? IconBook2 : IconFileText;
  return (
    <span className={classes.picture}>
      <Icon size={28} stroke={1.5} aria-hidden="true" />
    </span>
  );
}
