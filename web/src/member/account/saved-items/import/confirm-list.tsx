import { fold } from '@rawi/model/text/fold';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { OwnList } from '@rawi/model/truth/own-list';
import { type ReactNode, useState } from 'react';
import { formatNumber, joinParts } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import type { ListItem } from '../../../../core/live/list-pages.ts';
import type { BookMatch } from '../../../../domains/shelves/files/match-books.ts';
import classes from './import-lists.module.css';
import { MatchRow, MissingRow } from './match-row.tsx';
import { SaveMatches } from './save-matches.tsx';
import type { Portion } from './use-list-import.ts';

interface ConfirmListProps {
  readonly portion: Portion;
  readonly matches: readonly BookMatch[];
  readonly lists: readonly ListItem<OwnList>[];
  /** The list that the part before was saved on. */
  readonly lastListId: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onSaved: (left: readonly BookMatch[], listId: string) => void;
  readonly onSkip: () => void;
}

const BEGINNING = { found: 0, unsure: undefined, missing: undefined } as const;

/** What of a list was found, to be confirmed: give it a key for each list. */
export function ConfirmList(props: ConfirmListProps) {
  const { portion, matches } = props;
  const t = useWords('list-files');
  const locale = useLocale();
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>(() =>
    matches.map(({ state }) => BEGINNING[state]),
  );
  const of = (state: BookMatch['state']) =>
    matches.flatMap((match, index) => (match.state === state ? [{ match, index }] : []));
  const [unsure, found, missing] = [of('unsure'), of('found'), of('missing')];
  const count = (state: BookMatch['state'], { length }: readonly unknown[]) =>
    length === 0 ? [] : [t(`confirm.${state}`, { count: length, number: formatNumber(length, locale) })];
  const summary = joinParts(
    locale,
    ...count('found', found),
    ...count('unsure', unsure),
    ...count('missing', missing),
  );
  const row = ({ match, index }: (typeof found)[number]) => (
    <MatchRow
      key={index}
      match={match}
      chosen={chosen[index]}
      onChoose={(value) => setChosen(chosen.with(index, value))}
    />
  );
  return (
    <div className={classes.body}>
      <div className={classes.part}>
        <h2 className={classes.name}>
          <bdi lang={languageOfScript(portion.name)}>{portion.name}</bdi>
        </h2>
        {portion.parts > 1 && (
          <p className={classes.hint}>
            {t('confirm.part', {
              place: formatNumber(portion.part, locale),
              total: formatNumber(portion.parts, locale),
            })}
          </p>
        )}
        <output>{summary}</output>
      </div>
      <Part title={t('confirm.unsureTitle')} text={t('confirm.unsureText')}>
        {unsure.map(row)}
      </Part>
      <Part title={t('confirm.foundTitle')}>{found.map(row)}</Part>
      <Part title={t('confirm.missingTitle')} text={t('confirm.missingText')}>
        {grouped(missing.map(({ match }) => match)).map((matched) => (
          <MissingRow key={missingKey(matched.match)} {...matched} />
        ))}
      </Part>
      <SaveMatches {...props} chosen={chosen} />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: readonly ReactNode[];
}

function Part({ title, text, children }: PartProps) {
  if (children.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {text !== undefined && <p className={classes.hint}>{text}</p>}
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}

/** A comic that is not here is missing once, however many of its chapters the file has. */
function grouped(missing: readonly BookMatch[]) {
  const groups = new Map<string, { readonly match: BookMatch; count: number }>();
  for (const match of missing) {
    const key = missingKey(match);
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { match, count: 1 });
  }
  return [...groups.values()];
}

const missingKey = ({ book, comic }: BookMatch): string =>
  comic ? `${comic.id} ${book.number} ${book.language}` : fold(book.series);
