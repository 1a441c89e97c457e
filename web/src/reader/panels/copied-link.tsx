import { useEffect, useRef } from 'react';
import type { PanelProps } from './panel.ts';
import { useCopyLink } from './use-copy-link.ts';

/** What the key for it does: copies the address of the panel that guided view shows, else of the page. A toast says so. */
export default function CopiedLink(props: PanelProps) {
  const { onPanel } = props;
  const { copyPage, copyPanel } = useCopyLink(props);
  const copy = useRef(copyPanel ?? copyPage);
  useEffect(() => {
    const once = copy.current;
    copy.current = undefined;
    void once?.();
    onPanel(undefined);
  }, [onPanel]);
  return null;
}
