import type { Bilingual } from '@rawi/model/locales';
import type { MailKind } from '@rawi/model/mail';

/** What a mail says, in both languages; `{email}` is the only thing filled in. */
export interface MailText {
  readonly subject: Bilingual;
  readonly paragraphs: readonly Bilingual[];
  /** The label of its link. */
  readonly action?: Bilingual;
  /** Said below the link or code. */
  readonly notes: readonly Bilingual[];
}

const NOT_YOU: Bilingual = {
  en: 'If this was not you, you need not do anything.',
  ar: 'إذا لم تطلب ذلك، فلا داعي لفعل أي شيء.',
};
const NOT_YOU_RESET: Bilingual = {
  en: 'If this was not you, set a new password at once.',
  ar: 'إذا لم تفعل ذلك أنت، فعيّن كلمة مرور جديدة فورًا.',
};

export const MAIL_TEXTS: Readonly<Record<MailKind, MailText>> = {
  verification: {
    subject: { en: 'Confirm your e-mail address', ar: 'أكِّد عنوان بريدك الإلكتروني' },
    paragraphs: [
      {
        en: 'Welcome to Rawi. Confirm your address to activate your account.',
        ar: 'أهلًا بك في راوي. أكِّد عنوان بريدك الإلكتروني لتفعيل حسابك.',
      },
    ],
    action: { en: 'Confirm my address', ar: 'تأكيد البريد الإلكتروني' },
    notes: [{ en: 'The link works once.', ar: 'يعمل هذا الرابط مرة واحدة فقط.' }, NOT_YOU],
  },
  signUpAttempt: {
    subject: { en: 'You already have an account', ar: 'لديك حساب بالفعل' },
    paragraphs: [
      {
        en: 'Someone tried to use {email} for a Rawi account. The address already belongs to your account, so nothing has changed.',
        ar: 'حاول أحدهم استخدام {email} لحساب في راوي. هذا العنوان مرتبط بحسابك بالفعل، ولم يتغيّر شيء.',
      },
      {
        en: 'If it was you, log in. If you have forgotten your password, you can set a new one there.',
        ar: 'إذا كنت أنت من فعل ذلك، فسجّل الدخول. وإذا نسيت كلمة المرور، فيمكنك تعيين كلمة جديدة من هناك.',
      },
    ],
    action: { en: 'Log in', ar: 'تسجيل الدخول' },
    notes: [NOT_YOU],
  },
  resetCode: {
    subject: { en: 'Your code for a new password', ar: 'رمز تعيين كلمة مرور جديدة' },
    paragraphs: [
      {
        en: 'Enter this code on the page where you asked for it:',
        ar: 'أدخل هذا الرمز في الصفحة التي طلبته منها:',
      },
    ],
    notes: [
      {
        en: 'It is valid for 10 minutes and three tries. We never ask for it by phone or message.',
        ar: 'الرمز صالح لمدة ١٠ دقائق ولثلاث محاولات. لن نطلبه منك أبدًا عبر الهاتف أو الرسائل.',
      },
      NOT_YOU,
    ],
  },
  passwordChanged: {
    subject: { en: 'Your password was changed', ar: 'تم تغيير كلمة المرور' },
    paragraphs: [
      {
        en: 'The password of your Rawi account was changed, and all other sessions were ended.',
        ar: 'تم تغيير كلمة مرور حسابك في راوي، وأُنهيت جميع الجلسات الأخرى.',
      },
    ],
    action: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    notes: [NOT_YOU_RESET],
  },
  emailChange: {
    subject: { en: 'Confirm your new e-mail address', ar: 'أكِّد عنوان بريدك الإلكتروني الجديد' },
    paragraphs: [
      {
        en: 'Someone with a Rawi account wants to use {email} from now on. Confirm it to make the change.',
        ar: 'يريد صاحب حساب في راوي استخدام {email} من الآن فصاعدًا. أكِّد العنوان لإتمام التغيير.',
      },
    ],
    action: { en: 'Use this address', ar: 'استخدام هذا العنوان' },
    notes: [
      {
        en: 'The link works once. Afterwards, log in with the new address.',
        ar: 'يعمل هذا الرابط مرة واحدة فقط. سجّل الدخول بعد ذلك بالعنوان الجديد.',
      },
      NOT_YOU,
    ],
  },
  emailChangeNotice: {
    subject: { en: 'Your e-mail address is about to change', ar: 'عنوان بريدك الإلكتروني على وشك التغيير' },
    paragraphs: [
      {
        en: 'Someone asked to move your Rawi account to another e-mail address. The change takes effect once the new address is confirmed.',
        ar: 'طُلب نقل حسابك في راوي إلى عنوان بريد إلكتروني آخر. يسري التغيير بعد تأكيد العنوان الجديد.',
      },
    ],
    action: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    notes: [NOT_YOU_RESET],
  },
  accountDeleted: {
    subject: { en: 'Your account was deleted', ar: 'تم حذف حسابك' },
    paragraphs: [
      {
        en: 'Your Rawi account and everything personal in it were deleted. Comments you wrote stay without your name.',
        ar: 'تم حذف حسابك في راوي وكل ما هو شخصي فيه. تبقى تعليقاتك من دون اسمك.',
      },
      { en: 'Thank you for reading with us.', ar: 'شكرًا لقراءتك معنا.' },
    ],
    notes: [],
  },
};
