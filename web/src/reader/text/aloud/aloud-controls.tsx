import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconPlayerStop,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import { PlainButton } from '../../../core/ui/plain-button.tsx';
import { SelectField } from '../../../core/ui/select-field.tsx';
import { SwitchRow } from '../../../core/ui/switch-row.tsx';
import { useReaderWords } from '../../reader-words.ts';
import type { ItemAt, PageTextOf } from '../page-texts.ts';
import {
  changeTextSettings,
  RATES,
  useTextSettings,
  type VoiceChoice,
  withFlag,
  withVoice,
} from '../text-settings.ts';
import classes from './aloud-controls.module.css';
import { type Speech, voicesFor } from './speech.ts';
import { useAloud } from './use-aloud.ts';

interface AloudControlsProps {
  readonly language: Language;
  readonly pages: readonly PageTextOf[];
  readonly at: ItemAt | undefined;
  readonly onAt: (at: ItemAt | undefined) => void;
  readonly onNextPage: () => boolean;
  /** Where the voice and its speed are chosen: behind the text, which is what somebody came for. */
  readonly settings: Element | null;
}

/** Reads the pages that are shown aloud, with a voice and a speed of one's choice for each language. */
export function AloudControls(props: AloudControlsProps) {
  const { language, pages, at, onAt, onNextPage, settings } = props;
  const t = useWords('page-text');
  const { locale } = useReaderWords();
  const aloud = useAloud(language, pages, at, { onAt, onNextPage });
  const { status, problem } = aloud;
  const isOn = status === 'speaking' || status === 'waiting';
  const isUnderWay = isOn || status === 'paused';
  // It stays where a page has no words: reading aloud may go over it.
  const isEmpty = pages.every(({ items }) => items.length === 0);
  // A voice of the device is taken from then on, where there is one.
  const refuse = () => {
    changeTextSettings((before) => withVoice(before, language, { uri: undefined }));
    aloud.stop();
  };
  return (
    <section className={classes.aloud} aria-label={t('aloud.title')}>
      <div className={classes.row} data-empty={isEmpty || undefined}>
        <IconButton label={t('aloud.previous')} disabled={!isUnderWay} onClick={() => aloud.go(-1)}>
          <IconPlayerSkipBack className={classes.mirrored} size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <PlainButton onClick={isOn ? aloud.pause : aloud.start}>
          {isOn ? (
            <IconPlayerPause className={classes.lead} size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconPlayerPlay
              className={`${classes.lead} ${classes.mirrored}`}
              size={18}
              stroke={1.75}
              aria-hidden
            />
          )}
          {t(isOn ? 'aloud.pause' : status === 'paused' ? 'aloud.goOn' : 'aloud.start')}
        </PlainButton>
        <IconButton label={t('aloud.next')} disabled={!isUnderWay} onClick={() => aloud.go(1)}>
          <IconPlayerSkipForward className={classes.mirrored} size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t('aloud.stop')} disabled={status === 'idle'} onClick={aloud.stop}>
          <IconPlayerStop size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <output>
        {status === 'waiting' && t('aloud.waiting')}
        {problem && t(`aloud.problems.${problem}`, { language: LANGUAGE_NAMES[language][locale] })}
      </output>
      {status === 'asking' && (
        <div className={classes.ask} role="alert">
          <p>{t('aloud.ask')}</p>
          <PlainButton
            onClick={() => {
              changeTextSettings((before) => ({ ...before, remoteVoices: true }));
              aloud.start();
            }}
          >
            {t('aloud.agree')}
          </PlainButton>
          <PlainButton variant="default" onClick={refuse}>
            {t('aloud.refuse')}
          </PlainButton>
        </div>
      )}
      {aloud.speech &&
        settings &&
        createPortal(<VoiceSettings speech={aloud.speech} language={language} />, settings)}
    </section>
  );
}

/** The voice of a language and how fast it speaks, and whether reading aloud turns pages; what is changed counts from the next start on. */
function VoiceSettings({ speech, language }: { readonly speech: Speech; readonly language: Language }) {
  const t = useWords('page-text');
  const { locale } = useReaderWords();
  const { voices: chosen = {}, turns } = useTextSettings();
  const names = useSyncExternalStore(
    speech.onVoices,
    () => namesOf(speech, language),
    () => '',
  );
  const voices = names === '' ? [] : voicesFor(speech.voices(), language);
  const choice = chosen[language] ?? {};
  const choose = (change: VoiceChoice) => changeTextSettings((before) => withVoice(before, language, change));
  const rates = Array.from(
    { length: (RATES.max - RATES.min) / RATES.step + 1 },
    (_, index) => RATES.min + index * RATES.step,
  );
  return (
    <>
      {voices.length > 0 && (
        <div className={classes.choices}>
          <SelectField
            name="voice"
            label={t('aloud.voice')}
            value={choice.uri ?? voices[0]?.voiceURI ?? ''}
            choices={voices.map(({ name, voiceURI, localService }) => ({
              value: voiceURI,
              label: localService ? name : t('aloud.remote', { name }),
            }))}
            onChange={(uri) => choose({ uri })}
          />
          <SelectField
            name="rate"
            label={t('aloud.rate')}
            value={String(choice.rate ?? 1)}
            choices={rates.map((rate) => ({
              value: String(rate),
              label: t('aloud.times', { level: formatNumber(rate, locale) }),
            }))}
            onChange={(rate) => choose({ rate: Number(rate) })}
          />
        </div>
      )}
      <SwitchRow
        label={t('aloud.turns')}
        text={t('aloud.turnsHint')}
        isOn={turns === true}
        onChange={(isOn) => changeTextSettings((before) => withFlag(before, 'turns', isOn))}
      />
    </>
  );
}

/** A value that is another one whenever there are other voices. */
const namesOf = (speech: Speech, language: Language): string =>
  voicesFor(speech.voices(), language)
    .map(({ voiceURI }) => voiceURI)
    .join('\n');
