import { LIMITS } from '@rawi/model/limits';
import type { Language } from '@rawi/model/lists/languages';
import { TRANSCRIPT_KINDS, type TranscriptKind } from '@rawi/model/transcripts/transcript-kinds';
import type { TranscriptItem } from '@rawi/model/truth/transcript';
import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconMapPin,
  IconMapPinOff,
  IconTrash,
} from '@tabler/icons-react';
import { type DragEvent, useId } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { MIDDLE } from '../page-editing/boxes.ts';
import type { TextAction } from './edit-text.ts';
import classes from './text-editor.module.css';
import { charactersOf, type ItemProblem, problemsOf } from './text-limits.ts';

interface TextItemProps {
  readonly item: TranscriptItem;
  readonly index: number;
  readonly total: number;
  readonly isChosen: boolean;
  readonly isStill: boolean;
  readonly isDragged: boolean;
  readonly language: Language | undefined;
  /** The id of the list of speakers. */
  readonly speakers: string;
  /** Whether the page has an image on which a place can be marked. */
  readonly hasPicture: boolean;
  readonly onAct: (action: TextAction) => void;
  readonly onDrag: (index: number | undefined) => void;
  readonly onDragOver: (event: DragEvent, index: number) => void;
}

/** From so many characters left it is told how many. */
const NEAR = 100;

/** A line of a page: its kind, who speaks, its words, and what can be done with it once it is chosen. */
export function TextItem(props: TextItemProps) {
  const { item, index, total, isChosen, isStill, isDragged, language, speakers, onAct, onDrag } = props;
  const t = useWords('writing');
  const locale = useLocale();
  const id = useId();
  const place = formatNumber(index + 1, locale);
  const label = t('item.label', { place, total: formatNumber(total, locale) });
  const problems = problemsOf(item);
  const write = (part: keyof TranscriptItem, next: TranscriptItem) =>
    onAct({ type: 'write', index, item: next, part });
  const handlers = {
    onFocus() {
      if (!isChosen) onAct({ type: 'choose', index });
    },
    onDragOver: (event: DragEvent) => props.onDragOver(event, index),
  };
  return (
    <li
      className={classes.item}
      data-chosen={isChosen || undefined}
      data-dragged={isDragged || undefined}
      aria-label={label}
      {...handlers}
    >
      <span
        className={classes.grip}
        draggable={!isStill}
        title={t('item.drag')}
        aria-hidden="true"
        onDragStart={() => onDrag(index)}
        onDragEnd={() => onDrag(undefined)}
      >
        <IconGripVertical size={18} stroke={1.75} />
        <span>{place}</span>
      </span>
      <div className={classes.fields}>
        <div className={classes.heads}>
          <select
            className={classes.control}
            aria-label={t('item.kind')}
            value={item.kind}
            disabled={isStill}
            onChange={({ currentTarget }) => write('kind', { ...item, kind: kindOf(currentTarget.value) })}
          >
            {TRANSCRIPT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </select>
          <input
            className={classes.control}
            aria-label={t('item.who')}
            aria-invalid={problems.includes('long-speaker') || undefined}
            placeholder={t('item.who')}
            list={speakers}
            lang={language}
            dir={item.who === undefined ? undefined : 'auto'}
            value={item.who ?? ''}
            readOnly={isStill}
            autoComplete="off"
            onChange={({ currentTarget }) => write('who', withWho(item, currentTarget.value))}
          />
        </div>
        <textarea
          className={classes.words}
          aria-label={t('item.words')}
          aria-describedby={problems.length > 0 ? id : undefined}
          aria-invalid={problems.includes('long') || undefined}
          lang={language}
          dir={item.words === '' ? undefined : 'auto'}
          rows={1}
          value={item.words}
          readOnly={isStill}
          onChange={({ currentTarget }) => write('words', { ...item, words: currentTarget.value })}
        />
        <ItemNotes id={id} item={item} problems={problems} />
      </div>
      {isChosen && !isStill && <ItemTools {...props} />}
    </li>
  );
}

const kindOf = (value: string): TranscriptKind => TRANSCRIPT_KINDS.find((kind) => kind === value) ?? 'note';

function withWho(item: TranscriptItem, who: string): TranscriptItem {
  const { who: _, ...rest } = item;
  return who === '' ? rest : { ...rest, who };
}

/** A line at another place, or at none. */
export function withPlace(item: TranscriptItem, place: TranscriptItem['place']): TranscriptItem {
  const { place: _, ...rest } = item;
  return place ? { ...rest, place } : rest;
}

interface ItemNotesProps {
  readonly id: string;
  readonly item: TranscriptItem;
  readonly problems: readonly ItemProblem[];
}

/** What is not right about a line, and how much room it has where there is little. */
function ItemNotes({ id, item, problems }: ItemNotesProps) {
  const t = useWords('writing');
  const locale = useLocale();
  const left = LIMITS.transcript.words - charactersOf(item.words);
  const number = formatNumber(left, locale);
  return (
    <>
      {left >= 0 && left < NEAR && <p className={classes.note}>{t('item.left', { count: left, number })}</p>}
      {problems.length > 0 && (
        <div id={id} className={classes.problems}>
          {problems.map((problem) => (
            <p key={problem}>
              {t(`problem.${problem}`, {
                total: formatNumber(LIMITS.transcript[problem === 'long' ? 'words' : 'speaker'], locale),
              })}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function ItemTools({ item, index, total, hasPicture, onAct }: TextItemProps) {
  const t = useWords('writing');
  const place = item.place ? undefined : MIDDLE;
  return (
    <div className={classes.itemTools}>
      {hasPicture && (
        <IconButton
          label={t(item.place ? 'item.unplace' : 'item.place')}
          onClick={() =>
            onAct({ type: 'write', index, item: withPlace(item, place && [...place]), part: 'place' })
          }
        >
          {item.place ? <IconMapPinOff {...ICON} /> : <IconMapPin {...ICON} />}
        </IconButton>
      )}
      <IconButton
        label={t('item.earlier')}
        disabled={index === 0}
        onClick={() => onAct({ type: 'move', index, to: index - 1 })}
      >
        <IconChevronUp {...ICON} />
      </IconButton>
      <IconButton
        label={t('item.later')}
        disabled={index === total - 1}
        onClick={() => onAct({ type: 'move', index, to: index + 1 })}
      >
        <IconChevronDown {...ICON} />
      </IconButton>
      <IconButton label={t('item.remove')} onClick={() => onAct({ type: 'remove', index })}>
        <IconTrash {...ICON} />
      </IconButton>
    </div>
  );
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
