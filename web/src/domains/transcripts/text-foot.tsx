import { Button } from '@mantine/core';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { PageSteps } from '../page-editing/page-steps.tsx';
import { type TextEditing, writtenPages } from './edit-text.ts';
import { type MetEditing, pagesApart } from './met-text.ts';
import type { TextSaving } from './stored/text-saver.ts';
import classes from './text-editor.module.css';
import { useSaveProblem } from './text-problem.ts';

interface TextStepsProps {
  readonly state: TextEditing;
  readonly onShow: (page: number) => void;
}

/** The way to the pages before and after, and how many have text. */
export function TextSteps({ state: { page, pages }, onShow }: TextStepsProps) {
  const t = useWords('writing');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const total = number(pages.length);
  const written = writtenPages(pages);
  return (
    <PageSteps
      page={page}
      total={pages.length}
      labels={{ previous: t('previous'), next: t('next') }}
      at={t('page', { page: number(page), total })}
      onShow={onShow}
    >
      {t('written', { count: written, number: number(written), total })}
    </PageSteps>
  );
}

interface SavedLineProps {
  readonly state: Pick<MetEditing, 'met'>;
  readonly save: TextSaving;
  /** Whether the device has kept what did not arrive. */
  readonly isKept: boolean;
  readonly onRetry: () => void;
}

/** Whether what is typed has arrived, in one line. */
export function SavedLine({ state, save, isKept, onRetry }: SavedLineProps) {
  const t = useWords('writing');
  const wordsOf = useSaveProblem();
  const locale = useLocale();
  const [apart] = pagesApart(state);
  const text = () => {
    if (save.state !== 'unsaved') return t(`save.${save.state}`);
    if (save.problem) return wordsOf(save.problem);
    return apart === undefined ? t('save.unfit') : t('save.apart', { page: formatNumber(apart, locale) });
  };
  return (
    <div className={classes.saved}>
      <output data-state={save.state}>
        {text()}
        {!isKept && save.state !== 'saved' && ` ${t('save.notKept')}`}
      </output>
      {save.state === 'unsaved' && save.problem && save.problem.code !== 'moved-on' && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </div>
  );
}
