import type { TranslatorPayload } from '@rawi/model/pages/pages';
import { TranslatorFacts } from './translator-facts.tsx';
import { TranslatorHeader } from './translator-header.tsx';
import classes from './translator-page.module.css';
import { TranslatorTabs } from './translator-tabs.tsx';

/** A translator's page: profile, ratings and published work (look.md 6, "translator"). */
export function TranslatorPage({ translator }: { readonly translator: TranslatorPayload }) {
  return (
    <article className={classes.page}>
      <TranslatorHeader translator={translator} />
      <TranslatorFacts translator={translator} />
      <TranslatorTabs translator={translator} />
    </article>
  );
}
