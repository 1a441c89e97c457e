import { Button } from '@mantine/core';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { NameList } from './name-list.tsx';
import type { NamesOf } from './names-of.ts';
import { useGlossary } from './use-glossary.ts';

/** The names of a comic, each as all languages write it: its translators and the staff keep them. */
export default function NamesDialog({
  comicId,
  language,
  onClose,
}: NamesOf & { readonly onClose: () => void }) {
  const t = useWords('glossary');
  const locale = useLocale();
  const { glossary, retry } = useGlossary(comicId);
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      direction={LOCALE_DIRECTIONS[locale]}
      onClose={onClose}
      isSheet
      size="wide"
    >
      {glossary.state === 'loading' && <output>{t('loading')}</output>}
      {glossary.state === 'failed' && (
        <FormNote
          tone="error"
          action={
            <Button variant="default" size="sm" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </FormNote>
      )}
      {glossary.state === 'ready' && <NameList of={{ comicId, language }} glossary={glossary} />}
    </Dialog>
  );
}
