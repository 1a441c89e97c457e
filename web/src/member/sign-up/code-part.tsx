import { Button } from '@mantine/core';
import { type SubmitEvent, useRef } from 'react';
import { CodeBoxes } from '../../core/forms/code-boxes.tsx';
import { type Problem, useProblemText } from '../../core/forms/problem-text.ts';
import { useCode } from '../../core/forms/use-code.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import { FormStack } from '../../core/ui/form-page.tsx';
import { confirmByCode } from '../../domains/people/session-email-links.ts';

export interface CodePartProps {
  readonly email: string;
  readonly marker: string;
  readonly onConfirmed: () => void;
}

/** The form of the code in the mail of a sign-up. */
export function CodePart({ email, marker, onConfirmed }: CodePartProps) {
  const t = useWords('sign-up');
  const problemText = useCodeProblemText();
  const boxes = useRef<HTMLDivElement>(null);
  const confirm = async (code: string) => {
    await confirmByCode(email, code, marker);
    onConfirmed();
  };
  const typed = useCode(boxes, confirm, () => {});
  const { code, wrong, isChecking, problem } = typed;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A wrong code empties the boxes automatically, and its message must stay.
    if (code === '' && problem !== undefined) typed.focusBoxes();
    else void typed.verify(code);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormStack>
        <CodeBoxes
          boxes={boxes}
          label={t('think.code.label')}
          labelOfDigit={(digit) => t('think.code.digit', { digit })}
          code={code}
          wrong={wrong}
          isChecking={isChecking}
          onChange={typed.handleChange}
        />
        {problem && <FormNote tone="error">{problemText(problem)}</FormNote>}
        <Button type="submit" size="lg" fullWidth loading={isChecking}>
          {t('think.code.submit')}
        </Button>
      </FormStack>
    </form>
  );
}

function useCodeProblemText(): (problem: Problem) => string {
  const t = useWords('sign-up');
  const general = useProblemText();
  const locale = useLocale();
  return (problem) => {
    const { code, triesLeft = 0 } = problem;
    if (code === 'code-wrong')
      return t('think.code.wrong', { count: triesLeft, tries: formatNumber(triesLeft, locale) });
    if (code === 'code-tries-spent') return t('think.code.triesSpent');
    return code === 'code-expired' ? t('think.code.expired') : general(problem);
  };
}
