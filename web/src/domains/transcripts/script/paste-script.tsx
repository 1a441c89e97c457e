import { Button } from '@mantine/core';
import type { Language } from '@rawi/model/lists/languages';
import { LOCALE_DIRECTIONS } from '@rawi/model/lists/locales';
import { useRef, useState } from 'react';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { Dialog, DialogActions, DialogText } from '../../../core/ui/dialog.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { ScriptField } from './script-field.tsx';
import { ScriptPreview } from './script-preview.tsx';
import { spanOfLine, type TakeScript } from './script-source.ts';
import { useScript } from './use-script.ts';

export interface PasteScriptProps {
  /** How many pages the chapter has. */
  readonly pageCount: number;
  /** The language of the chapter. */
  readonly language: Language;
  readonly onTake: TakeScript;
  readonly onClose: () => void;
}

/** Takes the script of a chapter, pasted or from a file, and shows what was understood of it before it is used. */
export function PasteScript({ pageCount, language, onTake, onClose }: PasteScriptProps) {
  const t = useWords('script');
  const locale = useLocale();
  const script = useScript({ pageCount, language });
  const [isLeaving, setIsLeaving] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { source, at } = script;
  const isUnused = source.text.trim() !== '' && source.name === undefined;
  const backTo = (line?: number) => {
    script.back();
    // The field is there once React has drawn it.
    setTimeout(() => selectLine(field.current?.querySelector('textarea'), line));
  };
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      direction={LOCALE_DIRECTIONS[locale]}
      onClose={isUnused && !isLeaving ? () => setIsLeaving(true) : onClose}
      isSheet
      size="wide"
    >
      {at.state === 'read' ? (
        <ScriptPreview read={at.read} source={source} language={language} onBack={backTo} onTake={onTake} />
      ) : (
        <>
          <DialogText>{t('about')}</DialogText>
          <div ref={field}>
            <ScriptField script={script} />
          </div>
        </>
      )}
      {isLeaving && (
        <>
          <FormNote tone="error">{t('leave.text')}</FormNote>
          <DialogActions>
            <Button onClick={() => setIsLeaving(false)}>{t('leave.stay')}</Button>
            <Button variant="default" onClick={onClose}>
              {t('leave.leave')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function selectLine(area: HTMLTextAreaElement | null | undefined, line: number | undefined): void {
  if (!area) return;
  const { from, to } = line === undefined ? { from: 0, to: 0 } : spanOfLine(area.value, line);
  area.focus();
  area.setSelectionRange(from, to);
}
