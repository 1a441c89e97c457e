import { GENDERS } from '@rawi/model/lists/genders';
import { useWords } from '../../core/i18n/i18n.ts';
import { Optional } from '../../core/ui/field.tsx';
import { Segments } from '../../core/ui/segments.tsx';

export interface GenderFieldProps {
  /** One of the model's genders, or empty. */
  readonly value: string;
  readonly optional?: string | undefined;
  readonly onChoose: (gender: string) => void;
}

export function GenderField({ value, optional, onChoose }: GenderFieldProps) {
  const t = useWords('person');
  return (
    <Segments
      name="gender"
      label={
        <>
          {t('gender')}
          {optional !== undefined && <Optional>{optional}</Optional>}
        </>
      }
      value={value}
      choices={[
        ...GENDERS.toReversed().map((gender) => ({ value: gender as string, label: t(gender) })),
        { value: '', label: t('noGender') },
      ]}
      onChoose={onChoose}
    />
  );
}
