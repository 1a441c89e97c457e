import { useWords } from '../../core/i18n/i18n.ts';
import { Figures } from './figures.tsx';
import { StaffPage } from './staff-page.tsx';
import { StuckErasures } from './stuck-erasures.tsx';
import { StuckMails } from './stuck-mails.tsx';
import { StuckWork } from './stuck-work.tsx';

/** The overview: the figures, and work that is stuck. */
export function OverviewPage() {
  const t = useWords('staff');
  return (
    <StaffPage title={t('overview.title')} lead={t('overview.description')}>
      {() => (
        <>
          <Figures />
          <StuckWork />
          <StuckMails />
          <StuckErasures />
        </>
      )}
    </StaffPage>
  );
}
