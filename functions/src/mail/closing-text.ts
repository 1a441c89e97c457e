import { CLOSING_REASON_TEXTS } from '@rawi/model/lists/closing-reason-texts';
import { CLOSING_REASONS } from '@rawi/model/lists/closing-reasons';
import { type Bilingual, byLocale } from '@rawi/model/lists/locales';
import { isolated } from '@rawi/model/text/decision-text';
import { z } from 'zod';
import type { MailText } from './texts.ts';

/** Why an account is closed, as the outbox keeps it under seal. */
export const closingMailSchema = z.strictObject({
  reason: z.enum(CLOSING_REASONS).catch('other'),
  /** In the admin's words. */
  note: z.string().optional(),
});
export type ClosingMail = z.infer<typeof closingMailSchema>;

/** What happens to somebody's work and data; `{contact}` is filled in. */
const WHAT_STAYS: Bilingual = {
  en: 'What you published stays for now, and your drafts are kept. What you submitted is not reviewed while the account is closed.',
  ar: 'يبقى ما نشرته في مكانه حاليًا، وتُحفظ مسوداتك. أما ما أرسلته للمراجعة فلا يُراجَع ما دام الحساب مغلقًا.',
};
const OBJECT: Bilingual = {
  en: 'If you think this is a mistake, write to {contact} and say why: somebody else looks at it. You can also ask there for a copy of your data, or to have it deleted.',
  ar: 'إذا رأيت في ذلك خطأً، فالكتابة إلى {contact} مع ذكر السبب ممكنة، وسينظر فيه شخص آخر. ويمكن كذلك طلب نسخة من بياناتك أو حذفها.',
};
const COUNTER_NOTICE: Bilingual = {
  en: 'If work of yours was taken down by mistake, a counter-notice can bring it back. The copyright page says what it has to contain.',
  ar: 'وإذا أُزيل عمل لك بالخطأ، فقد يعيده الردّ على الإشعار. وفي صفحة حقوق النشر ما يجب أن يتضمنه هذا الردّ.',
};

/**
 * The mail to the owner of a closed account: why it was closed, what happens to their work, and how to
 * object.
 */
export function closingText({ reason, note }: ClosingMail, contact: string): MailText {
  const isAboutRights = reason === 'rights';
  return {
    subject: { en: 'Your account was closed', ar: 'أُغلق حسابك' },
    paragraphs: [
      {
        en: 'We have closed your Rawi account. It is no longer possible to log in to it.',
        ar: 'أغلقنا حسابك في راوي، ولم يعد تسجيل الدخول إليه ممكنًا.',
      },
      CLOSING_REASON_TEXTS[reason],
      ...(note === undefined ? [] : [byLocale(() => isolated(note))]),
      WHAT_STAYS,
      byLocale((locale) => OBJECT[locale].replaceAll('{contact}', () => isolated(contact))),
      ...(isAboutRights ? [COUNTER_NOTICE] : []),
    ],
    ...(isAboutRights && { action: { en: 'About copyright on Rawi', ar: 'حقوق النشر في راوي' } }),
    notes: [],
  };
}
