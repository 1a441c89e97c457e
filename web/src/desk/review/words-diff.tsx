import { languageOfScript } from '@rawi/model/text/language-of-script';
import { useWords } from '../../core/i18n/i18n.ts';
import { WordsDiff as Words } from '../../core/ui/words-diff.tsx';
import classes from './item.module.css';

interface WordsDiffProps {
  readonly before: string;
  readonly after: string;
}

/** The current text, with its removed and added words marked. */
export default function WordsDiff({ before, after }: WordsDiffProps) {
  const t = useWords('review');
  const labels = { before: t('changes.before'), after: t('changes.after') };
  return (
    <dd className={classes.words} dir="auto" lang={languageOfScript(after || before)}>
      <Words before={before} after={after} labels={labels} />
    </dd>
  );
}
