import { COLOR_MODE_KEY } from '@rawi/model/constants';

/** All that we keep on the device under a name (docs/data.md, "On the device"). */
export const DEVICE_KEYS = {
  colorMode: COLOR_MODE_KEY,
  reading: 'rawi-reading',
  readingDirection: 'rawi-reading-direction',
  email: 'rawi-email',
  session: 'rawi-session',
  settings: 'rawi-settings',
  signUp: 'rawi-sign-up',
  signUpMarker: 'rawi-sign-up-marker',
  reset: 'rawi-reset',
  resetMarker: 'rawi-reset-marker',
  info: 'rawi-info',
  translator: 'rawi-translator',
  report: 'rawi-report',
  reports: 'rawi-reports',
  suggestion: 'rawi-suggestion',
  terms: 'rawi-terms',
  messages: 'rawi-messages',
  choices: 'rawi-choices',
  intent: 'rawi-intent',
  feed: 'rawi-feed',
  marks: 'rawi-marks',
  waitingMarks: 'rawi-waiting-marks',
  months: 'rawi-months',
  waitingMonths: 'rawi-waiting-months',
  countingOff: 'rawi-counting-off',
  lastReload: 'rawi-last-reload',
  toldBuild: 'rawi-told-build',
  history: 'rawi-history',
  ribbon: 'rawi-ribbon',
  place: 'rawi-place',
  comments: 'rawi-comments',
  commentDrafts: 'rawi-comment-drafts',
  views: 'rawi-views',
  application: 'rawi-application',
  drafts: 'rawi-drafts',
  uploads: 'rawi-uploads',
  mostRead: 'rawi-most-read',
  translations: 'rawi-translations',
  reviews: 'rawi-reviews',
  shortcuts: 'rawi-shortcuts',
  removed: 'rawi-removed',
  downloads: 'rawi-downloads',
  downloadSettings: 'rawi-download-settings',
  readToEnd: 'rawi-read-to-end',
  persisted: 'rawi-persisted',
  pdfCode: 'rawi-pdf-code',
  qualityBefore: 'rawi-quality-before',
  dataSaver: 'rawi-data-saver',
  wish: 'rawi-wish',
  childrensMode: 'rawi-childrens-mode',
  childrensTries: 'rawi-childrens-tries',
  agreed: 'rawi-agreed',
  ratings: 'rawi-ratings',
  lastPlace: 'rawi-last-place',
  install: 'rawi-install',
  corrections: 'rawi-corrections',
  panels: 'rawi-panels',
  text: 'rawi-text',
  texts: 'rawi-texts',
  counts: 'rawi-counts',
  push: 'rawi-push',
  pushOffer: 'rawi-push-offer',
} as const;

type Area = 'localStorage' | 'sessionStorage';
export type DeviceKey = keyof typeof DEVICE_KEYS;

/**
 * One value on this device. Nothing here throws: storage may be disabled, full, or hold what another build
 * wrote.
 */
export interface Kept<T> {
  /** The value, or `undefined` where there is none that can be read. */
  readonly read: () => T | undefined;
  /** Keeps a value, or with `undefined` removes it. Returns whether the browser has done so. */
  readonly keep: (value: T | undefined) => boolean;
  /** Parses a stored text. */
  readonly parse: (stored: string | null) => T | undefined;
  /** Calls back when another tab keeps or removes the value, until the returned function is called. */
  readonly onOtherTab: (listener: (value: T | undefined) => void) => () => void;
}

/** Whether the device holds something under this name, readable or not. */
export function isKept(name: DeviceKey): boolean {
  try {
    return localStorage.getItem(DEVICE_KEYS[name]) !== null;
  } catch {
    return false;
  }
}

/** A value that is stored as JSON; `parse` checks what was read. */
export function keptJson<T>(area: Area, name: DeviceKey, parse: (value: unknown) => T | undefined): Kept<T> {
  return kept(area, name, (stored) => parse(JSON.parse(stored)), JSON.stringify);
}

/** A value that is stored as it is; `parse` checks what was read. */
export function keptText<T extends string>(
  area: Area,
  name: DeviceKey,
  parse: (stored: string) => T | undefined,
): Kept<T> {
  return kept(area, name, parse, (value) => value);
}

function kept<T>(
  area: Area,
  name: DeviceKey,
  read: (stored: string) => T | undefined,
  write: (value: T) => string,
): Kept<T> {
  const key = DEVICE_KEYS[name];
  const parse = (stored: string | null): T | undefined => {
    try {
      return stored === null ? undefined : read(stored);
    } catch {
      return undefined;
    }
  };
  return {
    parse,
    read() {
      try {
        return parse(window[area].getItem(key));
      } catch {
        return undefined;
      }
    },
    keep(value) {
      try {
        if (value === undefined) window[area].removeItem(key);
        else window[area].setItem(key, write(value));
        return true;
      } catch {
        return false;
      }
    },
    onOtherTab(listener) {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === key) listener(parse(event.newValue));
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

/** A field of a stored value, whatever the value is. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
