import { Button, Group } from '@mantine/core';
import { refusalText } from '@rawi/model/text/refusal-texts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import type { SharedFiles } from '../../domains/uploads/shared-files.ts';

interface SharedFileProps {
  readonly shared: SharedFiles;
  readonly onUse: (files: readonly File[]) => void;
  readonly onDiscard: () => void;
}

/** What was shared to the app waits here until somebody says that it is for this chapter: another site could have posted it. */
export function SharedFile({ shared: { files, refused }, onUse, onDiscard }: SharedFileProps) {
  const t = useWords('upload');
  const locale = useLocale();
  return (
    <FormNote
      tone={files.length > 0 ? 'neutral' : 'error'}
      action={
        <Group gap="xs">
          {files.length > 0 && (
            <Button variant="default" onClick={() => onUse(files)}>
              {t('shared.use')}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={onDiscard}>
            {t('shared.discard')}
          </Button>
        </Group>
      }
    >
      {files.length > 0 && t('shared.waits', { name: files.map(({ name }) => isolated(name)).join(' · ') })}
      {refused.map(({ name, because }) => (
        <p key={name}>
          {t('shared.refused', { name: isolated(name), reason: refusalText({ code: because }, locale) })}
        </p>
      ))}
    </FormNote>
  );
}
