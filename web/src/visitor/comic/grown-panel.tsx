import type { ChapterRow } from '@rawi/model/pages/pages';
import { STRIP_HEIGHTS, stripFile } from '@rawi/model/truth/page-images';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { fileUrl } from '../../core/pages/files.ts';
import { savesData } from '../../domains/settings/settings-mirror.ts';
import classes from './grown-panel.module.css';
import type { Scrubbed } from './use-scrub.ts';

interface GrownPanelProps {
  readonly strip: NonNullable<ChapterRow['strip']>;
  readonly scrubbed: Scrubbed;
  readonly page: number;
  /** Shown until the picture is loaded. */
  readonly color: string;
}

const [LOW, HIGH] = STRIP_HEIGHTS;

/** The panel of a strip that is pointed at, 300 pixels high, over the strip. It takes no room. */
export function GrownPanel({ strip: { folder, widths }, scrubbed, page, color }: GrownPanelProps) {
  const t = useWords('comic');
  const locale = useLocale();
  const { index, middle, within } = scrubbed;
  const own = widths[index] ?? HIGH;
  const before = widths.slice(0, index).reduce((sum, each) => sum + each, 0);
  const width = Math.min(own, within);
  const left = Math.min(Math.max(0, middle - width / 2), within - width);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--shape': own / HIGH,
    '--left': `${left}px`,
    '--before': `${(-100 * before) / own}%`,
    background: color,
  };
  return (
    <span className={classes.place} dir="ltr" aria-hidden="true" data-grown={index}>
      <span className={classes.panel} style={style}>
        <img
          className={classes.art}
          src={fileUrl(`${folder}/${stripFile(savesData() ? LOW : HIGH)}`)}
          alt=""
          decoding="async"
        />
        <span className={classes.page}>
          <bdi lang={locale}>{t('panelPage', { page: formatNumber(page, locale) })}</bdi>
        </span>
      </span>
    </span>
  );
}
