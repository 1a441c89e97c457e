import type { Locale } from '@rawi/model/lists/locales';
import { TAGGING } from '@rawi/model/truth/tagging';
import { formatNumber } from '../../core/i18n/format.ts';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { visitLocale } from '../../core/i18n/locale.ts';
import { showToast } from '../../core/lib/toast.ts';
import type { SessionUser } from '../../core/session/session.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { changeSchema } from '../../domains/library/change.ts';
import type { Intent } from '../../domains/library/intent.ts';
import { choose } from '../../domains/library/library.ts';
import { whenLibraryRead } from '../../domains/library/library-read.ts';
import { currentLibrary } from '../../domains/library/library-state.ts';
import { withChange } from '../../domains/library/own.ts';

/** Import this file dynamically: it brings the schemas. */

/**
 * Why the action requested before the log-in is not completed for this person, as far as the client knows.
 */
export function hindranceOf(intent: Intent, user: Pick<SessionUser, 'uid' | 'emailVerified'>) {
  const isOwn = (intent.kind === 'follow' || intent.kind === 'rate') && intent.translator.id === user.uid;
  if (isOwn) return 'own' as const;
  const needsVerified = ['react', 'rate', 'rateComic', 'tagComic', 'like'].includes(intent.kind);
  return needsVerified && !user.emailVerified ? ('unverified' as const) : undefined;
}

/**
 * Completes the action that a visitor requested before logging in, and says so. A refusal is shown like any
 * other.
 */
export async function completeIntent(user: SessionUser, wanted: unknown): Promise<void> {
  const { data: intent } = changeSchema.safeParse(wanted);
  if (!intent) return;
  const hindrance = hindranceOf(intent, user);
  if (hindrance) return notify('notDone', (t) => t(`intent.${hindrance}`));
  // Only after that is it known whether one's own choice is already counted.
  await whenLibraryRead();
  // All tags are written together: those that were not read would be lost.
  if (intent.kind === 'tagComic' && currentLibrary().state === 'failed')
    return notify('notDone', (t) => t('intent.unread'));
  if (await choose(withOwn(intent))) await notify('done', (t, locale) => doneText(t, intent, locale));
}

/** A visitor’s tag joins those that the person proposed before: what is chosen are always all of them. */
function withOwn(intent: Intent): Intent {
  if (intent.kind !== 'tagComic') return intent;
  const { stored, choices } = currentLibrary();
  const own = choices.reduce((before, { change }) => withChange(before, change), stored);
  const all = [...new Set([...(own.comicTags[intent.comicId] ?? []), ...(intent.value ?? [])])];
  return { ...intent, value: all.slice(0, TAGGING.proposed) };
}

const wordsIn = (locale: Locale) => i18n.getFixedT(locale, 'session');
type Words = ReturnType<typeof wordsIn>;

async function notify(title: 'done' | 'notDone', text: (t: Words, locale: Locale) => string): Promise<void> {
  const locale = visitLocale();
  await loadWords(locale, 'session');
  const t = wordsIn(locale);
  await showToast({
    id: 'intent',
    title: t(`intent.${title}`),
    message: text(t, locale),
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}

function doneText(t: Words, intent: Intent, locale: Locale): string {
  switch (intent.kind) {
    case 'follow':
      return t(intent.on ? 'intent.follow' : 'intent.unfollow', { name: isolated(intent.translator.name) });
    case 'rate':
      return t('intent.rate', { name: isolated(intent.translator.name) });
    case 'rateComic':
      return t('intent.rateComic', { name: isolated(comicName(intent.comic, locale).text) });
    case 'tagComic':
      return t('intent.tagComic', { name: isolated(comicName(intent.comic, locale).text) });
    case 'save': {
      const comic = isolated(comicName(intent.item, locale).text);
      if (intent.item.kind === 'comic') return t('intent.saveComic', { comic });
      return t('intent.saveChapter', { comic, chapter: formatNumber(intent.item.number, locale) });
    }
    case 'react': {
      const comic = isolated(comicName(intent.comic, locale).text);
      const chapter = formatNumber(intent.number, locale);
      return t(`intent.${intent.value ?? 'like'}`, { comic, chapter });
    }
    case 'like':
      return t('intent.likeComment', { name: isolated(intent.name) });
    // Visitors are never asked to log in for these.
    case 'ignore':
    case 'block':
    case 'place':
      return '';
  }
}
