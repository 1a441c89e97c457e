import type { Bilingual } from '@rawi/model/lists/locales';
import type { MailKind } from '@rawi/model/truth/mail';

/** The text of a mail, in both languages; `{email}` is filled in where one of the texts below has it. */
export interface MailText {
  readonly subject: Bilingual;
  readonly paragraphs: readonly Bilingual[];
  /** What such a mail says besides, where it has a code beside its link. */
  readonly withCode?: { readonly paragraph: Bilingual; readonly note: Bilingual };
  /** The label of its link. */
  readonly action?: Bilingual;
  /** The text below the link or code. */
  readonly notes: readonly Bilingual[];
  /** The label of the link for unsubscribing from mails of this kind. */
  readonly unsubscribe?: Bilingual;
}

/** The end of every mail; `{contact}` is filled in. */
export const QUESTIONS: Bilingual = {
  en: 'Questions? Write to {contact}.',
  ar: 'لأي سؤال، راسلنا على {contact}.',
};

const NOT_YOU: Bilingual = {
  en: 'If this was not you, you can ignore this e-mail.',
  ar: 'إذا لم تكن أنت من فعل ذلك، فلا داعي لفعل أي شيء.',
};
const NOT_YOU_RESET: Bilingual = {
  en: 'If this was not you, set a new password right away.',
  ar: 'إذا لم تكن أنت من فعل ذلك، فعيّن كلمة مرور جديدة فورًا.',
};

export const MAIL_TEXTS: Readonly<
  Record<Exclude<MailKind, 'decision' | 'overdue' | 'accountClosed'>, MailText>
> = {
  verification: {
    subject: { en: 'Confirm your e-mail address', ar: 'تأكيد عنوان بريدك الإلكتروني' },
    paragraphs: [
      {
        en: 'Welcome to Rawi. Confirm your address to activate your account.',
        ar: 'أهلًا بك في راوي. أكّد عنوان بريدك الإلكتروني لتفعيل حسابك.',
      },
    ],
    withCode: {
      paragraph: {
        en: 'Type this code on the page where you signed up, or use the button below it.',
        ar: 'يُكتب هذا الرمز في الصفحة التي أُنشئ فيها الحساب، أو يُستخدم الزر الذي تحته.',
      },
      note: {
        en: 'The code is valid for 30 minutes and five tries, only in the browser you signed up in. We never ask for it by phone or message.',
        ar: 'الرمز صالح لمدة ٣٠ دقيقة ولخمس محاولات، في المتصفح الذي أُنشئ فيه الحساب وحده. لن نطلبه منك أبدًا عبر الهاتف أو الرسائل.',
      },
    },
    action: { en: 'Confirm my address', ar: 'تأكيد البريد الإلكتروني' },
    notes: [
      {
        en: 'The link works once, within three days. If you open it in a different browser from the one you signed up in, it asks for a new password.',
        ar: 'يعمل هذا الرابط مرة واحدة فقط وخلال ثلاثة أيام. وإذا فُتح في متصفح غير الذي أُنشئ فيه الحساب، فسيطلب كلمة مرور جديدة.',
      },
      NOT_YOU,
    ],
  },
  mailboxCheck: {
    subject: { en: 'Do our e-mails reach you?', ar: 'هل يصلك بريدنا؟' },
    paragraphs: [
      {
        en: 'You asked us to write to {email} again. Open the link, and our e-mails go there as before.',
        ar: 'وصلنا طلبٌ بالعودة إلى مراسلتك على {email}. وبعد فتح الرابط تصلك رسائلنا كما كانت.',
      },
    ],
    action: { en: 'Send me e-mails again', ar: 'استئناف إرسال البريد' },
    notes: [
      {
        en: 'The link works once, within three days, in any browser. Until then you get nothing but what you ask for.',
        ar: 'يعمل هذا الرابط مرة واحدة فقط وخلال ثلاثة أيام، وفي أي متصفح. وإلى ذلك الحين لا يصلك إلا ما تطلبه.',
      },
      NOT_YOU,
    ],
  },
  signUpAttempt: {
    subject: { en: 'You already have an account', ar: 'لديك حساب بالفعل' },
    paragraphs: [
      {
        en: 'Someone tried to use {email} for a Rawi account. The address already belongs to your account, so nothing has changed.',
        ar: 'حاول أحدهم استخدام {email} لحساب في راوي. هذا العنوان مرتبط بحسابك بالفعل، ولم يتغيّر شيء.',
      },
      {
        en: 'If it was you, log in. If you have forgotten your password, you can set a new one on that page.',
        ar: 'إذا كنت أنت من فعل ذلك، فسجّل الدخول. وإذا نسيت كلمة المرور، فيمكنك تعيين كلمة مرور جديدة من صفحة تسجيل الدخول.',
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
  resetLink: {
    subject: { en: 'Your link for a new password', ar: 'رابط تعيين كلمة مرور جديدة' },
    paragraphs: [
      {
        en: 'So many codes were asked for {email} that we now send a link instead, which nobody can guess.',
        ar: 'كثُرت طلبات الرموز لعنوان {email}، ولهذا نرسل الآن بدلًا من الرمز رابطًا لا يمكن تخمينه.',
      },
      {
        en: 'If you forgot your password, set a new one with this link:',
        ar: 'في حال نسيان كلمة المرور، يمكن تعيين كلمة مرور جديدة بهذا الرابط:',
      },
    ],
    action: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    notes: [
      {
        en: 'It works for 24 hours in any browser, until a password is set. Links we sent you before work just as well.',
        ar: 'يعمل الرابط ٢٤ ساعة وفي أي متصفح، إلى أن تُعيَّن كلمة مرور. والروابط التي وصلتك قبله صالحة مثله.',
      },
      {
        en: 'If this was not you, you can ignore this e-mail: your password stays as it is.',
        ar: 'إذا لم تكن أنت من فعل ذلك، فلا داعي لفعل أي شيء: كلمة مرورك باقية كما هي.',
      },
    ],
  },
  passwordChanged: {
    subject: { en: 'Your password was changed', ar: 'تغيّرت كلمة مرورك' },
    paragraphs: [
      {
        en: 'The password of your Rawi account was changed, and all other sessions have ended.',
        ar: 'تغيّرت كلمة مرور حسابك في راوي، وأُنهيت جميع الجلسات الأخرى.',
      },
    ],
    action: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    notes: [NOT_YOU_RESET],
  },
  emailChange: {
    subject: { en: 'Confirm your new e-mail address', ar: 'تأكيد عنوان بريدك الإلكتروني الجديد' },
    paragraphs: [
      {
        en: 'Someone with a Rawi account wants to use {email} from now on. Confirm it to make the change.',
        ar: 'طُلب لحساب في راوي استخدام {email} من الآن فصاعدًا. أكّد العنوان لإتمام التغيير.',
      },
    ],
    action: { en: 'Use this address', ar: 'استخدام هذا العنوان' },
    notes: [
      {
        en: 'The link works once, within an hour. Afterwards, log in with the new address.',
        ar: 'يعمل هذا الرابط مرة واحدة فقط وخلال ساعة. سجّل الدخول بعد ذلك بالعنوان الجديد.',
      },
      NOT_YOU,
    ],
  },
  emailChangeNotice: {
    subject: { en: 'Your e-mail address is about to change', ar: 'سيتغيّر عنوان بريدك الإلكتروني قريبًا' },
    paragraphs: [
      {
        en: 'Someone asked to move your Rawi account to another e-mail address. The change takes effect once the new address is confirmed.',
        ar: 'طُلب نقل حسابك في راوي إلى عنوان بريد إلكتروني آخر. يسري التغيير بعد تأكيد العنوان الجديد.',
      },
    ],
    action: { en: 'Keep my address', ar: 'الإبقاء على عنواني' },
    notes: [
      {
        en: 'If this was not you, keep your address with the link above and choose a new password there. The link works once, and for 72 hours after the change.',
        ar: 'إذا لم تكن أنت من طلب ذلك، فأبقِ على عنوانك بالرابط أعلاه واختر هناك كلمة مرور جديدة. يعمل الرابط مرة واحدة، ويبقى صالحًا ٧٢ ساعة بعد التغيير.',
      },
    ],
  },
  emailTakenBack: {
    subject: {
      en: 'Your e-mail address stays with your account',
      ar: 'بقي عنوان بريدك الإلكتروني مرتبطًا بحسابك',
    },
    paragraphs: [
      {
        en: 'The link to keep {email} was opened. Your Rawi account uses this address, all sessions have ended, and the old password no longer works.',
        ar: 'فُتح رابط الإبقاء على {email}. حسابك في راوي يستخدم هذا العنوان، وقد أُنهيت جميع الجلسات ولم تعد كلمة المرور القديمة صالحة.',
      },
    ],
    action: { en: 'Set a new password', ar: 'تعيين كلمة مرور جديدة' },
    notes: [],
  },
  accountDeleted: {
    subject: { en: 'Your account was deleted', ar: 'حُذف حسابك' },
    paragraphs: [
      {
        en: 'Your Rawi account and everything personal in it were deleted. Comments you wrote stay without your name.',
        ar: 'حُذف حسابك في راوي وكل ما هو شخصي فيه. تبقى تعليقاتك من دون اسمك.',
      },
      { en: 'Thank you for reading with us.', ar: 'شكرًا لقراءتك معنا.' },
    ],
    notes: [],
  },
  accountReopened: {
    subject: { en: 'Your account is open again', ar: 'أُعيد فتح حسابك' },
    paragraphs: [
      {
        en: 'Your Rawi account is open again, with all that was in it. What you submitted is waiting for review as before.',
        ar: 'أُعيد فتح حسابك في راوي بكل ما فيه. وما أرسلته للمراجعة ينتظرها من جديد.',
      },
    ],
    action: { en: 'Log in', ar: 'تسجيل الدخول' },
    notes: [],
  },
  messageReceived: {
    subject: { en: 'We have received your message', ar: 'وصلتنا رسالتك' },
    paragraphs: [
      {
        en: 'Thank you for your message! We will get back to you soon.',
        ar: 'شكرًا على رسالتك! سنردّ عليك قريبًا.',
      },
      {
        en: 'A person reads every message, and we usually answer within 24 to 48 hours.',
        ar: 'كل رسالة يقرؤها إنسان، ونردّ عادةً خلال ٢٤ إلى ٤٨ ساعة.',
      },
    ],
    notes: [NOT_YOU],
  },
  noticeReceived: {
    subject: { en: 'We have received your notice', ar: 'وصلنا بلاغك' },
    paragraphs: [
      {
        en: 'We have received your notice that something on Rawi is there without permission. We handle copyright notices within 3 business days.',
        ar: 'وصلنا بلاغك عن محتوى في راوي نُشر من دون إذن. ننظر في بلاغات حقوق النشر خلال ٣ أيام عمل.',
      },
      {
        en: 'We will write to {email} with what we have done, or if we need to know more.',
        ar: 'سنُعلِمك على {email} بما اتخذناه، أو إن احتجنا إلى معلومات أخرى.',
      },
    ],
    notes: [NOT_YOU],
  },
  counterReceived: {
    subject: {
      en: 'We have received your answer to a copyright notice',
      ar: 'وصلنا ردّك على بلاغ حقوق النشر',
    },
    paragraphs: [
      {
        en: 'We have received your answer to a copyright notice. We pass it on to whoever sent the notice, with your name, your address and your phone number.',
        ar: 'وصلنا ردّك على بلاغ حقوق النشر. سننقله إلى من أرسل البلاغ، مع اسمك وعنوانك ورقم هاتفك.',
      },
      {
        en: 'If they do not tell us within fourteen business days that they have gone to court, we give the work back to readers. We will write to {email} either way.',
        ar: 'وإذا لم يصلنا خلال أربعة عشر يوم عمل أنهم لجؤوا إلى القضاء، أعدنا العمل إلى القرّاء. وسنُعلِمك بما يتقرّر على {email}.',
      },
    ],
    notes: [NOT_YOU],
  },
  digest: {
    subject: { en: 'New for you on Rawi', ar: 'جديدك في راوي' },
    paragraphs: [
      { en: 'Here is what is new since our last e-mail:', ar: 'هذا ما وصلك منذ رسالتنا الأخيرة:' },
    ],
    action: { en: 'See all notifications', ar: 'عرض كل الإشعارات' },
    notes: [
      {
        en: 'You turned these e-mails on in your settings. There is one a day at most.',
        ar: 'تصلك هذه الرسائل لأنك فعّلتها في الإعدادات، ولا تزيد على رسالة واحدة في اليوم.',
      },
    ],
    unsubscribe: { en: 'Stop these e-mails', ar: 'إيقاف هذه الرسائل' },
  },
};
