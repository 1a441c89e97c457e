import { languageOfScript } from '@rawi/model/text/language-of-script';
import classes from './staff-page.module.css';

/** What somebody has written to the staff. */
export function Quote({ children }: { readonly children: string }) {
  return (
    <blockquote className={classes.said}>
      <bdi lang={languageOfScript(children)}>{children}</bdi>
    </blockquote>
  );
}
