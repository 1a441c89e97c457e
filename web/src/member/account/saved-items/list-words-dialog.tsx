import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { plainText } from '@rawi/model/text/plain-text';
import { useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { Dialog, DialogActions } from '../../../core/ui/dialog.tsx';
import { TextArea } from '../../../core/ui/text-area.tsx';
import { TextField } from '../../../core/ui/text-field.tsx';
import type { ListWords } from '../../../domains/shelves/write-lists.ts';
import classes from './own-lists.module.css';

interface ListWordsDialogProps {
  /** What the list says of itself; undefined for a new one. */
  readonly words?: ListWords;
  readonly onSave: (words: ListWords) => void;
  readonly onClose: () => void;
}

/** The name of a list and a note about it. */
export function ListWordsDialog({ words, onSave, onClose }: ListWordsDialogProps) {
  const t = useWords('shelves');
  const shell = useWords('shell');
  const [name, setName] = useState(words?.name ?? '');
  const [note, setNote] = useState(words?.note ?? '');
  const written: ListWords = { name: plainText(name), note: plainText(note) || undefined };
  return (
    <Dialog
      title={t(words ? 'form.editTitle' : 'form.newTitle')}
      closeLabel={shell('close')}
      onClose={onClose}
      isSheet
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (written.name === '') return;
          onSave(written);
          onClose();
        }}
      >
        <div className={classes.fields}>
          <TextField
            name="list-name"
            label={t('form.name')}
            value={name}
            onChange={setName}
            maxLength={LIMITS.ownLists.name}
            autoComplete="off"
          />
          <TextArea
            name="list-note"
            label={t('form.note')}
            optional={t('form.optional')}
            value={note}
            rows={3}
            onChange={setNote}
            maxLength={LIMITS.ownLists.note}
          />
        </div>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" disabled={written.name === ''}>
            {t(words ? 'form.save' : 'form.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
