import { noticeForm } from '@rawi/model/calls/contact-forms';
import { LIMITS } from '@rawi/model/limits';
import { validate } from '@rawi/model/validation/fields';
import { Link } from 'react-router-dom';
import { useForm } from '../../core/forms/use-form.ts';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { CheckField } from '../../core/ui/check-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { CountedArea } from './counted-area.tsx';
import classes from './form.module.css';
import { FormFoot } from './form-foot.tsx';
import { Sent } from './sent.tsx';
import { useMessage } from './use-message.ts';
import { useSwornFields } from './use-sworn-fields.ts';

const check = (values: object) => validate(noticeForm, values);

const UNSWORN = { goodFaith: false, accurate: false };
const TEXTS = ['name', 'email', 'work', 'addresses', 'signature'] as const;
type Text = (typeof TEXTS)[number];
const EMPTY: Readonly<Record<Text, string>> = { name: '', email: '', work: '', addresses: '', signature: '' };
type Box = keyof typeof UNSWORN;

/** The form of a notice that something is on Rawi without permission; `onAgain` starts another one. */
export function NoticeForm({ onAgain }: { readonly onAgain: () => void }) {
  const t = useWords('contact');
  const locale = useLocale();
  const writing = useMessage('notice');
  // The statements must be confirmed again for each notice, so they are not kept.
  const form = useForm({ initial: { ...EMPTY, ...writing.typed, ...UNSWORN }, validate: check });
  const { text, box } = useSwornFields<Text, Box>(form, TEXTS, writing.keep);
  if (writing.isSent) {
    return (
      <Sent
        title={t('notice.success.title')}
        text={t('notice.success.text')}
        email={form.values.email}
        onAgain={onAgain}
      />
    );
  }
  const { work, addresses } = LIMITS.contact;
  const dmca = (words: string) => <Link to={paths.dmca(locale)}>{words}</Link>;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit(({ goodFaith, accurate, ...texts }) => {
        if (goodFaith && accurate) writing.sendNotice({ ...texts, goodFaith, accurate });
      })}
    >
      <p className={classes.aside}>{fillIn(t('notice.how'), { dmca })}</p>
      <div className={classes.pair}>
        <TextField {...text('name')} label={t('notice.name')} autoComplete="name" />
        <TextField {...text('email')} label={t('email')} type="email" autoComplete="email" />
      </div>
      <CountedArea {...text('work')} label={t('notice.work')} rows={3} max={work.max} />
      <CountedArea
        {...text('addresses')}
        label={t('notice.addresses')}
        hint={t('notice.addressesHint')}
        rows={3}
        max={addresses.max}
      />
      <CheckField {...box('goodFaith')}>{t('notice.goodFaith')}</CheckField>
      <CheckField {...box('accurate')}>{t('notice.accurate')}</CheckField>
      <TextField {...text('signature')} label={t('notice.signature')} hint={t('notice.signatureHint')} />
      <FormFoot
        send={t('notice.send')}
        promise={t('notice.promise')}
        isSending={writing.isSending}
        failed={writing.failed}
      />
    </form>
  );
}
