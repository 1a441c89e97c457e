import type { Language } from '@rawi/model/lists/languages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Term } from '@rawi/model/truth/glossary';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { areSameValues, newTerm, type TermDraft, type TermValues, termOf, valuesOf } from './term-draft.ts';
import { TermForm } from './term-form.tsx';
import { renderingFor } from './use-glossary.ts';

interface WrittenTermProps {
  readonly draft: TermDraft;
  /** The name as it is kept now; nothing where it is new, or was removed. */
  readonly term: Term | undefined;
  readonly languages: readonly Language[];
  readonly onChange: (values: TermValues) => void;
  readonly onSet: (term: Term) => Promise<void>;
  readonly onDone: (term: Term) => void;
  readonly onCancel: () => void;
}

/** A name that is being written, and what somebody else has done with it meanwhile. */
export function WrittenTerm({ draft, term, languages, onChange, onSet, onDone, onCancel }: WrittenTermProps) {
  const t = useWords('glossary');
  const locale = useLocale();
  const { isSending, problem, send } = useSend();
  const { base } = draft;
  const name = base && isolated(renderingFor(termOf(draft, base), locale).text);
  const notice = () => {
    if (base && !term) return <FormNote tone="neutral">{t('meanwhile.removed')}</FormNote>;
    if (!term) return null;
    const now = valuesOf(term);
    const isSame = areSameValues(now, base ?? newTerm().values);
    if (isSame || areSameValues(now, valuesOf(termOf(draft, draft.values)))) return null;
    return (
      <FormNote tone="neutral">
        {t('meanwhile.changed')}{' '}
        {languages.map((language) => (
          <bdi key={language} lang={language}>
            {`${now[language]} `}
          </bdi>
        ))}
        <bdi lang={languageOfScript(now.note)}>{now.note}</bdi>
      </FormNote>
    );
  };
  return (
    <TermForm
      label={name === undefined ? t('form.new') : t('row.editOf', { name })}
      draft={draft}
      languages={languages}
      isSending={isSending}
      problem={problem}
      notice={notice()}
      onChange={onChange}
      onSend={(set) =>
        void send(async () => {
          await onSet(set);
          onDone(set);
        })
      }
      onCancel={onCancel}
    />
  );
}
