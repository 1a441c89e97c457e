/** A voice of the browser or of the device. */
export interface Voice {
  readonly name: string;
  /** Tells voices of one name apart. */
  readonly voiceURI: string;
  /** BCP 47, with `-` or, on some systems, `_`. */
  readonly lang: string;
  /** It speaks on the device: no text leaves it. */
  readonly localService: boolean;
}

/** What reading aloud needs of a browser; `browserSpeech` is the real one. */
export interface Speech {
  /** Empty while they have not come yet, and where there are none. */
  readonly voices: () => readonly Voice[];
  /** Calls back whenever other voices have come. Returns what ends that. */
  readonly onVoices: (listener: () => void) => () => void;
  readonly speak: (
    utterance: { readonly text: string; readonly voice: Voice; readonly rate: number },
    on: { readonly end: () => void; readonly error: () => void },
  ) => void;
  /** Ends what is spoken at once. */
  readonly cancel: () => void;
}

/** The browser's own; undefined where it cannot speak. */
export function browserSpeech(): Speech | undefined {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined')
    return undefined;
  // Some browsers forget an utterance that nothing holds, and never say that it has ended.
  let spoken: SpeechSynthesisUtterance | undefined;
  return {
    voices: () => speechSynthesis.getVoices(),
    onVoices(listener) {
      speechSynthesis.addEventListener('voiceschanged', listener);
      return () => speechSynthesis.removeEventListener('voiceschanged', listener);
    },
    speak({ text, voice, rate }, { end, error }) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice =
        speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === voice.voiceURI) ?? null;
      utterance.lang = voice.lang.replace('_', '-');
      utterance.rate = rate;
      utterance.addEventListener('end', end);
      utterance.addEventListener('error', error);
      spoken = utterance;
      speechSynthesis.speak(spoken);
    },
    cancel: () => speechSynthesis.cancel(),
  };
}

/** The voices of a language: those of the device first. */
export function voicesFor(voices: readonly Voice[], language: string): Voice[] {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/u)[0] === language);
  return [
    ...own.filter(({ localService }) => localService),
    ...own.filter(({ localService }) => !localService),
  ];
}
