import { ChildrensSign } from './childrens-sign.tsx';
import { NotForChildren } from './not-for-children.tsx';

interface ChildrensPartProps {
  readonly is: 'sign' | 'page';
  /** Whether the dialog of the sign is open. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** What the mode for children shows on pages, in one file: `children-parts.tsx` says where. */
export default function ChildrensPart({ is, onOpenChange }: ChildrensPartProps) {
  return is === 'sign' ? <ChildrensSign onOpenChange={onOpenChange} /> : <NotForChildren />;
}
