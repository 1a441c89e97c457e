import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { useSession } from '../../core/session/session.ts';
import { EditorMissing } from '../page-editing/editor-dialog.tsx';
import { dropEdits, type KeptEdits, readEdits } from './kept-edits.ts';
import { PanelsEditor, type Unfit } from './panels-editor.tsx';
import type { PanelsOf, StoredPanels } from './stored-panels.ts';
import { useStoredPanels } from './use-stored-panels.ts';

/** The editor of all panels of a chapter: what is stored is read first, and what was not saved is offered. */
export default function PanelsDialog({ onClose, ...of }: PanelsOf & { readonly onClose: () => void }) {
  const t = useWords('page-panels');
  const { stored, load } = useStoredPanels(of);
  const session = useSession();
  const uid = session.state === 'signed-in' ? session.user.uid : '';
  const { chapterId } = of;
  const [kept] = useState(() => readEdits({ uid, chapterId }));
  const [edits, setEdits] = useState<KeptEdits | 'asked'>(kept ?? 'asked');
  const [isAsked, setIsAsked] = useState(kept === undefined);

  if (stored === 'loading') return <Waiting text={t('loading')} onClose={onClose} />;
  if (stored === 'failed') {
    return (
      <Waiting text={t('failed.text')} onClose={onClose}>
        <Button onClick={load}>{t('failed.retry')}</Button>
      </Waiting>
    );
  }
  if (typeof stored === 'string') return <Waiting text={t(`none.${stored}`)} onClose={onClose} />;
  const unfit = edits === 'asked' ? undefined : whyUnfit(edits, stored);
  const fitting = edits === 'asked' || unfit ? undefined : edits;
  if (!isAsked && fitting) {
    return (
      <Offered
        pages={fitting.pages.size}
        onClose={onClose}
        onContinue={() => setIsAsked(true)}
        onDiscard={() => {
          dropEdits({ uid, chapterId });
          setEdits('asked');
          setIsAsked(true);
        }}
      />
    );
  }
  return (
    <PanelsEditor
      of={of}
      uid={uid}
      stored={stored}
      edits={fitting}
      unfit={unfit}
      onReload={(own) => {
        setEdits(own);
        setIsAsked(true);
        load();
      }}
      onClose={onClose}
    />
  );
}

/** Why changes are of no use for what is stored now, if they are not. */
function whyUnfit({ folder, isRtl }: KeptEdits, { manifest, direction }: StoredPanels): Unfit | undefined {
  if (folder !== manifest.folder) return 'replaced';
  return isRtl !== undefined && isRtl !== (direction === 'rtl') ? 'turned' : undefined;
}

interface WaitingProps {
  readonly text: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A sentence in place of the editor. */
function Waiting({ text, children, onClose }: WaitingProps) {
  const t = useWords('page-panels');
  return (
    <EditorMissing title={t('title')} closeLabel={t('close')} text={text} onClose={onClose}>
      {children}
    </EditorMissing>
  );
}

interface OfferedProps {
  readonly pages: number;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Offers what was changed and not saved. */
function Offered({ pages, onContinue, onDiscard, onClose }: OfferedProps) {
  const t = useWords('page-panels');
  const number = formatNumber(pages, useLocale());
  return (
    <Waiting text={t('kept.text', { count: pages, number })} onClose={onClose}>
      <Button variant="default" onClick={onDiscard}>
        {t('kept.discard')}
      </Button>
      <Button onClick={onContinue}>{t('kept.continue')}</Button>
    </Waiting>
  );
}
