import { languageOfScript } from '@rawi/model/text/language-of-script';
import classes from './staff-page.module.css';

/** What somebody wrote, in the language of its script. */
export function Quote({ children }: { readonly children: string }) {
  return (
    <blockquote className={classes.said}>
      <bdi lang={languageOfScript(children)}>{children}</bdi>
    </blockquote>
  );
}
