import { contactAddress } from '../firebase/env.ts';
import classes from './contact-link.module.css';

/** The address to write to, inside a sentence (`fillIn`). */
export function contactLink() {
  const address = contactAddress();
  return (
    <a href={`mailto:${address}`} className={classes.link}>
      <bdi dir="ltr">{address}</bdi>
    </a>
  );
}
