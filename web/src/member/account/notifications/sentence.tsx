import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Notification } from '@rawi/model/truth/notification';
import type { ReactNode } from 'react';
import { fillIn } from '../../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { comicName } from '../../../domains/comics/comic-name.ts';
import { listText } from '../../../domains/lists/list-text.ts';
import { keptRating } from '../../../domains/ratings/known-ratings.ts';
import { useIsKept, useIsListed } from '../../../domains/ratings/showing.ts';
import classes from './notifications.module.css';

/** The sentence of a notification; the names in it are emphasized. Of a comic that is not listed here it names nothing. */
export function Sentence({ notification }: { readonly notification: Notification }): ReactNode {
  const t = useWords('notifications');
  const comments = useWords('comments');
  const isListed = useIsListed();
  const isKept = useIsKept();
  const isNews = notification.kind === 'chapter' || notification.kind === 'mention';
  if (isNews && !isListed(keptRating(notification))) return t(`unlisted.${notification.kind}`);
  if (notification.kind === 'hidden' && !isKept(keptRating(notification))) {
    return t('unlisted.hidden', { reason: comments(`reasons.${notification.reason}`) });
  }
  switch (notification.kind) {
    case 'chapter':
      return <ChapterSentence notification={notification} />;
    case 'reply':
      return <ReplySentence notification={notification} />;
    case 'mention':
      return <MentionSentence notification={notification} />;
    case 'hidden':
      return <HiddenSentence notification={notification} />;
    case 'hiddenList':
      return <HiddenListSentence notification={notification} />;
    case 'suggestion':
      return <SuggestionSentence notification={notification} />;
    case 'list':
      return <ListNewsSentence notification={notification} />;
    case 'decision':
      return <DecisionSentence notification={notification} />;
    case 'unsubmitted':
      return <UnsubmittedSentence notification={notification} />;
    case 'transcript':
      return <TranscriptSentence notification={notification} />;
  }
}

interface Of<K extends Notification['kind']> {
  readonly notification: Extract<Notification, { kind: K }>;
}

function ChapterSentence({ notification }: Of<'chapter'>) {
  const t = useWords('notifications');
  const locale = useLocale();
  const { number, because, translator } = notification;
  const chapter = formatNumber(number, locale);
  if (because === 'asked') {
    return fillIn(t('asked', { chapter }), { comic: () => <ComicName of={notification} isStrong /> });
  }
  if (because === 'saved' || !translator) {
    return fillIn(t('ofComic', { chapter }), { comic: () => <ComicName of={notification} isStrong /> });
  }
  return fillIn(t('byTranslator', { chapter }), {
    translator: () => <Name name={translator.name} />,
    comic: () => <ComicName of={notification} />,
  });
}

function ReplySentence({ notification }: Of<'reply'>) {
  const t = useWords('notifications');
  return fillIn(t('reply'), { author: () => <Name name={notification.author.name} /> });
}

function MentionSentence({ notification }: Of<'mention'>) {
  const t = useWords('notifications');
  return fillIn(t('mention'), {
    author: () => <Name name={notification.author.name} />,
    comic: () => <ComicName of={notification} />,
  });
}

function HiddenSentence({ notification }: Of<'hidden'>) {
  const t = useWords('notifications');
  const comments = useWords('comments');
  const reason = comments(`reasons.${notification.reason}`);
  return fillIn(t('hidden', { reason }), { comic: () => <ComicName of={notification} isStrong /> });
}

function HiddenListSentence({ notification }: Of<'hiddenList'>) {
  const { note } = notification;
  return (
    <>
      <HiddenListReason notification={notification} />
      {note !== undefined && ' '}
      {note !== undefined && <ReviewerNote note={note} />}
    </>
  );
}

function HiddenListReason({ notification: { name, reason } }: Of<'hiddenList'>) {
  const t = useWords('notifications');
  const comments = useWords('comments');
  const sentence = t('hiddenList', { reason: comments(`reasons.${reason}`) });
  return fillIn(sentence, { list: () => <Name name={name} /> });
}

function ReviewerNote({ note }: { readonly note: string }) {
  const t = useWords('notifications');
  return fillIn(t('reviewerNote'), { note: () => <bdi lang={languageOfScript(note)}>{note}</bdi> });
}

/** What became of a correction that they suggested, with the translator's word. */
function SuggestionSentence({ notification }: Of<'suggestion'>) {
  const { word } = notification;
  return (
    <>
      <SuggestionOutcome notification={notification} />
      {word !== undefined && ' '}
      {word !== undefined && <TranslatorWord said={word} />}
    </>
  );
}

function SuggestionOutcome({ notification }: Of<'suggestion'>) {
  const t = useWords('notifications');
  const locale = useLocale();
  const { outcome, number, page } = notification;
  const where = { chapter: formatNumber(number, locale), page: formatNumber(page, locale) };
  return fillIn(t(`suggestion.${outcome}`, where), {
    comic: () => <ComicName of={notification} isStrong />,
  });
}

function TranslatorWord({ said }: { readonly said: string }) {
  const t = useWords('notifications');
  return fillIn(t('suggestion.word'), { word: () => <bdi lang={languageOfScript(said)}>{said}</bdi> });
}

function ListNewsSentence({ notification: { name, entries } }: Of<'list'>) {
  const t = useWords('notifications');
  const locale = useLocale();
  const sentence = t('listNews', { count: entries, number: formatNumber(entries, locale) });
  return fillIn(sentence, { list: () => <Name name={listText(name, locale)} /> });
}

function DecisionSentence({ notification }: Of<'decision'>) {
  const t = useWords('notifications');
  const locale = useLocale();
  const { about, verdict, title, names = {}, number, appeal } = notification;
  if (about === 'photo') return t('decision.photo');
  if (about === 'application') {
    const decided = verdict === 'approved' || verdict === 'dismissed' ? verdict : 'rejected';
    return joinAppeal(appeal, t(`decision.application.${decided}`));
  }
  const decided = verdict === 'published' || verdict === 'unpublished' ? verdict : 'rejected';
  const chapter = number === null ? '' : formatNumber(number, locale);
  const sentence = t(`decision.${number === null ? 'comic' : 'chapter'}.${decided}`, { chapter });
  return joinAppeal(
    appeal,
    fillIn(sentence, { work: () => <ComicName of={{ series: title, names }} isStrong /> }),
  );

  function joinAppeal(isAppeal: boolean, rest: ReactNode) {
    return (
      <>
        {isAppeal && `${t('decision.appeal')} `}
        {rest}
      </>
    );
  }
}

function UnsubmittedSentence({ notification: { title, number } }: Of<'unsubmitted'>) {
  const t = useWords('notifications');
  const locale = useLocale();
  if (title === '') return t('unsubmitted.draft');
  const chapter = number === null ? '' : formatNumber(number, locale);
  const sentence = t(`unsubmitted.${number === null ? 'comic' : 'chapter'}`, { chapter });
  return fillIn(sentence, { work: () => <Name name={title} /> });
}

function TranscriptSentence({ notification }: Of<'transcript'>) {
  const { note } = notification;
  return (
    <>
      <TranscriptVerdict notification={notification} />
      {note !== undefined && ' '}
      {note !== undefined && <ReviewerNote note={note} />}
    </>
  );
}

function TranscriptVerdict({ notification }: Of<'transcript'>) {
  const t = useWords('notifications');
  const chapter = formatNumber(notification.number, useLocale());
  const sentence = t(`transcript.${notification.accepted ? 'accepted' : 'declined'}`, { chapter });
  return fillIn(sentence, { comic: () => <ComicName of={notification} isStrong /> });
}

/** An emphasized name, marked with the language of its script. */
function Name({ name }: { readonly name: string }) {
  return (
    <bdi lang={languageOfScript(name)} className={classes.strong}>
      {name}
    </bdi>
  );
}

interface ComicNameProps {
  readonly of: Parameters<typeof comicName>[0];
  readonly isStrong?: boolean;
}

/** A comic's name in the language of the page, else the name of its series. */
function ComicName({ of, isStrong }: ComicNameProps) {
  const { text, lang } = comicName(of, useLocale());
  return (
    <bdi lang={lang} className={isStrong ? classes.strong : undefined}>
      {text}
    </bdi>
  );
}
