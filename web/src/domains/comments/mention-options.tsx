import { bothForms, plainWords } from '@rawi/model/text/fold';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { type Mentioned, MOST_MENTIONS } from '@rawi/model/text/mentions';
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import hidden from '../../core/ui/hidden.module.css';
import { useLibrary } from '../library/library.ts';
import { Avatar } from '../people/avatar.tsx';
import classes from './mention-options.module.css';
import { peopleHere } from './people-here.ts';

/** How many names are offered; more letters find the others. */
const MOST_OFFERED = 5;

interface MentionOptionsProps {
  readonly id: string;
  readonly comicId: string;
  /** What was typed of a name; all are offered while it is empty. */
  readonly typed: string;
  /** Whether as many are mentioned already as may be. */
  readonly isFull: boolean;
  /** Handed the keys that are pressed in the field; says whether they were meant for this. */
  readonly keys: RefObject<((key: string) => boolean) | null>;
  readonly onActive: (id: string | undefined) => void;
  readonly onChoose: (person: Mentioned) => void;
  readonly onClose: () => void;
}

/** The people to choose from for a mention, below the field in which their names are typed. It comes with its code and its words. */
export default function MentionOptions(props: MentionOptionsProps) {
  const { id, comicId, typed, isFull, keys, onActive, onChoose, onClose } = props;
  const t = useWords('mentions');
  const locale = useLocale();
  const { uid, isBlocked } = useLibrary();
  // Other letters find other people: the first of them is offered.
  const [place, setPlace] = useState({ typed, index: 0 });
  const active = place.typed === typed ? place.index : 0;
  const setActive = (index: number) => setPlace({ typed, index });
  const found = peopleHere(comicId)
    .filter((person) => person.uid !== uid && !isBlocked(person.uid) && isNamedBy(person.name, typed))
    .slice(0, MOST_OFFERED);
  const people = isFull ? [] : found;
  const current = people[active];
  const activeId = current && `${id}-${active}`;

  useEffect(() => {
    onActive(activeId);
    return () => onActive(undefined);
  }, [activeId, onActive]);
  useImperativeHandle(keys, () => (key) => {
    if (found.length === 0) return false;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && people.length > 0) setActive((active + step + people.length) % people.length);
    else if (key === 'Enter' && current) onChoose(current);
    else if (key === 'Escape') onClose();
    else return false;
    return true;
  });

  const option = (person: Mentioned, index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    // Otherwise pressing it would take focus from the field and close this list.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => onChoose(person),
  });

  const count = (value: number) => ({ count: value, number: formatNumber(value, locale) });
  const isRefused = isFull && found.length > 0;
  return (
    <>
      {/* The same element from letter to letter: a screen reader says what changes in it. */}
      <output className={isRefused ? classes.full : hidden.hidden}>
        {isRefused ? t('full', count(MOST_MENTIONS)) : people.length > 0 && t('found', count(people.length))}
      </output>
      {people.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be worked from a field of text.
        <div id={id} role="listbox" aria-label={t('list')} className={classes.list}>
          {people.map((person, index) => (
            <div key={person.uid} className={classes.option} {...option(person, index)}>
              <Avatar name={person.name} photo={undefined} size={32} />
              <bdi lang={languageOfScript(person.name)} className={classes.name}>
                {person.name}
              </bdi>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Whether every word that was typed begins a word of a name. */
function isNamedBy(name: string, typed: string): boolean {
  const words = plainWords(name).flatMap(bothForms);
  return plainWords(typed).every((part) => words.some((word) => word.startsWith(part)));
}
