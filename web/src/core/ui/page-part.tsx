import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { i18n, useWords } from '../i18n/i18n.ts';
import { visitLocale } from '../i18n/locale.ts';
import { report } from '../lib/report-error.ts';
import { showToast } from '../lib/toast.ts';
import classes from './page-part.module.css';
import { PlainButton } from './plain-button.tsx';
import { RetryBoundary } from './retry-boundary.tsx';

interface PagePartProps {
  readonly children: ReactNode;
  /** Shown in its place until its code has loaded; nothing if absent. */
  readonly fallback?: ReactNode;
  /** Shown in its place if it fails; if absent, a sentence that says so, with a way to reload the page. */
  readonly missing?: ReactNode;
}

/**
 * A part of a page whose code is loaded by itself (`lazy`). When that fails, only the part is missing: the
 * page around it stays as it is, with all that was typed into it. It is not tried again automatically,
 * because a browser keeps a failed import for as long as the document lives.
 */
export function PagePart({ children, fallback = null, missing = <PartMissing /> }: PagePartProps) {
  return (
    <RetryBoundary
      onError={(error) => report('A part of the page is missing.', error)}
      renderFailed={() => missing}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </RetryBoundary>
  );
}

function PartMissing() {
  const t = useWords('shell');
  return (
    <div className={classes.missing}>
      <p>{t('missing.part')}</p>
      <PlainButton variant="default" onClick={() => location.reload()}>
        {t('missing.reload')}
      </PlainButton>
    </div>
  );
}

/** For `missing` of a part that is a dialog: closes it, and explains why it does not open. */
export function DialogMissing({ onClose }: { readonly onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    close();
    showDialogMissing();
  }, []);
  return null;
}

/** Shows that a dialog does not open, with a way to reload the page. */
export function showDialogMissing(): void {
  const t = i18n.getFixedT(visitLocale(), 'shell');
  showToast({
    id: 'dialog-missing',
    title: t('missing.dialog'),
    action: { label: t('missing.reload'), onChoose: () => location.reload() },
    closeLabel: t('close'),
  }).catch((error: unknown) => report('A toast cannot be shown.', error));
}
