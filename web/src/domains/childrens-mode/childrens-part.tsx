import { ChildrensSign } from './childrens-sign.tsx';
import { NotForChildren } from './not-for-children.tsx';

/** What the mode for children shows on pages, in one file: `children-parts.tsx` says where. */
export default function ChildrensPart({ is }: { readonly is: 'sign' | 'page' }) {
  return is === 'sign' ? <ChildrensSign /> : <NotForChildren />;
}
