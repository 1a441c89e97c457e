import { Button } from '@mantine/core';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { useState } from 'react';
import type { Problem, ProblemCode } from '../../core/forms/problem-text.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useSession } from '../../core/session/session.ts';
import { Dialog, DialogActions, DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { Segments } from '../../core/ui/segments.tsx';
import { usePagePanels } from '../../domains/panels/use-page-panels.tsx';
import { useTextEditor } from '../../domains/transcripts/use-text-editor.tsx';
import classes from './corrections.module.css';
import { MatchingPages } from './matching-pages.tsx';
import { Pairing } from './pairing.tsx';
import { PanelsEditor } from './panels-editor.tsx';
import { useCorrections } from './use-corrections.ts';

const WORDS = {
  offline: 'problems.offline',
  'moved-on': 'problems.movedOn',
  'target-missing': 'problems.gone',
  'role-missing': 'problems.roleMissing',
  'too-many-matches': 'problems.tooManyMatches',
  'too-many-today': 'problems.tooMany',
  'session-ended': 'problems.sessionEnded',
  'signed-out': 'problems.sessionEnded',
} as const satisfies Partial<Record<ProblemCode, string>>;

const isOurs = (code: ProblemCode): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

/** The message for a correction that was refused. */
function useCorrectionsProblem(): (problem: Problem) => string {
  const t = useWords('corrections');
  return ({ code }) => t(isOurs(code) ? WORDS[code] : 'problems.internal');
}

const TABS = ['pairs', 'matches', 'panels'] as const;

export interface CorrectionsProps {
  readonly chapter: ChapterPayload;
  /** The current page, where the panel editor starts. */
  readonly page: number;
  readonly onClose: () => void;
}

/** Corrects a chapter for every reader. Changes stay on the device until the server has them. */
export function CorrectionsDialog({ chapter, page, onClose }: CorrectionsProps) {
  const t = useWords('corrections');
  const locale = useLocale();
  const session = useSession();
  const wordsOf = useCorrectionsProblem();
  const uid = session.state === 'signed-in' ? session.user.uid : '';
  const [tab, setTab] = useState<(typeof TABS)[number]>('pairs');
  const corrections = useCorrections(chapter, uid);
  const { draft, change, open, sent, isSending, isDone, problem } = corrections;
  const number = (value: number) => formatNumber(value, locale);
  const [allFrom, setAllFrom] = useState(page);
  const text = useTextEditor({
    written: { kind: 'chapter', comicId: chapter.comic.id, chapterId: chapter.id },
    page,
  });
  const all = usePagePanels({ comicId: chapter.comic.id, chapterId: chapter.id, page: allFrom });
  return (
    <>
      <Dialog
        title={t('title')}
        closeLabel={t('close')}
        direction={LOCALE_DIRECTIONS[locale]}
        onClose={onClose}
        isBusy={isSending}
        isSheet
      >
        <DialogText>{t('intro')}</DialogText>
        <Segments
          name="corrections"
          label={t('tabs.label')}
          isLabelShown={false}
          value={tab}
          choices={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          onChoose={setTab}
        />
        <div className={classes.section} inert={isSending}>
          {tab === 'pairs' && <Pairing chapter={chapter} draft={draft} onChange={change} />}
          {tab === 'matches' && <MatchingPages chapter={chapter} draft={draft} onChange={change} />}
          {tab === 'panels' && (
            <PanelsEditor
              chapter={chapter}
              page={page}
              draft={draft}
              onChange={change}
              onAll={(from) => {
                setAllFrom(from);
                all.open();
              }}
            />
          )}
        </div>
        {problem && <FormNote tone="error">{wordsOf(problem)}</FormNote>}
        {isDone && open.length === 0 && <FormNote tone="success">{t('sent')}</FormNote>}
        <output className={classes.progress}>
          {isSending && sent && t('sending', { sent: number(sent.done), total: number(sent.total) })}
          {!isSending && !isDone && open.length === 0 && t('nothing')}
        </output>
        <DialogActions>
          <Button variant="default" aria-haspopup="dialog" onClick={text.open}>
            {t('text')}
          </Button>
          {open.length > 0 && (
            <Button variant="default" onClick={corrections.giveUp} disabled={isSending}>
              {t('giveUp')}
            </Button>
          )}
          <Button onClick={corrections.send} loading={isSending} disabled={open.length === 0}>
            {t('send')}
          </Button>
        </DialogActions>
      </Dialog>
      {/* Not inside: what closes the one would close the other. */}
      {all.dialog}
      {text.dialog}
    </>
  );
}
