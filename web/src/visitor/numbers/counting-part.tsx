import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { ConfirmDialog } from '../../core/ui/confirm-dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { SwitchRow } from '../../core/ui/switch-row.tsx';
import { useCounting } from '../../domains/numbers/use-counting.ts';
import classes from './numbers-page.module.css';

type Told = 'notSaved' | 'removed' | 'notRemoved';

/** Whether what one reads is counted, and a button that removes what was. */
export function CountingPart({ onRemoved }: { readonly onRemoved: () => void }) {
  const t = useWords('numbers');
  const { isOn, turn, remove } = useCounting();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<Told>();
  const choose = (next: boolean) => {
    setTold(undefined);
    turn(next).catch(() => setTold('notSaved'));
  };
  const confirm = async () => {
    setIsBusy(true);
    try {
      await remove();
      setTold('removed');
      onRemoved();
    } catch {
      setTold('notRemoved');
    }
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <section className={classes.counting} aria-labelledby="numbers-counting">
      <h2 id="numbers-counting" className={classes.title}>
        {t('counting.title')}
      </h2>
      <SwitchRow label={t('counting.label')} text={t('counting.text')} isOn={isOn} onChange={choose} />
      {!isOn && <p className={classes.dimmed}>{t('counting.off')}</p>}
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {t('counting.remove')}
      </Button>
      {told === 'removed' ? (
        <FormNote tone="success">{t('counting.removed')}</FormNote>
      ) : (
        told && <FormNote tone="error">{t(`counting.${told}`)}</FormNote>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('counting.removeTitle')}
          closeLabel={t('counting.close')}
          text={t('counting.removeText')}
          cancelLabel={t('counting.cancel')}
          confirmLabel={t('counting.remove')}
          kind="danger"
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
