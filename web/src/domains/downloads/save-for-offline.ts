import type { Locale } from '@rawi/model/lists/locales';
import type { TFunction } from 'i18next';
import { isIos, isStandalone } from '../../core/device/standalone.ts';
import { i18n, loadWords } from '../../core/i18n/i18n.ts';
import { report } from '../../core/lib/report-error.ts';
import { showToast } from '../../core/lib/toast.ts';
import { opensAtOnce } from '../ratings/may-ask.ts';
import type { Wanted } from './change-downloads.ts';
import { askFirst } from './first-save.ts';
import { askToKeepStorage, storagePromise } from './keep-storage.ts';

/**
 * Saves chapters on this device; of those that begin with a notice only what was agreed to. Before the first one on an iPhone or iPad it explains how long they are kept
 * there, and with the first one the browser is asked to keep them. A refusal is shown, and so is a device
 * that cannot even store the request.
 */
export async function saveForOffline(asked: readonly Wanted[], locale: Locale): Promise<void> {
  const opens = await Promise.all(asked.map(async ({ rated }) => !rated || (await opensAtOnce(rated))));
  const wanted = asked.filter((_, index) => opens[index]);
  if (wanted.length < asked.length) await notifyNotice(locale);
  if (wanted.length === 0) return;
  const isFirst = storagePromise() === undefined;
  if (isFirst && isIos() && !isStandalone()) {
    await loadWords(locale, 'downloads');
    if (!(await askFirst())) return;
  }
  const { saveChapters } = await import('./change-downloads.ts');
  try {
    await saveChapters(wanted);
  } catch (error) {
    report('A download was not noted.', error);
    return notifyFailure(locale, error);
  }
  if (isFirst && (await askToKeepStorage()) === 'refused') await notifyRefusal(locale);
}

async function notifyFailure(locale: Locale, error: unknown): Promise<void> {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  await notify(locale, (t) => ({
    id: 'download-failed',
    title: t(isFull ? 'noRoom' : 'refused'),
    message: t(isFull ? 'freeRoom' : 'storage.notNoted'),
  }));
}

/** Says that some begin with a notice, which is not passed by saving them. */
const notifyNotice = (locale: Locale): Promise<void> =>
  notify(locale, (t) => ({
    id: 'download-behind-notice',
    title: t('behindNotice.title'),
    message: t('behindNotice.text'),
  }));

const notifyRefusal = (locale: Locale): Promise<void> =>
  notify(locale, (t) => ({
    id: 'downloads-not-kept',
    title: t('storage.refusedTitle'),
    message: t('storage.refused'),
  }));

async function notify(
  locale: Locale,
  wordsOf: (t: TFunction<'downloads'>) => { id: string; title: string; message: string },
): Promise<void> {
  await loadWords(locale, 'downloads');
  const closeLabel = i18n.getFixedT(locale, 'shell')('close');
  await showToast({ ...wordsOf(i18n.getFixedT(locale, 'downloads')), closeLabel });
}
