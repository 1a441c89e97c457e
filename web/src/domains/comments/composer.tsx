import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import { plainText } from '@rawi/model/text/plain-text';
import { IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FieldError } from '../../core/ui/field.tsx';
import { type CommentDraft, keepDraft, readDraft } from './comment-drafts.ts';
import { CommentField } from './comment-field.tsx';
import { isEmpty, isTooLong, lengthOf } from './comment-words.ts';
import classes from './composer.module.css';
import { stillMentioned } from './mention-words.ts';

export interface ComposerProps {
  /** The place of the text, by which its draft is kept. */
  readonly place: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly initial?: CommentDraft;
  /** Whether people are offered for a mention. */
  readonly mayMention?: boolean;
  /** Whether it takes the focus: the form for a reply does so. */
  readonly hasFocus?: boolean;
  readonly isBusy?: boolean;
  readonly note?: ReactNode;
  readonly onSubmit: (words: CommentDraft) => void;
  readonly onCancel?: () => void;
}

/** The form for a comment. What was typed stays until it was posted or discarded. */
export function Composer(props: ComposerProps) {
  const { place, label, submitLabel, initial, hasFocus = false, isBusy = false, note } = props;
  const { mayMention = false, onSubmit, onCancel } = props;
  const t = useWords('comments');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState<CommentDraft>(() => readDraft(place) ?? initial ?? EMPTY);
  const [isTold, setIsTold] = useState(false);
  const length = lengthOf(words.text);
  const maxLength = LIMITS.commentLength.max;
  const isOpen = hasFocus || words.text !== '' || onCancel !== undefined;

  const change = (next: CommentDraft) => {
    setWords(next);
    keepDraft(place, next);
    setIsTold(false);
  };
  const submit = () => {
    if (isEmpty(words.text) || isTooLong(words.text)) {
      setIsTold(true);
      input.current?.focus();
      return;
    }
    const text = plainText(words.text);
    const mentions = stillMentioned(text, words.mentions);
    onSubmit({ text, spoiler: words.spoiler, ...(mentions.length > 0 && { mentions }) });
    keepDraft(place, EMPTY);
    setWords(EMPTY);
  };
  const cancel = () => {
    keepDraft(place, EMPTY);
    setWords(initial ?? EMPTY);
    setIsTold(false);
    onCancel?.();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape' && onCancel) cancel();
  };
  const excess = length - maxLength;
  const tooLong = t('tooLong', { count: Math.max(0, excess), number: formatNumber(excess, locale) });
  const error = isTold && isEmpty(words.text) ? t('empty') : excess > 0 ? tooLong : undefined;
  return (
    <form
      className={classes.composer}
      data-open={isOpen || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={classes.box} data-invalid={error !== undefined || undefined}>
        <CommentField
          id={id}
          input={input}
          label={label}
          words={words}
          isInvalid={error !== undefined}
          describedBy={error === undefined ? `${id}-count` : `${id}-error`}
          isOpen={isOpen}
          hasFocus={hasFocus}
          mayMention={mayMention}
          onChange={change}
          onKey={handleKey}
        />
        {isOpen && (
          <div className={classes.foot}>
            <button
              type="button"
              className={classes.spoiler}
              aria-pressed={words.spoiler}
              onClick={() => change({ ...words, spoiler: !words.spoiler })}
            >
              <IconEyeOff size={18} stroke={1.75} aria-hidden="true" />
              {t('spoiler')}
            </button>
            <span id={`${id}-count`} className={classes.count} data-over={excess > 0 || undefined}>
              <span aria-hidden="true">
                {t('count', {
                  characters: formatNumber(length, locale),
                  total: formatNumber(maxLength, locale),
                })}
              </span>
              <span className={classes.spoken}>
                {t('countLabel', {
                  count: length,
                  number: formatNumber(length, locale),
                  total: formatNumber(maxLength, locale),
                })}
              </span>
            </span>
            <span className={classes.actions}>
              {(onCancel || words.text !== '') && (
                <Button variant="subtle" color="gray" onClick={cancel} disabled={isBusy}>
                  {t('cancel')}
                </Button>
              )}
              <Button type="submit" loading={isBusy}>
                {submitLabel}
              </Button>
            </span>
          </div>
        )}
      </div>
      <FieldError id={id} error={error} />
      {note}
    </form>
  );
}
const EMPTY: CommentDraft = { text: '', spoiler: false };
