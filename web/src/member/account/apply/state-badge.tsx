import type { ApplicationState } from '@rawi/model/review/application-machine';
import {
  type Icon,
  IconArchive,
  IconArrowBackUp,
  IconCheck,
  IconHourglass,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { Badge, type BadgeTone } from '../../../core/ui/badge.tsx';

const LOOKS = {
  submitted: ['plain', IconSend],
  under_review: ['waiting', IconHourglass],
  approved: ['good', IconCheck],
  rejected: ['bad', IconX],
  withdrawn: ['plain', IconArrowBackUp],
  dismissed: ['plain', IconArchive],
} as const satisfies Record<SentState, readonly [BadgeTone, Icon]>;

export type SentState = Exclude<ApplicationState, 'draft'>;

/** The state of an application, in a word; screen readers announce a change. */
export function StateBadge({ state }: { readonly state: SentState }) {
  const t = useWords('apply');
  const [tone, icon] = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon} isLive>
      {t(`states.${state}`)}
    </Badge>
  );
}
