import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
import type { ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { plainText } from '@rawi/model/text/plain-text';
import { type ReactNode, useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { TextArea } from '../../core/ui/text-area.tsx';
import classes from './proofread.module.css';
import { useSuggestionProblem } from './suggestion-problem.ts';
import type { Suggestions } from './use-suggestions.ts';

interface SuggestionRowProps {
  readonly suggestion: ShownSuggestion;
  /** Its number on the page. */
  readonly number: string;
  readonly mayDecide: boolean;
  readonly actions: Pick<Suggestions, 'withdraw' | 'agree' | 'report' | 'decide'>;
}

const REASONS = ['insult', 'hate', 'spam', 'other'] as const;

/** One suggestion, and what the person who sees it may do with it. */
export function SuggestionRow({ suggestion, number, mayDecide, actions }: SuggestionRowProps) {
  const t = useWords('suggestions');
  const locale = useLocale();
  const wordsOf = useSuggestionProblem();
  const { isSending, problem, send } = useSend();
  const [asked, setAsked] = useState<'decline' | 'report'>();
  const [word, setWord] = useState('');
  const { id, kind, state, agreed, isMine, isAgreed, isOlder, isApplied } = suggestion;
  const run = (task: () => Promise<unknown>) => void send(task);
  const isOpen = state === 'open';
  const decides = mayDecide && !isMine;
  return (
    <li className={classes.row} aria-label={t('row.label', { place: number, label: t(`kinds.${kind}`) })}>
      <p className={classes.facts}>
        <span>{number}</span>
        <span>{t(`kinds.${kind}`)}</span>
        {agreed > 0 && (
          <span>{t('row.agreed', { count: agreed, number: formatNumber(agreed, locale) })}</span>
        )}
        {isMine && <span>{t('row.mine')}</span>}
        {!isOpen && <span>{t(`states.${state}`)}</span>}
        {isOlder && <span>{t('row.older')}</span>}
        {decides && state === 'accepted' && <span>{t(isApplied ? 'row.applied' : 'row.forFile')}</span>}
      </p>
      <Words suggestion={suggestion} />
      {problem && (
        <FormNote tone="error">
          {problem.code === 'too-many-suggestions' ? t('problems.tooManyAccepted') : wordsOf(problem)}
        </FormNote>
      )}
      {asked === 'decline' && (
        <TextArea
          name={`word-${id}`}
          label={t('row.word')}
          optional={t('form.optional')}
          rows={2}
          maxLength={LIMITS.noteLength}
          value={word}
          onChange={setWord}
          isDisabled={isSending}
        />
      )}
      {(isOpen || (decides && (state === 'accepted' || state === 'declined'))) && (
        <div className={classes.buttons}>
          {decides && state !== 'accepted' && asked === undefined && (
            <Act onPress={() => run(() => actions.decide(id, true, ''))} isBusy={isSending} isMain={isOpen}>
              {t('row.accept')}
            </Act>
          )}
          {decides && state !== 'declined' && asked !== 'report' && (
            <Act
              isBusy={isSending}
              onPress={() =>
                asked === 'decline'
                  ? run(async () => {
                      await actions.decide(id, false, plainText(word));
                      setAsked(undefined);
                    })
                  : setAsked('decline')
              }
            >
              {t('row.decline')}
            </Act>
          )}
          {!mayDecide && !isMine && asked === undefined && (
            <Act
              isBusy={isSending}
              isPressed={isAgreed}
              onPress={() => run(() => actions.agree(id, !isAgreed))}
            >
              {t(isAgreed ? 'row.agreeing' : 'row.agree')}
            </Act>
          )}
          {isMine && (
            <Act isBusy={isSending} onPress={() => run(() => actions.withdraw(id))}>
              {t('row.withdraw')}
            </Act>
          )}
          {!isMine && isOpen && asked === undefined && (
            <Act isBusy={isSending} onPress={() => setAsked('report')}>
              {t('row.report')}
            </Act>
          )}
          {asked === 'report' &&
            REASONS.map((reason) => (
              <Act key={reason} isBusy={isSending} onPress={() => run(() => actions.report(id, reason))}>
                {t(`reasons.${reason}`)}
              </Act>
            ))}
          {asked !== undefined && (
            <Act isBusy={isSending} onPress={() => setAsked(undefined)}>
              {t('row.cancel')}
            </Act>
          )}
        </div>
      )}
    </li>
  );
}

/** What stands there, what should, and the note about it, each in its own direction. */
function Words({
  suggestion: { before, after, note, word, language },
}: Pick<SuggestionRowProps, 'suggestion'>) {
  const t = useWords('suggestions');
  return (
    <>
      {before !== undefined && (
        <p className={classes.words}>
          {t('row.before')}{' '}
          <del>
            <bdi lang={language}>{before}</bdi>
          </del>
        </p>
      )}
      {after !== undefined && (
        <p className={classes.words}>
          {t('row.after')}{' '}
          <ins>
            <bdi lang={language}>{after}</bdi>
          </ins>
        </p>
      )}
      {note !== undefined && (
        <p className={classes.words}>
          {t('row.note')} <bdi lang={languageOfScript(note)}>{note}</bdi>
        </p>
      )}
      {word !== undefined && (
        <p className={classes.words}>
          {t('row.answer')} <bdi lang={languageOfScript(word)}>{word}</bdi>
        </p>
      )}
    </>
  );
}

interface ActProps {
  readonly children: ReactNode;
  readonly isBusy: boolean;
  readonly isMain?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Act({ children, isBusy, isMain = false, isPressed, onPress }: ActProps) {
  return (
    <Button
      size="sm"
      {...(!isMain && { variant: 'default' })}
      aria-pressed={isPressed}
      disabled={isBusy}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
