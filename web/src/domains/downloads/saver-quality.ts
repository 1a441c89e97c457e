import { keptText } from '../../core/device/device-store.ts';
import { QUALITIES, type Quality } from './record.ts';
import { chooseDownloadSettings, downloadSettings } from './settings.ts';

/** The quality that was chosen before data saver was turned on. */
const before = keptText('localStorage', 'qualityBefore', (stored) =>
  QUALITIES.find((quality) => quality === stored),
);

/**
 * Data saver sets a small quality, and turning it off restores the earlier one. A quality chosen meanwhile
 * stays.
 */
export function followDataSaver(isSaving: boolean): void {
  const { quality } = downloadSettings();
  if (isSaving) {
    before.keep(quality);
    chooseDownloadSettings({ quality: 'light' });
  } else if (quality === 'light') {
    chooseDownloadSettings({ quality: before.read() ?? 'normal' });
  }
}

/** The quality without data saver, against which its saving is calculated. */
export function usualQuality(quality: Quality): Quality {
  return [quality, before.read()].find((each) => each !== undefined && each !== 'light') ?? 'normal';
}
