import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import { IconEyeOff, IconFlag } from '@tabler/icons-react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { Badge } from '../../core/ui/badge.tsx';

interface FlagBadgesProps {
  readonly flag: {
    readonly reports: number;
    readonly reasons: readonly CommentReason[];
    readonly hidden: CommentReason | null;
  };
  /** The most reports that are counted. */
  readonly counted: number;
  /** What it is hidden for, as a sentence. */
  readonly because: (reason: string) => string;
}

/** How often and why something is reported, and why it is hidden. */
export function FlagBadges({ flag: { reports, reasons, hidden }, counted, because }: FlagBadgesProps) {
  const t = useWords('staff');
  const words = useWords('comments');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const number = formatNumber(reports, locale);
  return (
    <>
      {reports > 0 && (
        <Badge tone="waiting" icon={IconFlag}>
          {t('comments.reports', {
            count: reports,
            number: reports === counted ? `${number}+` : number,
            reasons: list.format(reasons.map((reason) => words(`reasons.${reason}`))),
          })}
        </Badge>
      )}
      {hidden !== null && (
        <Badge tone="bad" icon={IconEyeOff}>
          {because(words(`reasons.${hidden}`))}
        </Badge>
      )}
    </>
  );
}
