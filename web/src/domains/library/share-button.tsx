import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useCopyAddress } from './use-copy-address.ts';

interface ShareButtonProps {
  /** The name of what the page shows. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** Shares the page: with the device's own sheet if there is one, else by copying its address. */
export function ShareButton({ name, className = '' }: ShareButtonProps) {
  const t = useWords('choices');
  const copy = useCopyAddress();
  const share = async () => {
    const { origin, pathname } = window.location;
    const address = origin + pathname;
    if ('share' in navigator) {
      try {
        await navigator.share({ title: name, url: address });
        return;
      } catch (error) {
        // Closing the sheet ends it; a browser that cannot share after all copies the address.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copy(address);
  };
  return (
    <Button
      variant="default"
      size="lg"
      className={className}
      leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden="true" />}
      aria-label={t('share')}
      onClick={() => void share()}
    >
      {t('share')}
    </Button>
  );
}
