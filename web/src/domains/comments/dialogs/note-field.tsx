import { LIMITS } from '@rawi/model/limits';
import { TextArea } from '../../../core/ui/text-area.tsx';

interface NoteFieldProps {
  readonly label: string;
  readonly optional?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A note of a few lines beside a choice. */
export function NoteField(props: NoteFieldProps) {
  return <TextArea name="note" rows={3} maxLength={LIMITS.noteLength} {...props} />;
}
