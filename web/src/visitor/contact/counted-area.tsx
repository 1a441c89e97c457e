import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { TextArea, type TextAreaProps } from '../../core/ui/text-area.tsx';
import classes from './form.module.css';

export interface CountedAreaProps extends TextAreaProps {
  /** How many characters it takes. */
  readonly most: number;
}

/** Some lines of text with how many characters they have. */
export function CountedArea({ most, hint, ...area }: CountedAreaProps) {
  const t = useWords('contact');
  const locale = useLocale();
  const [shown, total] = [area.value.length, most].map((count) => formatNumber(count, locale));
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
