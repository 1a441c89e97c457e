import { useWords } from '../../core/i18n/i18n.ts';
import classes from './text-editor.module.css';
import { TEXT_KEYS } from './text-keys.ts';

/** What the keys do while a text is written. */
export function KeyTable() {
  const t = useWords('writing');
  return (
    <section aria-label={t('keys.title')} className={classes.keys}>
      <dl>
        {TEXT_KEYS.map(([words, keys]) => (
          <div key={words}>
            <dt>{t(`keys.${words}`)}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
