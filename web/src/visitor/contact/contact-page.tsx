import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { PageFrame } from '../../core/ui/page-frame.tsx';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-page.module.css';
import { NoticeForm } from './notice-form.tsx';
import { Questions } from './questions.tsx';
import { SupportHours } from './support-hours.tsx';

/**
 * The contact page (look.md 14, "20-contact"): a message, or a notice of content that is there without
 * permission.
 */
export function ContactPage({ isNotice }: { readonly isNotice: boolean }) {
  const t = useWords('contact');
  const [round, setRound] = useState(0);
  const Form = isNotice ? NoticeForm : ContactForm;
  return (
    <PageFrame
      title={t(isNotice ? 'notice.title' : 'title')}
      lead={t(isNotice ? 'notice.lead' : 'lead')}
      width="wide"
    >
      <div className={classes.columns}>
        <Form key={round} onAgain={() => setRound(round + 1)} />
        <aside className={classes.aside}>
          <SupportHours />
          <Questions />
        </aside>
      </div>
    </PageFrame>
  );
}
