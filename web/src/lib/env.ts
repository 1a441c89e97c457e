/** Where Firebase is: the settings of a web app, and the emulators' addresses (`host:port`) when they are in use. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly storageBucket: string;
  readonly authDomain?: string;
  readonly appId?: string;
  readonly emulators?: Readonly<Partial<Record<EmulatorName, string>>>;
}

type EmulatorName = 'firestore' | 'storage' | 'auth' | 'functions';
const EMULATOR_NAMES = [
  'firestore',
  'storage',
  'auth',
  'functions',
] as const satisfies readonly EmulatorName[];
const REQUIRED = ['projectId', 'apiKey', 'storageBucket'] as const;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * Reads the settings from the page's `<meta name="rawi-firebase">` JSON, each missing value from `fallback`.
 * Throws one error that names everything missing or malformed.
 */
export function parseFirebaseSettings(json: string, fallback: Fields = {}): FirebaseSettings {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw new Error('The page\'s "rawi-firebase" settings are not JSON.');
  }
  if (!isFields(given)) throw new Error('The page\'s "rawi-firebase" settings are not an object.');
  const fields: Fields = { ...fallback, ...given };
  const [projectId, apiKey, storageBucket] = REQUIRED.map((name) => text(fields, name));
  if (projectId === undefined || apiKey === undefined || storageBucket === undefined) {
    const missing = REQUIRED.filter((name) => text(fields, name) === undefined);
    throw new Error(`Firebase is not configured: ${missing.join(', ')} missing in "rawi-firebase".`);
  }
  const authDomain = text(fields, 'authDomain');
  const appId = text(fields, 'appId');
  const emulators = parseEmulators(fields.emulators);
  return {
    projectId,
    apiKey,
    storageBucket,
    ...(authDomain !== undefined && { authDomain }),
    ...(appId !== undefined && { appId }),
    ...(emulators !== undefined && { emulators }),
  };
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

/** The settings of this page, parsed once. */
export function firebaseSettings(): FirebaseSettings {
  settings ??= parseFirebaseSettings(
    document.querySelector('meta[name="rawi-firebase"]')?.getAttribute('content') ?? '{}',
    {
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
    },
  );
  return settings;
}
