import { useCopyAddress } from '../../domains/library/use-copy-address.ts';
import { searchOfPanel } from '../guided/panel-param.ts';
import { searchWithPage } from '../page-param.ts';
import type { PanelProps } from './panel.ts';

interface CopyLink {
  /** Undefined on the end card. */
  readonly copyPage: (() => Promise<void>) | undefined;
  /** Undefined where guided view shows no panel. */
  readonly copyPanel: (() => Promise<void>) | undefined;
}

/** Copies the address of the page that is read, or of the very panel. */
export function useCopyLink({ pages: [page], place }: Pick<PanelProps, 'pages' | 'place'>): CopyLink {
  const copy = useCopyAddress();
  const copyAt = (search: string) => copy(location.origin + location.pathname + search);
  return {
    copyPage: page === undefined ? undefined : () => copyAt(searchWithPage('', page)),
    copyPanel: place && (() => copyAt(searchOfPanel(place))),
  };
}
