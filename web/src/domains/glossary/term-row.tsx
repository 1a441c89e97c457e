import { Button } from '@mantine/core';
import { LANGUAGE_NAMES, type Language } from '@rawi/model/lists/languages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Term } from '@rawi/model/truth/glossary';

import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { classNames } from '../../core/ui/class-names.ts';
import classes from './glossary.module.css';
import { renderingFor } from './use-glossary.ts';

interface TermRowProps {
  readonly term: Term;
  readonly languages: readonly Language[];
  /** Whether it may be changed. */
  readonly isOpen: boolean;
  readonly isBusy: boolean;

  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A name as each language writes it, side by side. */
export function TermRow({ term, languages, isOpen, isBusy, onEdit, onRemove }: TermRowProps) {
  const t = useWords('glossary');
  const locale = useLocale();
  const { note } = term;
  const name = isolated(renderingFor(term, locale).text);
  return (
    <>
      <dl className={classNames(classes.pair, classes.renderings)}>
        {languages.map((language) => {
          const rendering = term.renderings[language];
          return (
            <div key={language} className={classes.rendering}>
              <dt>{LANGUAGE_NAMES[language][locale]}</dt>
              {rendering === undefined ? (
                <dd className={classes.missing}>{t('row.missing')}</dd>
              ) : (
                <dd>
                  <bdi lang={language}>{rendering}</bdi>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {note !== undefined && (
        <p className={classes.about}>
          <bdi lang={languageOfScript(note)}>{note}</bdi>
        </p>
      )}
      {isOpen && (
        <div className={classes.buttons}>
          <Button
            data-focus={term.id}
            variant="default"
            size="sm"
            disabled={isBusy}
            aria-label={t('row.editOf', { name })}
            onClick={onEdit}
          >
            {t('row.edit')}
          </Button>
          <Button
            variant="default"
            size="sm"
            disabled={isBusy}
            aria-label={t('row.removeOf', { name })}
            onClick={onRemove}
          >
            {t('row.remove')}
          </Button>
        </div>
      )}
    </>
  );
}
