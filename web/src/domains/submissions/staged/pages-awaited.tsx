import { Button, VisuallyHidden } from '@mantine/core';
import { useWords } from '../../../core/i18n/i18n.ts';
import { SkeletonBox } from '../../../core/ui/skeleton-box.tsx';

interface PagesAwaitedProps {
  readonly state: 'loading' | 'failed';
  /** About that of the pages. */
  readonly height: string;
  readonly onRetry: () => void;
}

/** In place of staged pages that are not here: that they are on their way, or could not be loaded. */
export function PagesAwaited({ state, height, onRetry }: PagesAwaitedProps) {
  const t = useWords('upload');
  if (state === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden component="p">{t('pages.loading')}</VisuallyHidden>
        <SkeletonBox width="100%" height={height} />
      </div>
    );
  }
  return (
    <>
      <p role="alert">{t('pages.failed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('pages.retry')}
      </Button>
    </>
  );
}
