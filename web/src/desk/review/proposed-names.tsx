import { COMIC_FIELDS, NAMED_FIELDS } from '@rawi/model/lists/comic-fields';
import { queryKey } from '@rawi/model/text/fold';
import { localize } from '@rawi/model/text/localized';
import { chosenIn, type Resolved, storedNameOf } from '@rawi/model/truth/resolved';
import type { ComicContent } from '@rawi/model/truth/submission-content';
import { useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { useList } from '../../core/live/use-list.ts';
import { type NameKind, namesFoundBy } from '../../domains/submissions/name-lists.ts';
import classes from './item.module.css';
import { type Meant, meantAt, withMeant } from './meant-names.ts';

interface ProposedNamesProps {
  readonly content: ComicContent;
  /** The documents stored under the chosen ids. */
  readonly resolved: Resolved | undefined;
  readonly meant: Meant;
  readonly onChoose: (meant: Meant) => void;
}

/** Genres are few and known: nobody is asked which one is meant. */
const ASKED_FIELDS = NAMED_FIELDS.filter((field) => COMIC_FIELDS[field].of !== 'genre');

/**
 * For each name that a comic proposes, or that was chosen and no longer exists: the similar names that exist.
 */
export function ProposedNames({ content, resolved, meant, onChoose }: ProposedNamesProps) {
  const t = useWords('review');
  const labels = useWords('upload-comic');
  const open = ASKED_FIELDS.flatMap((field) => {
    const { of } = COMIC_FIELDS[field];
    return chosenIn(content, field).flatMap(({ id, name }, index) => {
      const isOpen = id === null || (resolved !== undefined && !storedNameOf(resolved, of, id));
      return isOpen ? [{ field, of, name, index }] : [];
    });
  });
  if (open.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('names.title')}</h2>
      <p className={classes.none}>{t('names.lead')}</p>
      {open.map(({ field, of, name, index }) => (
        <ProposedName
          key={`${field} ${name}`}
          kind={of === 'publisher' ? 'publishers' : 'people'}
          label={labels(`names.${field}`)}
          name={name}
          chosen={meantAt(meant, field, index)}
          onChoose={(id) => onChoose(withMeant(meant, field, index, id))}
        />
      ))}
    </section>
  );
}

interface ProposedNameProps {
  readonly kind: NameKind;
  readonly label: string;
  readonly name: string;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

function ProposedName({ kind, label, name, chosen, onChoose }: ProposedNameProps) {
  const t = useWords('review');
  const locale = useLocale();
  const group = useId();
  const { items = [] } = useList(namesFoundBy(kind, queryKey(name) ?? name));
  const isolate = (text: string) => `\u2068${text}\u2069`;
  const choices = [
    { id: null, text: t('names.keep', { name: isolate(name) }) },
    ...items.map((item) => ({
      id: idOf(item),
      text: t('names.known', { name: isolate(localize(item.data.name, locale).value) }),
    })),
  ];
  return (
    <fieldset className={classes.names}>
      <legend>{label}</legend>
      {choices.map(({ id, text }) => (
        <label key={id ?? 'new'}>
          <input type="radio" name={group} checked={chosen === id} onChange={() => onChoose(id)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
