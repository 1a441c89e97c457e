import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { ASKS_PER_DAY } from '@rawi/model/truth/ask';
import { useState } from 'react';
import { useAccountProblemText } from '../../../../core/forms/problem-text.ts';
import { formatNumber } from '../../../../core/i18n/format.ts';
import { useWords } from '../../../../core/i18n/i18n.ts';
import { isolated } from '../../../../core/i18n/isolated.ts';
import { useLocale } from '../../../../core/i18n/locale.ts';
import { callCommunity } from '../../../../core/session/community-calls.ts';
import { CheckLine } from '../../../../core/ui/check-line.tsx';
import { FormNote } from '../../../../core/ui/form-note.tsx';
import type { EntryMatch } from '../../../../domains/shelves/library-files/match-library.ts';
import { useAccount } from '../../account-context.ts';
import { type AskedFor, askMissing } from './ask-missing.ts';
import classes from './import-lists.module.css';
import { PagedRows } from './paged-rows.tsx';

interface MissingEntriesProps {
  readonly matches: readonly EntryMatch[];
  /** The places of those that are not here, and of those among them that are shown. */
  readonly all: readonly number[];
  readonly shown: readonly number[];
}

/** What is not here: as many of them as a day allows can be asked for at once. */
export function MissingEntries({ matches, all, shown }: MissingEntriesProps) {
  const t = useWords('list-files');
  const locale = useLocale();
  const { user } = useAccount();
  const highest = ASKS_PER_DAY;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(all.slice(0, highest)));
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number>();
  const [outcome, setOutcome] = useState<AskedFor>();
  const nameAt = (place: number) => matches[place]?.entry.names[0] ?? '';
  const choose = (place: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(place);
    else next.delete(place);
    setChosen(next);
  };
  const wanted = [...chosen].map(nameAt).filter((name) => !asked.has(name));
  const isAsking = done !== undefined;
  const ask = async () => {
    setDone(0);
    const found = await askMissing(wanted, { locale, ask: callCommunity, onProgress: setDone });
    setDone(undefined);
    setOutcome(found);
    setAsked(new Set([...asked, ...found.asked]));
    setChosen(new Set([...chosen].filter((place) => !found.asked.includes(nameAt(place)))));
  };
  const number = (count: number) => formatNumber(count, locale);
  const row = (place: number) => {
    const name = nameAt(place);
    return (
      <MissingEntry
        key={place}
        name={name}
        isChosen={chosen.has(place) || asked.has(name)}
        isDisabled={isAsking || asked.has(name) || (wanted.length >= highest && !chosen.has(place))}
        onChoose={(isChosen) => choose(place, isChosen)}
      />
    );
  };
  return (
    <PagedRows
      title={t('confirm.missingTitle')}
      text={t('library.missing.text', { highest: number(highest) })}
      places={shown}
      row={row}
    >
      {outcome && <Outcome outcome={outcome} />}
      {!user.emailVerified && <FormNote tone="neutral">{t('library.missing.unverified')}</FormNote>}
      {isAsking && (
        <output>{t('library.missing.asking', { place: number(done), total: number(wanted.length) })}</output>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          loading={isAsking}
          disabled={wanted.length === 0 || !user.emailVerified}
          onClick={() => void ask()}
        >
          {wanted.length === 0
            ? t('library.missing.none')
            : t('library.missing.button', { count: wanted.length, number: number(wanted.length) })}
        </Button>
      </div>
    </PagedRows>
  );
}

interface MissingEntryProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function MissingEntry({ name, isChosen, isDisabled, onChoose }: MissingEntryProps) {
  const t = useWords('list-files');
  return (
    <li className={classes.missing}>
      <CheckLine
        name="ask"
        isChecked={isChosen}
        disabled={isDisabled}
        aria-label={t('confirm.askFor', { name: isolated(name) })}
        onChange={onChoose}
      >
        <bdi lang={languageOfScript(name)} className={classes.book}>
          {name}
        </bdi>
      </CheckLine>
    </li>
  );
}

/** What became of it, one sentence for each kind. */
function Outcome({ outcome: { asked, here, refused, left, problem } }: { readonly outcome: AskedFor }) {
  const t = useWords('list-files');
  const locale = useLocale();
  const problemText = useAccountProblemText();
  const counts = { asked: asked.length - here, here, refused, left };
  const sentences = (['asked', 'here', 'refused', 'left'] as const).flatMap((kind) =>
    counts[kind] === 0
      ? []
      : [
          t(`library.missing.${kind}`, {
            count: counts[kind],
            number: formatNumber(counts[kind], locale),
          }),
        ],
  );
  const isUsual = !problem || problem.code === 'too-many-today';
  const why = isUsual
    ? t('library.missing.bound', { highest: formatNumber(ASKS_PER_DAY, locale) })
    : problemText(problem);
  return (
    <FormNote tone={isUsual ? (left > 0 ? 'neutral' : 'success') : 'error'}>
      {[...sentences, ...(problem ? [why] : [])].join(' ')}
    </FormNote>
  );
}
