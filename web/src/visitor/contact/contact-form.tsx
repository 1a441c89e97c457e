import { contactForm } from '@rawi/model/calls/contact-forms';
import { LIMITS } from '@rawi/model/limits';
import { CONTACT_SUBJECTS, type ContactSubject } from '@rawi/model/lists/contact-subjects';
import { validate } from '@rawi/model/validation/fields';
import { Link } from 'react-router-dom';
import { useMessages } from '../../core/forms/messages.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import { CountedArea } from './counted-area.tsx';
import classes from './form.module.css';
import { FormFoot } from './form-foot.tsx';
import { Sent } from './sent.tsx';
import { SubjectTiles } from './subject-tiles.tsx';
import { useMessage } from './use-message.ts';

const check = (values: object) => validate(contactForm, values);
const isSubject = (value: string | undefined): value is ContactSubject =>
  CONTACT_SUBJECTS.some((subject) => subject === value);

interface Values {
  readonly subject: ContactSubject | '';
  readonly name: string;
  readonly email: string;
  readonly message: string;
}
const EMPTY: Values = { subject: '', name: '', email: '', message: '' };

/** The form of a message to the site; `onAgain` starts another one. */
export function ContactForm({ onAgain }: { readonly onAgain: () => void }) {
  const t = useWords('contact');
  const message = useMessages();
  const locale = useLocale();
  const writing = useMessage('contact');
  const { subject: kept, ...typed } = writing.typed;
  const initial: Values = { ...EMPTY, ...typed, subject: isSubject(kept) ? kept : '' };
  const form = useForm({ initial, validate: check });
  const { values } = form;
  const { subject } = values;
  if (writing.isSent) {
    return (
      <Sent title={t('success.title')} text={t('success.text')} email={values.email} onAgain={onAgain} />
    );
  }
  const keep = (change: Partial<Values>) => writing.keep({ ...values, ...change });
  const field = (name: 'name' | 'email' | 'message') => {
    const { onChange, error, ...rest } = form.field(name);
    return {
      ...rest,
      error: message(error),
      isRequired: true,
      onChange: (value: string) => {
        onChange(value);
        keep({ [name]: value });
      },
    };
  };
  const notice = (words: string) => <Link to={paths.contact(locale, 'notice')}>{words}</Link>;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit(({ subject: about, ...fields }) => {
        if (about !== '') writing.sendMessage({ ...fields, subject: about });
      })}
    >
      <SubjectTiles
        name="subject"
        value={subject}
        error={message(form.errors.subject)}
        onChoose={(value) => {
          form.choose('subject', value);
          keep({ subject: value });
        }}
      />
      {subject === 'copyright' && <p className={classes.aside}>{fillIn(t('copyright'), { notice })}</p>}
      <div className={classes.pair}>
        <TextField {...field('name')} label={t('name')} autoComplete="name" />
        <TextField {...field('email')} label={t('email')} type="email" autoComplete="email" />
      </div>
      <CountedArea
        {...field('message')}
        label={t('message')}
        hint={t('hint')}
        rows={5}
        max={LIMITS.contact.message.max}
      />
      <FormFoot
        send={t('send')}
        promise={t('promise')}
        isSending={writing.isSending}
        failed={writing.failed}
      />
    </form>
  );
}
