import { Button } from '@mantine/core';
import { deleteAccountForm } from '@rawi/model/calls/account-forms';
import { useNavigate } from 'react-router-dom';
import { useAccountProblemText } from '../../core/forms/problem-text.ts';
import { CONFIRMED } from '../../core/forms/unsaved.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { showToast } from '../../core/lib/toast.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { reauthenticate, replaceSession, signOut } from '../../core/session/session.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import dialogClasses from '../../core/ui/dialog.module.css';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { forgetEmail } from '../../domains/people/remembered-email.ts';
import { forgetTypedDrafts } from '../../domains/submissions/kept-drafts.ts';
import { keepTyped } from '../../domains/translators/typed-application.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import classes from './delete-account-dialog.module.css';
import { checkBy, type FormErrors } from './form-errors.ts';
import { useChange } from './use-change.ts';

const check: (values: object) => FormErrors = checkBy(deleteAccountForm);

interface DeleteAccountDialogProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/**
 * Says what is deleted and what stays (product.md, "Accounts"), asks for the password and a tick, then
 * deletes the account.
 */
export function DeleteAccountDialog({ uid, onClose }: DeleteAccountDialogProps) {
  const t = useWords('account');
  const locale = useLocale();
  const navigate = useNavigate();
  const wordsOf = useAccountProblemText();
  const { form, isBusy, problem, handleSubmit } = useChange({
    initial: { currentPassword: '', confirmed: false },
    validate: check,
    change: async ({ currentPassword }) => {
      await reauthenticate(currentPassword);
      await replaceSession(async () => {
        await callAccount({ action: 'deleteAccount' });
        await navigate(paths.home(locale), { state: CONFIRMED });
        await signOut();
      });
      forgetEmail();
      keepTyped(uid, undefined);
      forgetTypedDrafts();
      await showToast({ title: t('delete.done'), message: t('delete.doneText'), closeLabel: t('close') });
    },
  });

  return (
    <Dialog title={t('delete.question')} closeLabel={t('close')} onClose={onClose} isBusy={isBusy}>
      <dl className={classes.part}>
        <dt>{t('delete.goesTitle')}</dt>
        <dd>{t('delete.goes')}</dd>
        <dt>{t('delete.staysTitle')}</dt>
        <dd>{t('delete.stays')}</dd>
      </dl>
      <DialogText>{t('delete.dataFirst')}</DialogText>
      <form className={classes.form} noValidate onSubmit={handleSubmit}>
        <CurrentPasswordField {...form.field('currentPassword')} />
        <CheckField
          name="confirmed"
          isChecked={form.values.confirmed}
          onChange={(isChecked) => form.choose('confirmed', isChecked)}
          error={form.errors.confirmed && t('delete.confirmRequired')}
        >
          {t('delete.confirm')}
        </CheckField>
        {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        <DialogActions>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} className={dialogClasses.danger ?? ''}>
            {t('delete.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
