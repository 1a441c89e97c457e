import type { ApplicationState } from '@rawi/model/review/application-machine';
import { IconArrowBackUp, IconCheck, IconHourglass, IconSend, IconX } from '@tabler/icons-react';
import { useWords } from '../../../lib/i18n.ts';
import classes from './state-badge.module.css';

const ICONS = {
  submitted: IconSend,
  under_review: IconHourglass,
  approved: IconCheck,
  rejected: IconX,
  withdrawn: IconArrowBackUp,
} as const satisfies Record<SentState, unknown>;

export type SentState = Exclude<ApplicationState, 'draft'>;

/** Where an application stands, in a word; a change is read out. */
export function StateBadge({ state }: { readonly state: SentState }) {
  const t = useWords('apply');
  const Icon = ICONS[state];
  return (
    <output className={classes.badge} data-state={state}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {t(`states.${state}`)}
    </output>
  );
}
