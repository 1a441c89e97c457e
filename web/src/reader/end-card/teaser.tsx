import type { ShownPanels } from '@rawi/model/truth/page-manifest';
import { panelSources } from '../../core/pages/files.ts';
import { PanelCrop } from '../../core/ui/panel-crop.tsx';
import type { PanelBox } from '../../core/ui/panel-sizes.ts';
import classes from './end-card.module.css';

/** The largest sizes it is drawn at (end-card.module.css). */
const BOXES: readonly PanelBox[] = [
  { media: '(max-width: 639.98px)', width: { vw: 100 }, height: 220 },
  { width: { px: 500 }, height: 300 },
];

/** The best panel of the next chapter. Decorative: the words beside it name the chapter. */
export function Teaser({ teaser }: { readonly teaser: ShownPanels }) {
  return (
    <span className={classes.teaser}>
      {panelSources(teaser).map((panel) => (
        <PanelCrop key={panel.page} panel={panel} boxes={BOXES} alt="" fetching="lazy" />
      ))}
    </span>
  );
}
