/** What the form of a chapter knows when its button is pressed. */
export interface FormState {
  /** Every field is filled in, and right. */
  readonly isWhole: boolean;
  readonly hasFile: boolean;
  /** A cover of its own is wanted, and none was chosen. */
  readonly isCoverMissing: boolean;
  /** The chosen file or the stored one was refused. */
  readonly isBad: boolean;
  /** The checks of the file, and of the cover if there is one, have passed. */
  readonly isChecked: boolean;
}

/**
 * What pressing the button of the form does: it leads to wrong fields, to the missing file or cover, does nothing about
 * a refused file (its reason is shown), submits, or has it submitted once the checks have passed. Pure.
 */
export type SubmitStep = 'fix-fields' | 'choose-file' | 'choose-cover' | 'none' | 'submit' | 'wait';

export function submitStep({ isWhole, hasFile, isCoverMissing, isBad, isChecked }: FormState): SubmitStep {
  if (!isWhole) return 'fix-fields';
  if (!hasFile) return 'choose-file';
  if (isCoverMissing) return 'choose-cover';
  if (isBad) return 'none';
  return isChecked ? 'submit' : 'wait';
}
