import type { ShownPanels } from '@rawi/model/truth/page-manifest';
import { panelSources } from '../../core/pages/files.ts';
import { PanelCrop } from '../../core/ui/panel-crop.tsx';
import type { PanelBox } from '../../core/ui/panel-sizes.ts';
import classes from './end-card.module.css';

/** How large it is drawn at most (end-card.module.css). */
const BOXES: readonly PanelBox[] = [
  { media: '(max-width: 639.98px)', width: { vw: 100 }, height: 220 },
  { width: { px: 500 }, height: 300 },
];

/** The best panel of the chapter that follows, beside words that name it: nothing to read out. */
export function Teaser({ teaser }: { readonly teaser: ShownPanels }) {
  return (
    <span className={classes.teaser}>
      {panelSources(teaser).map((panel) => (
        <PanelCrop key={panel.page} panel={panel} boxes={BOXES} alt="" fetching="lazy" />
      ))}
    </span>
  );
}
