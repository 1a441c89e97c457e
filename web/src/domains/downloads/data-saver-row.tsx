import { MAX_PAGE_PRELOADS } from '@rawi/model/constants';
import { formatBytes } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { SwitchRow } from '../../core/ui/switch-row.tsx';
import { useDownloads } from './downloads.ts';
import { expectedBytes, roughly } from './expected-size.ts';
import { usualQuality } from './saver-quality.ts';
import { useDownloadSettings } from './settings.ts';

interface DataSaverRowProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The number of pages in the example of what data saver saves; the text names it too. */
const PAGES = 24;

/** The switch for data saver, the same in every place, with its effect and roughly how much it saves. */
export function DataSaverRow({ isOn, onChange }: DataSaverRowProps) {
  const t = useWords('downloads');
  const locale = useLocale();
  const { all } = useDownloads();
  const { quality } = useDownloadSettings();
  const usual = usualQuality(quality);
  const size = (pageCount: number, each: typeof usual) => {
    return formatBytes(roughly(expectedBytes([{ comicId: '', pageCount }], each, all)), locale);
  };
  const saves = t('settings.dataSaverSaves', {
    sizeAlone: size(1, 'light'),
    // Most screens get pages in the width of the normal quality.
    sizeAhead: size(1 + MAX_PAGE_PRELOADS, 'normal'),
    sizeLight: size(PAGES, 'light'),
    sizeUsual: size(PAGES, usual),
  });
  return (
    <SwitchRow
      label={t('settings.dataSaver')}
      text={`${t('settings.dataSaverText')} ${saves}`}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
