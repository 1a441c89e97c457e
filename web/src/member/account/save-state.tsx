import { IconAlertCircle, IconCheck, IconWifiOff } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import classes from './part.module.css';

export type Saving = 'saving' | 'saved' | 'offline' | 'failed';

const ICONS = { saving: undefined, saved: IconCheck, offline: IconWifiOff, failed: IconAlertCircle } as const;

/** The result of a change, shown beside it and announced by screen readers. */
export function SaveState({ state }: { readonly state: Saving | undefined }) {
  const t = useWords('account');
  const Icon = state && ICONS[state];
  return (
    <output className={classes.state} data-state={state}>
      {Icon && <Icon size={18} stroke={2} aria-hidden="true" />}
      {state && t(`saving.${state}`)}
    </output>
  );
}
