import { IconAlertTriangle, IconCircleCheckFilled, IconCloudDownload, IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { classNames } from '../../core/ui/class-names.ts';
import icon from '../../core/ui/icon-button.module.css';
import type { Wanted } from './change-downloads.ts';
import classes from './chapter-download-button.module.css';
import { useChapterDownload } from './use-chapter-download.ts';

interface ChapterDownloadButtonProps {
  readonly wanted: Wanted;
  readonly className?: string | undefined;
  /** Whether the expected size is shown below the cloud. */
  readonly showsSize?: boolean;
}

/**
 * Saves a chapter on this device. While that runs, a ring fills and a press stops it; a saved chapter's
 * button leads to the list of downloads.
 */
export function ChapterDownloadButton({ wanted, className, showsSize = false }: ChapterDownloadButtonProps) {
  const locale = useLocale();
  const t = useWords('choices');
  const { step, share, label, size, press } = useChapterDownload(wanted);
  const all = {
    className: classNames(icon.button, classes.button, className),
    'aria-label': label,
    title: size === undefined ? label : `${label} · ${t('download.about', { size: size.whole })}`,
  } as const;
  if (press === undefined) {
    return (
      <Link {...all} to={paths.downloads(locale)} data-on-device={step}>
        <IconCircleCheckFilled size={22} aria-hidden="true" />
      </Link>
    );
  }
  const Icon = { none: IconCloudDownload, waiting: IconX, stopped: IconAlertTriangle, ready: IconX }[step];
  const style: CSSProperties & Record<'--share', number> = { '--share': share };
  return (
    <button type="button" {...all} style={style} data-on-device={step} onClick={press}>
      <Icon size={step === 'waiting' ? 16 : 22} stroke={step === 'waiting' ? 2 : 1.75} aria-hidden="true" />
      {showsSize && size !== undefined && (
        <span className={classes.size} aria-hidden="true">
          {size.narrow}
        </span>
      )}
    </button>
  );
}
