import type { Locale } from '@rawi/model/lists/locales';
import type { Wanted } from '../data/downloads/change-downloads.ts';
import { askToKeepStorage, storagePromise } from '../data/downloads/keep-storage.ts';
import { i18n, loadWords } from '../lib/i18n.ts';
import { isIos, isStandalone } from '../lib/standalone.ts';
import { showToast } from '../lib/toast.ts';
import { askFirst } from './first-save.ts';

/**
 * Saves chapters on this device. Before the first one on an iPhone or iPad it says what becomes of it there, and with the first
 * one the browser is asked to keep it; a refusal is told.
 */
export async function saveForOffline(wanted: readonly Wanted[], locale: Locale): Promise<void> {
  const isFirst = storagePromise() === undefined;
  if (isFirst && isIos() && !isStandalone()) {
    await loadWords(locale, 'downloads');
    if (!(await askFirst())) return;
  }
  const { saveChapters } = await import('../data/downloads/change-downloads.ts');
  await saveChapters(wanted);
  if (isFirst && (await askToKeepStorage()) === 'refused') await tellRefusal(locale);
}

async function tellRefusal(locale: Locale): Promise<void> {
  await loadWords(locale, 'downloads');
  const t = i18n.getFixedT(locale, 'downloads');
  await showToast({
    id: 'downloads-not-kept',
    title: t('storage.refusedTitle'),
    message: t('storage.refused'),
    closeLabel: i18n.getFixedT(locale, 'shell')('close'),
  });
}
