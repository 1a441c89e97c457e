import { Button } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { useWords } from '../../lib/i18n.ts';
import { showToast } from '../../lib/toast.ts';
import { classNames } from '../../ui/class-names.ts';
import classes from './comic-header.module.css';

interface ShareButtonProps {
  /** The comic's. */
  readonly name: string;
}

/** Hands the page on: by the device's own sheet where there is one, else its address is copied. */
export function ShareButton({ name }: ShareButtonProps) {
  const t = useWords('comic');
  const shell = useWords('shell');
  const closeLabel = shell('close');
  const share = async () => {
    const { origin, pathname } = window.location;
    const address = origin + pathname;
    if ('share' in navigator) {
      try {
        await navigator.share({ title: name, url: address });
        return;
      } catch (error) {
        // Whoever closes the sheet wants nothing more; a browser that cannot share after all copies.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(address);
      await showToast({ id: 'shared', title: t('copied'), closeLabel });
    } catch {
      await showToast({
        id: 'shared',
        title: t('shareFailed'),
        message: t('shareFailedText', { address }),
        closeLabel,
      });
    }
  };
  return (
    <Button
      size="lg"
      className={classNames(classes.onBand, classes.small)}
      leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden="true" />}
      aria-label={t('share')}
      onClick={() => void share()}
    >
      {t('share')}
    </Button>
  );
}
