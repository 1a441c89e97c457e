import { isLanguage, type Language } from '@rawi/model/lists/languages';
import { useSyncExternalStore } from 'react';
import { keptJson } from '../../core/device/device-store.ts';

/** How the text of pages is read on this device. */
export interface TextSettings {
  /** It comes with every chapter that has any: whoever set it never asks again. */
  readonly always?: true;
  /** How large it is shown, a place in `TEXT_SIZES`. */
  readonly size?: number;
  /** The text of the other language beside it is not shown. */
  readonly oneLanguage?: true;
  /** Reading aloud goes on to the next page by itself. */
  readonly turns?: true;
  /** Somebody has agreed that a voice of the browser's maker is sent the text. */
  readonly remoteVoices?: true;
  readonly voices?: Readonly<Partial<Record<Language, VoiceChoice>>>;
}

export interface VoiceChoice {
  /** The voice, as the browser names it (`voiceURI`); absent where the first one is right. */
  readonly uri?: string | undefined;
  /** 1 is the voice's own speed. */
  readonly rate?: number;
}

/** Text sizes, in shares of the interface's. */
export const TEXT_SIZES = [0.875, 1, 1.25, 1.5, 2] as const;
/** The usual one's place. */
export const USUAL_SIZE = 1;
export const RATES = { min: 0.5, max: 2, step: 0.25 } as const;

const NONE: TextSettings = {};

/** What storage holds, as far as it can be read. */
export function parseTextSettings(value: unknown): TextSettings | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const flag = (name: string) => Reflect.get(value, name) === true;
  const size: unknown = Reflect.get(value, 'size');
  const voices: unknown = Reflect.get(value, 'voices');
  return {
    ...(flag('always') && { always: true }),
    ...(flag('oneLanguage') && { oneLanguage: true }),
    ...(flag('turns') && { turns: true }),
    ...(flag('remoteVoices') && { remoteVoices: true }),
    ...(typeof size === 'number' && size in TEXT_SIZES && { size }),
    ...(typeof voices === 'object' && voices !== null && { voices: parseVoices(voices) }),
  };
}

function parseVoices(voices: object): NonNullable<TextSettings['voices']> {
  return Object.fromEntries(
    Object.entries(voices).flatMap(([language, choice]: [string, unknown]) => {
      if (!isLanguage(language) || typeof choice !== 'object' || choice === null) return [];
      const uri: unknown = Reflect.get(choice, 'uri');
      const rate: unknown = Reflect.get(choice, 'rate');
      const isRate = typeof rate === 'number' && rate >= RATES.min && rate <= RATES.max;
      return [[language, { ...(typeof uri === 'string' && { uri }), ...(isRate && { rate }) }]];
    }),
  );
}

type Flag = 'always' | 'oneLanguage' | 'turns' | 'remoteVoices';

/** The settings with one of those that are on or off. */
export function withFlag(settings: TextSettings, flag: Flag, isOn: boolean): TextSettings {
  const { [flag]: _before, ...others } = settings;
  return isOn ? { ...others, [flag]: true } : others;
}

/** The settings with another voice or speed of a language. */
export function withVoice(settings: TextSettings, language: Language, change: VoiceChoice): TextSettings {
  const { voices } = settings;
  return { ...settings, voices: { ...voices, [language]: { ...voices?.[language], ...change } } };
}

const stored = keptJson('localStorage', 'text', parseTextSettings);
let known: TextSettings | undefined;
const listeners = new Set<() => void>();

/** The settings of this device as they are now. */
export function textSettings(): TextSettings {
  known ??= stored.read() ?? NONE;
  return known;
}

/** Changes them. Without storage the change lasts as long as the tab. */
export function changeTextSettings(change: (before: TextSettings) => TextSettings): void {
  known = change(textSettings());
  stored.keep(known);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = stored.onOtherTab((settings) => {
    known = settings ?? NONE;
    listener();
  });
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function useTextSettings(): TextSettings {
  return useSyncExternalStore(listen, textSettings, () => NONE);
}
