import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import classes from './dialogs.module.css';

/** Lists help lines in each country; nothing of ours is sent there. */
const HELP = 'findahelpline.com';

/** Where somebody finds help who reports that a person may harm themselves. */
export function SelfHarmHelp() {
  const t = useWords('comments');
  return (
    <div className={classes.help}>
      <h3>{t('report.help.title')}</h3>
      <p>{t('report.help.text', { address: isolated(HELP) })}</p>
      <a href={`https://${HELP}`} target="_blank" rel="noreferrer">
        {t('report.help.link', { address: isolated(HELP) })}
      </a>
    </div>
  );
}
