import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import type { Download } from '../../domains/downloads/record.ts';
import { useDownloadName } from './use-download-name.ts';

/** What to remove: a chapter, all downloaded chapters of a comic, all of its waiting ones, or everything. */
export interface Asked {
  readonly what: 'chapter' | 'comic' | 'waiting' | 'all';
  readonly downloads: readonly Download[];
}

interface RemovalDialogProps {
  readonly asked: Asked;
  readonly onConfirm: (asked: Asked) => void;
  readonly onClose: () => void;
}

/** Asks before something is removed from the device. */
export function RemovalDialog({ asked, onConfirm, onClose }: RemovalDialogProps) {
  const t = useWords('downloads');
  const shell = useWords('shell');
  const locale = useLocale();
  const nameOf = useDownloadName();
  const [first] = asked.downloads;
  const words = {
    chapter: () => ({
      title: t('removeTitle'),
      text: t('removeText', { name: first ? nameOf(first.about) : '' }),
    }),
    comic: () => ({
      title: t('removeComicTitle'),
      text: t('removeText', { name: first ? isolatedName(comicName(first.about, locale), locale) : '' }),
    }),
    waiting: () => ({ title: t('cancelComicTitle'), text: t('cancelComicText') }),
    all: () => ({ title: t('removeAllTitle'), text: t('removeAllText') }),
  }[asked.what]();
  return (
    <ConfirmDialog
      {...words}
      closeLabel={shell('close')}
      confirmLabel={t(asked.what === 'waiting' ? 'confirmCancel' : 'confirmRemove')}
      cancelLabel={t('keep')}
      kind="danger"
      onConfirm={() => onConfirm(asked)}
      onClose={onClose}
    />
  );
}
