import { VISITORS_WISH, type Wish } from '@rawi/model/rating/decide-showing';
import { useWords } from '../../core/i18n/i18n.ts';
import { Segments } from '../../core/ui/segments.tsx';
import { SwitchRow } from '../../core/ui/switch-row.tsx';
import { ModeSwitch } from '../childrens-mode/mode-switch.tsx';
import { useChildrensMode, useWish } from '../settings/wish.ts';
import classes from './age-choices.module.css';

const NONE = 'none';
type Blurred = NonNullable<Wish['blursFrom']> | typeof NONE;

interface AgeChoicesProps {
  readonly onChoose: (wish: Wish) => void;
}

/** What can be chosen about ages: for visitors and members, in the settings and in the dialog. In the mode for children its end alone. */
export function AgeChoices({ onChoose }: AgeChoicesProps) {
  const isForChildren = useChildrensMode();
  return (
    <>
      {!isForChildren && <OwnChoices onChoose={onChoose} />}
      <ModeSwitch />
    </>
  );
}

function OwnChoices({ onChoose }: AgeChoicesProps) {
  const t = useWords('age');
  const wish = useWish();
  const isAdult = wish.upTo === '18';
  // Who is shown nothing that is for adults cannot have all pictures of it.
  const blurred: Blurred = wish.blursFrom ?? (isAdult ? NONE : '18');
  const choices: readonly Blurred[] = isAdult ? ['16', '18', NONE] : ['16', '18'];
  return (
    <>
      <SwitchRow
        label={t('adult')}
        text={t('adultText')}
        isOn={isAdult}
        onChange={(isOn) =>
          onChoose({
            upTo: isOn ? '18' : VISITORS_WISH.upTo,
            blursFrom: isOn ? wish.blursFrom : (wish.blursFrom ?? VISITORS_WISH.blursFrom),
          })
        }
      />
      <div className={classes.blurred}>
        <Segments
          name="blurred"
          label={t('blurred.label')}
          value={blurred}
          choices={choices.map((value) => ({ value, label: t(`blurred.${value}`) }))}
          onChoose={(value) => onChoose({ upTo: wish.upTo, blursFrom: value === NONE ? null : value })}
        />
        <p className={classes.text}>{t('blurred.text')}</p>
      </div>
    </>
  );
}
