import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { TextArea, type TextAreaProps } from '../../core/ui/text-area.tsx';
import classes from './form.module.css';

export interface CountedAreaProps extends TextAreaProps {
  /** The largest number of characters. */
  readonly max: number;
}

/** A text area with a character counter. */
export function CountedArea({ max, hint, ...area }: CountedAreaProps) {
  const t = useWords('contact');
  const locale = useLocale();
  const [shown, total] = [area.value.length, max].map((count) => formatNumber(count, locale));
  return (
    <TextArea
      {...area}
      hint={
        <span className={classes.hint}>
          <span>{hint}</span>
          <span>{t('count', { shown, total })}</span>
        </span>
      }
    />
  );
}
