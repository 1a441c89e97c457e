import { IconBan } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import classes from '../settings/settings-sheet.module.css';

/** Opens the take-down panel: for reviewers only, and loaded only for them. */
export default function TakeDownAction({ onClick }: { readonly onClick: () => void }) {
  const t = useWords('takedown');
  return (
    <button type="button" className={classes.action} onClick={onClick}>
      <IconBan size={20} stroke={1.75} aria-hidden />
      {t('menu.chapter')}
    </button>
  );
}
