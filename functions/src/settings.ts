import { defineSecret, defineString } from 'firebase-functions/params';

/** What differs from project to project. Local values lie in `functions/.env.demo-rawi`. */

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
/** Where people upload to: a bucket of its own, for a Storage trigger knows buckets and no folders. */
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

export const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

/** The secrets to bind to a function; locally they are plain variables, and no secret manager is asked. */
export const authSecrets = isEmulated ? [] : [authKey];
export const mailSecrets = isEmulated ? [] : [authKey, smtpPassword];

/** The site's origin without a slash at its end. Each local run has its own. */
export function site(): string {
  const address = (isEmulated && process.env['RAWI_SITE']) || siteUrl.value();
  return needed('SITE_URL', address).replace(/\/+$/, '');
}

/** The address that mails tell people to write to. */
export function contact(): string {
  return needed('CONTACT_ADDRESS', contactAddress.value());
}

/** The key of all keyed hashes and sealed texts: at least 32 characters. */
export function hashKey(): string {
  const key = needed('AUTH_KEY', process.env['AUTH_KEY'] ?? '');
  if (key.length < 32) throw new Error('AUTH_KEY needs at least 32 characters.');
  return key;
}

export function demandsAppCheck(): boolean {
  return appCheck.value() === 'on';
}

/** How many addresses from the end of `X-Forwarded-For` the client's own stands. */
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
    host: needed('SMTP_HOST', local?.[1] ?? smtpHost.value()),
    port: Number(local?.[2] ?? smtpPort.value()),
    user: smtpUser.value(),
    password: process.env['SMTP_PASSWORD'] ?? '',
    from: needed('MAIL_FROM', mailFrom.value()),
  };
}

/** Where the photo's address in the Auth record points. */
export function storageOrigin(): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  return emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
}

function needed(name: string, value: string): string {
  if (value === '') throw new Error(`${name} is not set; functions/README.md says how.`);
  return value;
}
