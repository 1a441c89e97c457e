import { type CSSProperties, useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useReaderWords } from '../reader-words.ts';
import { LEVELS, type LevelName } from './reading-settings.ts';
import classes from './settings-sheet.module.css';

interface LevelSliderProps {
  readonly name: LevelName;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider for one level of how pages are shown. */
export function LevelSlider({ name, value, onChange }: LevelSliderProps) {
  const { number } = useReaderWords();
  const setting = useWords('reading-settings');
  const id = useId();
  const { min, max, step } = LEVELS[name];
  const filled: CSSProperties & Record<'--filled', number> = { '--filled': (value - min) / (max - min) };
  const shown = name === 'pace' ? number(value) : setting('percent', { percent: number(value) });
  return (
    <div className={classes.level}>
      <label htmlFor={id}>{setting(`levels.${name}`)}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        className={classes.range}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        style={filled}
        onChange={({ currentTarget: { valueAsNumber } }) => onChange(valueAsNumber)}
      />
    </div>
  );
}
