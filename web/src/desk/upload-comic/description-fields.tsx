import { LIMITS } from '@rawi/model/limits';
import { type Locale, otherLocales } from '@rawi/model/lists/locales';
import { countWords } from '@rawi/model/text/words';
import type { ComicContent } from '@rawi/model/truth/submission-content';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { TextArea } from '../../core/ui/text-area.tsx';
import classes from './comic-form.module.css';

type Description = ComicContent['description'];

interface DescriptionFieldsProps {
  readonly description: Description;
  /** The error of one of them, as a sentence. */
  readonly errorOf: (language: Locale) => string | undefined;
  readonly onChange: (description: Description) => void;
  readonly onBlur: (language: Locale) => void;
}

/** The descriptions of a comic: in the interface language, and in the other one, which can be opened. */
export function DescriptionFields(props: DescriptionFieldsProps) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const others = otherLocales(locale);
  const [isOpen, setIsOpen] = useState(() => others.some((other) => props.description[other] !== ''));
  return (
    <>
      <Description {...props} language={locale} />
      {others.map((other) => (
        <details
          key={other}
          className={classes.other}
          open={isOpen || props.errorOf(other) !== undefined}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>
            <IconChevronDown size={18} stroke={2} aria-hidden="true" className={classes.chevron} />
            {t(`description.other.${other}`)}
          </summary>
          <Description {...props} language={other} />
        </details>
      ))}
    </>
  );
}

function Description({
  description,
  errorOf,
  onChange,
  onBlur,
  language,
}: DescriptionFieldsProps & { readonly language: Locale }) {
  const t = useWords('upload-comic');
  const locale = useLocale();
  const text = description[language];
  const count = countWords(text);
  return (
    <TextArea
      name={`description-${language}`}
      rows={5}
      label={t(`description.${language}`)}
      optional={t('optional')}
      value={text}
      error={errorOf(language)}
      hint={
        <span className={classes.count}>
          {t('description.words', {
            count,
            number: formatNumber(count, locale),
            total: formatNumber(LIMITS.descriptionWords, locale),
          })}
        </span>
      }
      onChange={(next) => onChange({ ...description, [language]: next })}
      onBlur={() => onBlur(language)}
    />
  );
}
