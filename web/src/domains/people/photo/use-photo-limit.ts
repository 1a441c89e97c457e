import { LIMITS } from '@rawi/model/limits';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useLocale } from '../../../core/i18n/locale.ts';

/** The size limit of a photo's file in megabytes, for the words. */
export function usePhotoLimit(): { readonly megabytes: string } {
  return { megabytes: formatNumber(LIMITS.photoBytes / (1024 * 1024), useLocale()) };
}
