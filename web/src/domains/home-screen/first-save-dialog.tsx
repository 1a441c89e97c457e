import { useWords } from '../../core/i18n/i18n.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { HomeScreenSteps } from './home-screen-steps.tsx';

/** Explains, before somebody relies on it, how Safari deletes what a site has stored, and how to keep it. */
export default function FirstSaveDialog({ answer }: { readonly answer: (goOn: boolean) => void }) {
  const t = useWords('downloads');
  const shell = useWords('shell');
  return (
    <ConfirmDialog
      title={t('ios.title')}
      closeLabel={shell('close')}
      text={t('ios.text')}
      note={<HomeScreenSteps />}
      confirmLabel={t('ios.goOn')}
      cancelLabel={t('ios.notNow')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
