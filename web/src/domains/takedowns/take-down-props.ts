import type { TakedownReason } from '@rawi/model/lists/takedown-reasons';
import type { Thing } from './thing.ts';

/** Where to go from a page that is gone together with its subject. */
export interface WayOn {
  readonly label: string;
  readonly onGo: () => void;
}

export interface TakeDownDialogProps {
  readonly thing: Thing;
  /** The reason that is preselected. */
  readonly reason?: TakedownReason;
  /** The notice that asks for it. */
  readonly messageId?: string;
  readonly wayOn?: WayOn | undefined;
  /** Called once it is decided, before the dialog is closed. */
  readonly onTaken?: () => void;
  readonly onClose: () => void;
}
