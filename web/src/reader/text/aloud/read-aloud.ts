import type { Language } from '@rawi/model/lists/languages';
import { type Speech, type Voice, voicesFor } from './speech.ts';
import { LONGEST_UTTERANCE, utterancesOf } from './utterances.ts';

/** Why nothing is read aloud. */
export type AloudProblem =
  /** The browser has no voice at all. */
  | 'no-voices'
  /** It has none of the language. */
  | 'no-voice-of-language'
  /** The voice has said that it cannot. */
  | 'failed'
  /** The voice says nothing any more. */
  | 'hung';

export interface AloudState {
  readonly status: 'idle' | 'waiting' | 'asking' | 'speaking' | 'paused';
  /** The item that is spoken, or at which it goes on. */
  readonly item: number;
  readonly problem?: AloudProblem;
}

export interface AloudOptions {
  readonly speech: Speech;
  /** The words of each item, as they are spoken. */
  readonly items: readonly string[];
  readonly language: Language;
  /** The voice chosen for the language, by its `voiceURI`, and how fast it speaks. */
  readonly voice: string | undefined;
  readonly rate: number;
  /** A voice that is sent the text may be used. */
  readonly mayLeave: boolean;
  readonly onState: (state: AloudState) => void;
  /** All items were spoken. */
  readonly onEnd: () => void;
}

export interface Aloud {
  /** Speaks from an item on; what is spoken ends. */
  readonly start: (item: number) => void;
  /** Stays at the item that is spoken. */
  readonly pause: () => void;
  readonly stop: () => void;
}

/** How long voices may take to come, in milliseconds: Chromium loads them when they are first asked for. */
const VOICES_MS = 3000;
/** How long an utterance may take, beside its letters. */
const SLACK_MS = 5000;
/** Slower than any voice speaks: six letters a second, at the voice's own speed. */
const LETTER_MS = 170;
/** So many utterances in a row that do not end are a voice that says nothing. */
const MOST_HUNG = 2;

/** Letters of which a remote voice speaks less than 14 seconds: Chromium cuts it off after 15. */
const REMOTE_LETTERS = 130;

const longestFor = ({ localService }: Voice, rate: number): number =>
  localService ? LONGEST_UTTERANCE : Math.min(LONGEST_UTTERANCE, Math.floor(REMOTE_LETTERS * rate));

/**
 * Reads items aloud, one after the other, each in utterances that no voice refuses. Voices come late, fail, are missing or hang: each is
 * told as a problem, at the item where it goes on. Pausing cancels and starts the utterance again, since browsers lose paused ones.
 */
export function readAloud(options: AloudOptions): Aloud {
  const { speech, items, language, rate, onState, onEnd } = options;
  let run = 0;
  let item = 0;
  let hung = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = () => {};

  const end = (state: AloudState) => {
    run += 1;
    clearTimeout(timer);
    stopListening();
    speech.cancel();
    onState(state);
  };
  const fail = (problem: AloudProblem) => end({ status: 'idle', item, problem });

  const start = (from: number) => {
    end({ status: 'waiting', item: from });
    item = from;
    hung = 0;
    if (speech.voices().length > 0) return begin();
    const own = run;
    stopListening = speech.onVoices(() => {
      if (own === run && speech.voices().length > 0) begin();
    });
    timer = setTimeout(() => fail('no-voices'), VOICES_MS);
  };

  const begin = () => {
    clearTimeout(timer);
    stopListening();
    const voices = voicesFor(speech.voices(), language);
    const voice = voices.find(({ voiceURI }) => voiceURI === options.voice) ?? voices[0];
    if (voice === undefined) return fail('no-voice-of-language');
    if (!voice.localService && !options.mayLeave) return end({ status: 'asking', item });
    run += 1;
    speak(voice, item, 0);
  };

  const speak = (voice: Voice, at: number, part: number) => {
    const words = items[at];
    if (words === undefined) {
      end({ status: 'idle', item: 0 });
      return onEnd();
    }
    item = at;
    const parts = utterancesOf(words, longestFor(voice, rate));
    const text = parts[part];
    if (text === undefined) return speak(voice, at + 1, 0);
    onState({ status: 'speaking', item });
    const own = run;
    const once = (act: () => void) => () => {
      if (own !== run) return;
      run += 1;
      clearTimeout(timer);
      act();
    };
    const goOn = () => speak(voice, at, part + 1);
    const ended = once(() => {
      hung = 0;
      goOn();
    });
    timer = setTimeout(
      once(() => {
        speech.cancel();
        hung += 1;
        if (hung >= MOST_HUNG) fail('hung');
        else goOn();
      }),
      SLACK_MS + (text.length * LETTER_MS) / rate,
    );
    speech.speak({ text, voice, rate }, { end: ended, error: once(() => fail('failed')) });
  };

  return {
    start,
    pause: () => end({ status: 'paused', item }),
    stop: () => end({ status: 'idle', item: 0 }),
  };
}
