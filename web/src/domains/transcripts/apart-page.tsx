import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { FormNote } from '../../core/ui/form-note.tsx';
import type { MetAction, MetEditing } from './met-text.ts';
import classes from './text-editor.module.css';
import { TextLines } from './text-lines.tsx';

interface MetPageProps {
  readonly state: MetEditing;
  readonly language: Language | undefined;
  readonly dispatch: (action: MetAction) => void;
  /** Lines were put among those that are typed. */
  readonly onMerged: () => void;
  /** Gives the focus to the chosen line, once its page was chosen. */
  readonly onSettled: () => void;
}

/** That the page which is shown was written elsewhere too: both are put together, or one of them is chosen. */
export function MetPage({ state, language, dispatch, onMerged, onSettled }: MetPageProps) {
  const t = useWords('writing');
  const { page } = state;
  const meeting = state.met.get(page);
  const section = useRef<HTMLElement>(null);
  const isMerged = meeting?.state === 'merged';
  const isApart = meeting?.state === 'apart';
  useLayoutEffect(() => {
    if (isMerged) onMerged();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each meeting
  }, [meeting]);
  useEffect(() => {
    if (isApart) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isApart, meeting]);
  if (isMerged) return <FormNote tone="neutral">{t('apart.merged')}</FormNote>;
  if (!isApart) return null;
  const settle = (stays: 'mine' | 'theirs') => {
    dispatch({ type: 'settle', page, stays });
    onSettled();
  };
  return (
    <section ref={section} className={classes.other} aria-label={t('apart.title')}>
      <h3>{t('apart.title')}</h3>
      <p role="alert" className={classes.note}>
        {t('apart.text')}
      </p>
      <p className={classes.note}>{t(meeting.theirs.length === 0 ? 'apart.empty' : 'apart.theirs')}</p>
      <TextLines items={meeting.theirs} language={language} />
      <div className={classes.actions}>
        <Button variant="default" onClick={() => settle('theirs')}>
          {t('apart.takeTheirs')}
        </Button>
        <Button variant="default" onClick={() => settle('mine')}>
          {t('apart.keepMine')}
        </Button>
      </div>
    </section>
  );
}
