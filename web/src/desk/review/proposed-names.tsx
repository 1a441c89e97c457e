import { queryKey } from '@rawi/model/text/fold';
import { localize } from '@rawi/model/text/localized';
import { type ChosenKind, type Resolved, storedNameOf } from '@rawi/model/truth/resolved';
import type { Choice, ComicContent } from '@rawi/model/truth/submission-content';
import { useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { useList } from '../../core/live/use-list.ts';
import { type NameKind, namesFoundBy } from '../../domains/submissions/name-lists.ts';
import classes from './item.module.css';
import type { Meant } from './meant-names.ts';

interface ProposedNamesProps {
  readonly content: ComicContent;
  /** The documents stored under the chosen ids. */
  readonly resolved: Resolved | undefined;
  readonly meant: Meant;
  readonly onChoose: (meant: Meant) => void;
}

/**
 * For each name that a comic proposes, or that was chosen and no longer exists: the similar names that exist.
 */
export function ProposedNames({ content, resolved, meant, onChoose }: ProposedNamesProps) {
  const t = useWords('review');
  const { publisher, writer, artists } = content;
  const isOpen = (of: ChosenKind, choice: Choice | null): boolean =>
    choice !== null &&
    (choice.id === null || (resolved !== undefined && !storedNameOf(resolved, of, choice.id)));
  const isAsked =
    isOpen('publisher', publisher) || [writer, ...artists].some((each) => isOpen('person', each));
  if (!isAsked) return null;
  const artistAt = (index: number, id: string | null) =>
    onChoose({ ...meant, artists: meant.artists.map((each, at) => (at === index ? id : each)) });
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('names.title')}</h2>
      <p className={classes.none}>{t('names.lead')}</p>
      {publisher && isOpen('publisher', publisher) && (
        <ProposedName
          kind="publishers"
          label={t('facts.publisher')}
          name={publisher.name}
          chosen={meant.publisher}
          onChoose={(id) => onChoose({ ...meant, publisher: id })}
        />
      )}
      {writer && isOpen('person', writer) && (
        <ProposedName
          kind="people"
          label={t('facts.writer')}
          name={writer.name}
          chosen={meant.writer}
          onChoose={(id) => onChoose({ ...meant, writer: id })}
        />
      )}
      {artists.map(
        (artist, index) =>
          isOpen('person', artist) && (
            <ProposedName
              key={artist.name}
              kind="people"
              label={t('facts.artists')}
              name={artist.name}
              chosen={meant.artists[index] ?? null}
              onChoose={(id) => artistAt(index, id)}
            />
          ),
      )}
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
