import { COMMENT_REASONS, type CommentReason } from '@rawi/model/lists/comment-reasons';
import { useWords } from '../../../core/i18n/i18n.ts';
import { RadioTiles } from '../../../core/ui/radio-tiles.tsx';

interface ReasonChoiceProps {
  readonly label: string;
  readonly value: CommentReason | undefined;
  readonly onChoose: (reason: CommentReason) => void;
}

/** A choice of one reason why a comment should not be shown. */
export function ReasonChoice({ label, value, onChoose }: ReasonChoiceProps) {
  const t = useWords('comments');
  const choices = COMMENT_REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }));
  return <RadioTiles label={label} value={value} choices={choices} onChoose={onChoose} />;
}
