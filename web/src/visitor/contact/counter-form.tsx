import { counterForm } from '@rawi/model/calls/contact-forms';
import { LIMITS } from '@rawi/model/limits';
import { takedownIdSchema } from '@rawi/model/truth/takedown';
import { validate } from '@rawi/model/validation/fields';
import { Link, useSearchParams } from 'react-router-dom';
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

const check = (values: object) => validate(counterForm, values);

const UNSWORN = { mistake: false, jurisdiction: false };
const TEXTS = ['name', 'email', 'address', 'phone', 'work', 'signature'] as const;
type Text = (typeof TEXTS)[number];
const EMPTY: Readonly<Record<Text, string>> = {
  name: '',
  email: '',
  address: '',
  phone: '',
  work: '',
  signature: '',
};
type Box = keyof typeof UNSWORN;

const TERMS = ['passed', 'returned', 'untrue'] as const;
/** An address of this site, as a page that is gone gives it; anything else in the query is not taken over. */
const OWN_PATH = /^\/(?:en|ar)\/[\w%.-]{1,40}\/[\w%.-]{1,160}$/;

/** The take-down, and the page, that the address of the form names: whoever made the address chose them. */
function useNamed(): { readonly takedownId: string | undefined; readonly page: string | undefined } {
  const [search] = useSearchParams();
  const path = search.get('at') ?? '';
  return {
    takedownId: takedownIdSchema.safeParse(search.get('of')).data,
    page: OWN_PATH.test(path) ? `${location.origin}${path}` : undefined,
  };
}

/** The form of an answer to a notice: that what was taken down for it was taken down by mistake. */
export function CounterForm({ onAgain }: { readonly onAgain: () => void }) {
  const named = useNamed();
  const about = named.takedownId ?? named.page ?? '';
  return <AboutOne key={about} {...named} about={about} onAgain={onAgain} />;
}

interface AboutOneProps extends ReturnType<typeof useNamed> {
  /** By what its draft is kept: what is typed about one work is sent with no other. */
  readonly about: string;
  readonly onAgain: () => void;
}

function AboutOne({ takedownId, page, about, onAgain }: AboutOneProps) {
  const t = useWords('contact');
  const locale = useLocale();
  const writing = useMessage('counter', about);
  // The statements must be confirmed again for each answer, so they are not kept.
  const initial = { ...EMPTY, ...(page !== undefined && { work: page }), ...writing.typed, ...UNSWORN };
  const form = useForm({ initial, validate: check });
  const { text, box } = useSwornFields<Text, Box>(form, TEXTS, writing.keep);
  if (writing.isSent) {
    return (
      <Sent
        title={t('counter.success.title')}
        text={t('counter.success.text')}
        email={form.values.email}
        onAgain={onAgain}
      />
    );
  }
  const dmca = (words: string) => <Link to={paths.dmca(locale)}>{words}</Link>;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.submit(({ mistake, jurisdiction, ...texts }) => {
        const of = takedownId === undefined ? {} : { takedownId };
        if (mistake && jurisdiction) writing.sendCounter({ ...texts, ...of, mistake, jurisdiction });
      })}
    >
      <section aria-labelledby="counter-terms">
        <h2 id="counter-terms" className={classes.label}>
          {t('counter.terms.title')}
        </h2>
        <ul className={classes.terms}>
          {TERMS.map((term) => (
            <li key={term}>{t(`counter.terms.${term}`)}</li>
          ))}
        </ul>
      </section>
      <p className={classes.aside}>{fillIn(t('counter.how'), { dmca })}</p>
      {takedownId !== undefined && <p className={classes.aside}>{t('counter.about')}</p>}
      <div className={classes.pair}>
        <TextField {...text('name')} label={t('counter.name')} autoComplete="name" />
        <TextField {...text('email')} label={t('email')} type="email" autoComplete="email" />
      </div>
      <div className={classes.pair}>
        <TextField {...text('address')} label={t('counter.address')} autoComplete="street-address" />
        <TextField {...text('phone')} label={t('counter.phone')} type="tel" autoComplete="tel" />
      </div>
      <CountedArea
        {...text('work')}
        label={t('counter.work')}
        hint={t('counter.workHint')}
        rows={4}
        max={LIMITS.contact.work.max}
      />
      <CheckField {...box('mistake')}>{t('counter.mistake')}</CheckField>
      <CheckField {...box('jurisdiction')}>{t('counter.jurisdiction')}</CheckField>
      <TextField {...text('signature')} label={t('notice.signature')} hint={t('notice.signatureHint')} />
      <FormFoot
        send={t('counter.send')}
        promise={t('counter.promise')}
        isSending={writing.isSending}
        failed={writing.failed}
      />
    </form>
  );
}
