import type { TakedownReason } from '@rawi/model/lists/takedown-reasons';
import { sealedUntil, type TakedownKind } from '@rawi/model/truth/takedown';
import { useState } from 'react';
import { formatDay } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import classes from './takedown.module.css';

interface WhatHappensProps {
  readonly kind: TakedownKind;
  /** The time until which it can be restored depends on it, and is not shown before it is chosen. */
  readonly reason: TakedownReason | undefined;
}

const HAS_FILES: readonly TakedownKind[] = ['comic', 'chapter', 'article', 'cover', 'photo'];
const IS_DOWNLOADED: readonly TakedownKind[] = ['comic', 'chapter'];

/** Explains what goes, by when, and until when it can be restored. */
export function WhatHappens({ kind, reason }: WhatHappensProps) {
  const t = useWords('takedown');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <section className={classes.then}>
      <h3>{t('then.title')}</h3>
      <ul>
        <li>{t(`then.${kind}`)}</li>
        {HAS_FILES.includes(kind) && <li>{t('then.files')}</li>}
        {IS_DOWNLOADED.includes(kind) && <li>{t('then.devices')}</li>}
        <li>{t('then.told')}</li>
        {reason && (
          <li className={classes.sealed}>
            {t('then.sealed', { day: formatDay(sealedUntil(reason, now).toISOString(), locale) })}
          </li>
        )}
      </ul>
    </section>
  );
}
