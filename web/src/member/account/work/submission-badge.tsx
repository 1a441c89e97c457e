import type { SubmissionState } from '@rawi/model/review/submission-machine';
import {
  type Icon,
  IconArrowBackUp,
  IconCheck,
  IconEyeOff,
  IconHourglass,
  IconPencil,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { Badge, type BadgeTone } from '../../../core/ui/badge.tsx';

const LOOKS = {
  draft: ['plain', IconPencil],
  submitted: ['plain', IconSend],
  under_review: ['waiting', IconHourglass],
  published: ['good', IconCheck],
  rejected: ['bad', IconX],
  withdrawn: ['plain', IconArrowBackUp],
  unpublished: ['plain', IconEyeOff],
} as const satisfies Record<SubmissionState, readonly [BadgeTone, Icon]>;

/** The state of a comic or a chapter, in a word. */
export function SubmissionBadge({ state }: { readonly state: SubmissionState }) {
  const t = useWords('my-work');
  const [tone, icon] = LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`states.${state}`)}
    </Badge>
  );
}
