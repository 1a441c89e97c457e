import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { PageFrame } from '../../core/ui/page-frame.tsx';
import type { MessageForm } from '../../domains/messages/message-draft.ts';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-page.module.css';
import { CounterForm } from './counter-form.tsx';
import { NoticeForm } from './notice-form.tsx';
import { Questions } from './questions.tsx';
import { SupportHours } from './support-hours.tsx';

const FORMS = { contact: ContactForm, notice: NoticeForm, counter: CounterForm } as const;

/**
 * The contact page (look.md 14, "20-contact"): a message, a notice of content that is there without
 * permission, or an answer to one.
 */
export function ContactPage({ form }: { readonly form: MessageForm }) {
  const t = useWords('contact');
  const [round, setRound] = useState(0);
  const Form = FORMS[form];
  return (
    <PageFrame
      title={t(form === 'contact' ? 'title' : `${form}.title`)}
      lead={t(form === 'contact' ? 'lead' : `${form}.lead`)}
      width="wide"
    >
      <div className={classes.columns}>
        <Form key={`${form} ${round}`} onAgain={() => setRound(round + 1)} />
        <aside className={classes.aside}>
          <SupportHours />
          <Questions />
        </aside>
      </div>
    </PageFrame>
  );
}
