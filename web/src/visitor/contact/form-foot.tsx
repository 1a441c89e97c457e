import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { FormNote } from '../../core/ui/form-note.tsx';
import classes from './form.module.css';

interface FormFootProps {
  readonly send: string;
  /** When an answer can be expected. */
  readonly promise: string;
  readonly isSending: boolean;
  /** The error of sending. */
  readonly failed: string | undefined;
}

/** The end of a form: the result of sending it, its button, and when to expect an answer. */
export function FormFoot({ send, promise, isSending, failed }: FormFootProps) {
  return (
    <>
      {failed !== undefined && <FormNote tone="error">{failed}</FormNote>}
      <div className={classes.foot}>
        <Button
          type="submit"
          size="lg"
          loading={isSending}
          leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />}
        >
          {send}
        </Button>
        <p className={classes.promise}>{promise}</p>
      </div>
    </>
  );
}
