import { defineSecret, defineString } from 'firebase-functions/params';

/** Settings that differ between projects. Local values are in `functions/.env.demo-rawi`. */

const siteUrl = defineString('SITE_URL', {
  default: '',
  description: 'Where the site lives, as https://host',
});
const smtpHost = defineString('SMTP_HOST', { default: '' });
const smtpPort = defineString('SMTP_PORT', { default: '587' });
const smtpUser = defineString('SMTP_USER', { default: '' });
const mailFrom = defineString('MAIL_FROM', { default: '', description: 'The sender, as no-reply@host' });
const contactAddress = defineString('CONTACT_ADDRESS', {
  default: '',
  description: 'The address that mails tell people to write to',
});
const appCheck = defineString('APP_CHECK', {
  default: 'off',
  description: 'Whether account calls demand an App Check token: on or off',
});
/**
 * The bucket that people upload to: a separate one, because a Storage trigger can watch buckets but not
 * folders.
 */
export const uploadsBucket = defineString('UPLOADS_BUCKET', {
  description: 'The bucket for uploads; its name ends with -uploads',
});
const trustedHops = defineString('TRUSTED_HOPS', {
  default: '1',
  description:
    'How many proxies before the account function write X-Forwarded-For (functions/README.md, "Hops")',
});
const authKey = defineSecret('AUTH_KEY');
const smtpPassword = defineSecret('SMTP_PASSWORD');
const mailEventsSecret = defineSecret('MAIL_EVENTS_KEY');

export const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** The secrets to bind to a function; locally they are plain variables, and no secret manager is used. */
export const authSecrets = isEmulated ? [] : [authKey];
export const mailSecrets = isEmulated ? [] : [authKey, smtpPassword];
export const mailEventSecrets = isEmulated ? [] : [authKey, mailEventsSecret];

/** The site's origin without a slash at its end. Each local run has its own. */
export function site(): string {
  const address = (isEmulated && process.env['RAWI_SITE']) || siteUrl.value();
  return requireSetting('SITE_URL', address).replace(/\/+$/, '');
}

/** The contact address in mails. */
export function contact(): string {
  return requireSetting('CONTACT_ADDRESS', contactAddress.value());
}

/** The contact address as far as it is set, for pages that are there without it. */
export const contactIfSet = (): string => contactAddress.value();

/** The key of all keyed hashes and sealed texts: at least 32 characters. */
export function hashKey(): string {
  return longSecret('AUTH_KEY', process.env['AUTH_KEY'] ?? '');
}

/** What a mail provider says to be believed: at least 32 characters, without the line's end that a file of it may have. */
export function mailEventsKey(): string {
  return longSecret('MAIL_EVENTS_KEY', (process.env['MAIL_EVENTS_KEY'] ?? '').trim());
}

function longSecret(name: string, value: string): string {
  const key = requireSetting(name, value);
  if (key.length < 32) throw new Error(`${name} needs at least 32 characters.`);
  return key;
}

export function demandsAppCheck(): boolean {
  return appCheck.value() === 'on';
}

/** The position of the client's address, counted from the end of `X-Forwarded-For`. */
export function hops(): number {
  const count = trustedHops.value();
  if (!/^[0-8]$/.test(count)) throw new Error('TRUSTED_HOPS is not 0 to 8.');
  return Number(count);
}

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly from: string;
}

export function smtp(): SmtpSettings {
  const local = isEmulated ? /^(.+):(\d+)$/.exec(process.env['RAWI_SMTP'] ?? '') : null;
  return {
    host: requireSetting('SMTP_HOST', local?.[1] ?? smtpHost.value()),
    port: Number(local?.[2] ?? smtpPort.value()),
    user: smtpUser.value(),
    password: process.env['SMTP_PASSWORD'] ?? '',
    from: requireSetting('MAIL_FROM', mailFrom.value()),
  };
}

/** Where a local run has messages for devices delivered; nowhere else is a service that browsers do not know. */
export function emulatedPush(): string | undefined {
  return isEmulated ? process.env['RAWI_PUSH'] : undefined;
}

/** The origin of the photo's address in the Auth record. */
export function storageOrigin(): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  return emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
}

function requireSetting(name: string, value: string): string {
  if (value === '') throw new Error(`${name} is not set; functions/README.md says how.`);
  return value;
}
