import { useWords } from '../../../core/i18n/i18n.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { PhotoPart } from '../photo/photo-part.tsx';
import { EmailPart } from './email-part.tsx';
import { InfoForm } from './info-form.tsx';
import { PasswordPart } from './password-part.tsx';

/** The personal page: the person's information, and how they log in. */
export function PersonalPage() {
  const t = useWords('account');
  return (
    <>
      <PageTitle isAlone>{t('tabs.account')}</PageTitle>
      <PhotoPart />
      <InfoForm />
      <EmailPart />
      <PasswordPart />
    </>
  );
}
