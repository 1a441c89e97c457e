import {
  CONTACT_SUBJECT_NAMES,
  CONTACT_SUBJECTS,
  type ContactSubject,
} from '@rawi/model/lists/contact-subjects';
import {
  IconBook2,
  IconBug,
  IconCopyright,
  IconHeartHandshake,
  IconMessageCircle,
  IconPencil,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { FieldError, Star } from '../../core/ui/field.tsx';
import tile from '../../core/ui/tiles.module.css';
import classes from './form.module.css';

const ICONS = {
  general: IconMessageCircle,
  technical: IconBug,
  content: IconBook2,
  copyright: IconCopyright,
  feedback: IconPencil,
  partnership: IconHeartHandshake,
} as const satisfies Record<ContactSubject, unknown>;

export interface SubjectTilesProps {
  readonly name: string;
  /** Empty if nothing is chosen. */
  readonly value: ContactSubject | '';
  readonly error: string | undefined;
  readonly onChoose: (value: ContactSubject) => void;
}

/** The subjects of a message: radio buttons. */
export function SubjectTiles({ name, value, error, onChoose }: SubjectTilesProps) {
  const t = useWords('contact');
  const locale = useLocale();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <span id={id} className={classes.label}>
        {t('subject')}
        <Star />
      </span>
      <div className={classes.tiles}>
        {CONTACT_SUBJECTS.map((subject) => {
          const Icon = ICONS[subject];
          return (
            <label key={subject} className={classNames(tile.tile, classes.tile)}>
              <input
                type="radio"
                name={name}
                value={subject}
                checked={value === subject}
                onChange={() => onChoose(subject)}
              />
              <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.tileIcon} />
              <span>{CONTACT_SUBJECT_NAMES[subject][locale]}</span>
            </label>
          );
        })}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
