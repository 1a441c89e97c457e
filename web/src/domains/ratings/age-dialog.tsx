import type { Wish } from '@rawi/model/rating/decide-showing';
import { useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { Dialog, DialogText } from '../../core/ui/dialog.tsx';
import { useChildrensMode } from '../settings/wish.ts';
import { chooseWish } from '../settings/wish-choice.ts';
import { AgeChoices } from './age-choices.tsx';

/** Says up to which age works are shown, and changes it; for visitors too. */
export default function AgeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('age');
  const shell = useWords('shell');
  const isForChildren = useChildrensMode();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (wish: Wish) => {
    setHasFailed(false);
    setHasFailed(!(await chooseWish(wish)));
  };
  return (
    <Dialog title={t('title')} closeLabel={shell('close')} onClose={onClose} isSheet>
      {!isForChildren && <DialogText>{t('lead')}</DialogText>}
      <div>
        <AgeChoices onChoose={(wish) => void choose(wish)} />
      </div>
      <output>{hasFailed && t('failed')}</output>
    </Dialog>
  );
}
