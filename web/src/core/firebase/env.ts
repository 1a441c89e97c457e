/** The settings of a Firebase web app, and the emulators' addresses (`host:port`) when they are in use. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  /** The bucket of published files. */
  readonly storageBucket: string;
  /** The bucket of uploaded files. */
  readonly uploadsBucket: string;
  /** The address at which people write to the makers of the site. */
  readonly contactAddress: string;
  readonly authDomain?: string;
  readonly appId?: string;
  /** The key of reCAPTCHA Enterprise; a site without one has no App Check. */
  readonly appCheckSiteKey?: string;
  readonly emulators?: Readonly<Partial<Record<EmulatorName, string>>>;
}

type EmulatorName = 'firestore' | 'storage' | 'auth' | 'functions';
const EMULATOR_NAMES = [
  'firestore',
  'storage',
  'auth',
  'functions',
] as const satisfies readonly EmulatorName[];
const REQUIRED = ['projectId', 'apiKey', 'storageBucket', 'uploadsBucket', 'contactAddress'] as const;
const OPTIONAL = ['authDomain', 'appId', 'appCheckSiteKey'] as const;

type Texts = Pick<FirebaseSettings, (typeof REQUIRED)[number] | (typeof OPTIONAL)[number]>;
type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Reads the settings from the JSON of `<meta name="rawi-firebase">`.
 * Throws one error that names everything missing or malformed.
 */
export function parseFirebaseSettings(json: string): FirebaseSettings {
  let fields: unknown;
  try {
    fields = JSON.parse(json);
  } catch {
    throw new Error('The page\'s "rawi-firebase" settings are not JSON.');
  }
  if (!isFields(fields)) throw new Error('The page\'s "rawi-firebase" settings are not an object.');
  const found: Partial<Record<keyof Texts, string>> = {};
  for (const name of [...REQUIRED, ...OPTIONAL]) {
    const value = text(fields, name);
    if (value !== undefined) found[name] = value;
  }
  if (!isComplete(found)) {
    const missing = REQUIRED.filter((name) => found[name] === undefined);
    throw new Error(`Firebase is not configured: ${missing.join(', ')} missing in "rawi-firebase".`);
  }
  const emulators = parseEmulators(fields.emulators);
  return { ...found, ...(emulators !== undefined && { emulators }) };
}

function isComplete(found: Partial<Texts>): found is Texts {
  return REQUIRED.every((name) => found[name] !== undefined);
}

function parseEmulators(value: unknown): FirebaseSettings['emulators'] {
  if (!isFields(value)) return undefined;
  const found: Partial<Record<EmulatorName, string>> = {};
  for (const name of EMULATOR_NAMES) {
    const address = text(value, name);
    if (address === undefined) continue;
    if (!/^[^\s/]+:\d+$/.test(address)) {
      throw new Error(`The ${name} emulator's address "${address}" is not host:port.`);
    }
    found[name] = address;
  }
  return found;
}

let settings: FirebaseSettings | undefined;

/**
 * The settings of this page, parsed once: what the page was served with, else what it was built with
 * (`VITE_RAWI_FIREBASE`, the same JSON).
 */
export function firebaseSettings(): FirebaseSettings {
  if (settings) return settings;
  const served = document.querySelector('meta[name="rawi-firebase"]')?.getAttribute('content') ?? '';
  settings = parseFirebaseSettings(servedOrBuilt(served));
  return settings;
}

/** The Firebase settings in the text of a built `app.html`; else those that the site was built with. */
export function settingsIn(shell: string): string {
  const [, escaped = '{}'] = /<meta name="rawi-firebase" content="([^"]*)"/.exec(shell) ?? [];
  const served = escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return servedOrBuilt(served);
}

function servedOrBuilt(served: string): string {
  const built: unknown = import.meta.env.VITE_RAWI_FIREBASE;
  const isServed = served !== '' && served !== '{}';
  return !isServed && typeof built === 'string' && built !== '' ? built : served || '{}';
}

/** Sets the settings when no document has them. */
export function setFirebaseSettings(json: string): void {
  settings = parseFirebaseSettings(json);
}

/** The build of this page (`web/build-files.ts`); undefined in the development server's. */
export function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="rawi-build"]')?.content;
}

/** The address that texts name for writing to us. */
export function contactAddress(): string {
  return firebaseSettings().contactAddress;
}
