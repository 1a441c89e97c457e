import type { CSSProperties } from 'react';
import { formatBytes } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './storage-meter.module.css';
import type { Storage } from './use-storage.ts';

const PARTS = ['chapters', 'opened', 'covers'] as const;

/** The used and free storage: three greys, since gold is reserved for reading and for running progress. */
export function StorageMeter({ storage }: { readonly storage: Storage }) {
  const t = useWords('downloads');
  const locale = useLocale();
  const used = PARTS.reduce((sum, part) => sum + storage[part], 0);
  const whole = used + (storage.room?.left ?? 0);
  return (
    <div className={classes.meter}>
      <p className={classes.line}>
        <strong>{t('onDevice', { size: formatBytes(used, locale) })}</strong>
        {storage.room && (
          <span className={classes.left}>{t('left', { left: formatBytes(storage.room.left, locale) })}</span>
        )}
      </p>
      <div className={classes.track} aria-hidden="true">
        {PARTS.map((part) => {
          const style: CSSProperties = { flexGrow: storage[part] / Math.max(1, whole) };
          return (
            storage[part] > 0 && <span key={part} className={classes.part} data-part={part} style={style} />
          );
        })}
        <span className={classes.rest} style={{ flexGrow: Math.max(0, whole - used) / Math.max(1, whole) }} />
      </div>
      <ul className={classes.legend}>
        {PARTS.map((part) => (
          <li key={part}>
            <span className={classes.key} data-part={part} aria-hidden="true" />
            {t(`parts.${part}`, { size: formatBytes(storage[part], locale) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
