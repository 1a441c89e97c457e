import { type Mentioned, MOST_MENTIONS } from '@rawi/model/text/mentions';
import { type KeyboardEvent, lazy, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { PagePart } from '../../core/ui/page-part.tsx';
import type { CommentDraft } from './comment-drafts.ts';
import { useCommentedPage } from './commented-page.ts';
import classes from './composer.module.css';
import { queryAt, stillMentioned, withPerson } from './mention-words.ts';

/** Lazy: only who types an @ needs it. */
const MentionOptions = lazy(() => import('./mention-options.tsx'));

interface CommentFieldProps {
  readonly id: string;
  readonly input: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly words: CommentDraft;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
  readonly mayMention: boolean;
  readonly onChange: (words: CommentDraft) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The text of a comment, with names of people to choose from behind an `@`. */
export function CommentField(props: CommentFieldProps) {
  const { id, input, label, words, isInvalid, describedBy, isOpen, hasFocus, mayMention } = props;
  const { onChange, onKey } = props;
  const { comic } = useCommentedPage();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState<string>();
  /** Where an `@` stands of which no names are wanted. */
  const [closed, setClosed] = useState<number>();
  const keys = useRef<((key: string) => boolean) | null>(null);
  const moveTo = useRef<number>(undefined);
  const { text, spoiler } = words;
  const mentions = words.mentions ?? [];
  const typing = mayMention && caret !== undefined ? queryAt(text, caret, mentions) : undefined;
  const query = typing?.start === closed ? undefined : typing;

  useLayoutEffect(() => {
    if (moveTo.current === undefined) return;
    input.current?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = undefined;
  });

  const choose = (person: Mentioned) => {
    if (!query) return;
    const next = withPerson(text, query, person);
    moveTo.current = next.caret;
    setCaret(next.caret);
    const others = stillMentioned(next.text, mentions).filter(({ uid }) => uid !== person.uid);
    onChange({ text: next.text, spoiler, mentions: [...others, person] });
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // In the reader every letter is a command, so the key press must not reach it.
    event.stopPropagation();
    const { ctrlKey, metaKey, altKey, shiftKey, nativeEvent, key } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey && !shiftKey && !nativeEvent.isComposing;
    if (query && isPlain && (keys.current?.(key) || key === 'Escape')) event.preventDefault();
    else return onKey(event);
    // Also where its names are still on their way, or nobody has one: what was typed is not discarded instead.
    if (key === 'Escape') setClosed(query.start);
  };
  return (
    <>
      <textarea
        ref={input}
        id={id}
        className={classes.input}
        aria-label={label}
        placeholder={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        {...(mayMention && { 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' })}
        {...(active !== undefined && { 'aria-controls': `${id}-people`, 'aria-activedescendant': active })}
        // The text has its own direction, whatever that of the page.
        dir={text === '' ? undefined : 'auto'}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because somebody asked to write here.
        autoFocus={hasFocus}
        rows={isOpen ? 3 : 1}
        value={text}
        onChange={({ currentTarget }) => {
          const { value, selectionEnd } = currentTarget;
          setCaret(selectionEnd);
          setClosed(undefined);
          onChange({ ...words, text: value });
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
        onBlur={() => setCaret(undefined)}
        onKeyDown={handleKey}
      />
      {query && (
        <PagePart missing={null}>
          <MentionOptions
            id={`${id}-people`}
            comicId={comic.id}
            typed={query.typed}
            isFull={stillMentioned(text, mentions).length >= MOST_MENTIONS}
            keys={keys}
            onActive={setActive}
            onChoose={choose}
            onClose={() => setClosed(query.start)}
          />
        </PagePart>
      )}
    </>
  );
}
