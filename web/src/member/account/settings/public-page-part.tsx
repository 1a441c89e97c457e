import { lazy, useState } from 'react';
import { useProblemText } from '../../../core/forms/problem-text.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { PagePart } from '../../../core/ui/page-part.tsx';
import { PlainLink } from '../../../core/ui/plain-button.tsx';
import { SwitchRow } from '../../../core/ui/switch-row.tsx';
import { writePublicPage } from '../../../domains/people/public-page.ts';
import { useAccount } from '../account-context.ts';
import { Part } from '../part.tsx';

/** Lazy: whose address is confirmed needs no mail. */
const VerifyFirst = lazy(() => import('../../../domains/people/verify-first.tsx'));

/** Whether a person has a page that everybody sees, and the way to it. */
export default function PublicPagePart() {
  const t = useWords('account');
  const locale = useLocale();
  const { user, profile } = useAccount();
  const isOnline = useOnline();
  const wordsOf = useProblemText();
  const { state, isSending, problem, send } = useSend();
  const [chosen, setChosen] = useState<boolean>();
  const isStored = profile.settings.publicPage;
  const isOn = isSending && chosen !== undefined ? chosen : isStored;
  const choose = (next: boolean) => {
    if (!isOnline || isSending) return;
    setChosen(next);
    void send(() => writePublicPage(user.uid, next));
  };
  const saving = isSending ? 'saving' : state === 'done' ? 'saved' : problem ? 'failed' : undefined;
  return (
    <Part title={t('publicPage.title')} text={t('publicPage.text')} saving={saving}>
      {user.emailVerified || isOn ? (
        <SwitchRow
          label={t('publicPage.switch')}
          text={t(isOn ? 'publicPage.on' : 'publicPage.off')}
          isOn={isOn}
          onChange={choose}
        />
      ) : (
        <PagePart>
          <VerifyFirst email={user.email} text={t('publicPage.verify', { email: isolated(user.email) })} />
        </PagePart>
      )}
      {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
      {!isOnline && <FormNote tone="neutral">{t('publicPage.offline')}</FormNote>}
      {isStored && (
        <PlainLink to={paths.reader(locale, user.uid)} variant="default">
          {t('publicPage.see')}
        </PlainLink>
      )}
    </Part>
  );
}
