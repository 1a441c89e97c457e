import { VISITORS_WISH } from '@rawi/model/rating/decide-showing';
import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { Dialog, DialogText } from '../../core/ui/dialog.tsx';
import { SwitchRow } from '../../core/ui/switch-row.tsx';
import { useWish } from '../settings/wish.ts';
import { chooseWish } from '../settings/wish-choice.ts';

/** Says up to which age works are shown, and changes it; for visitors too. */
export default function AgeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('age');
  const shell = useWords('shell');
  const wish = useWish();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (isAdult: boolean) => {
    setHasFailed(false);
    const isKept = await chooseWish({ ...wish, upTo: isAdult ? '18' : VISITORS_WISH.upTo });
    setHasFailed(!isKept);
  };
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} onClose={onClose} isSheet>
      <DialogText>{t('lead')}</DialogText>
      <SwitchRow
        label={t('adult')}
        text={t('adultText')}
        isOn={wish.upTo === '18'}
        onChange={(isOn) => void choose(isOn)}
      />
      <output>{hasFailed && t('failed')}</output>
    </Dialog>
  );
}
