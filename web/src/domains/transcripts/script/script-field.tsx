import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatNumber, joinParts } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { isolated } from '../../../core/i18n/isolated.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { DialogActions } from '../../../core/ui/dialog.tsx';
import drop from '../../../core/ui/file-drop.module.css';
import { FileDrop } from '../../../core/ui/file-drop.tsx';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { TextArea } from '../../../core/ui/text-area.tsx';
import classes from './script.module.css';
import { LARGEST_SCRIPT, LONGEST_SHOWN } from './script-source.ts';
import type { useScript } from './use-script.ts';

/** The field for a script, and what takes its file. */
export function ScriptField({ script }: { readonly script: ReturnType<typeof useScript> }) {
  const t = useWords('script');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { source, at } = script;
  const problem = at.state === 'writing' ? at.problem : undefined;
  const isReading = at.state === 'reading';
  const megabytes = formatNumber(LARGEST_SCRIPT / 1024 ** 2, locale);
  const open = ([file]: readonly File[]) => {
    if (file && !isReading) void script.openFile(file);
  };
  const isLong = source.text.length > LONGEST_SHOWN;
  return (
    <div className={classes.parts}>
      {isLong ? (
        <FormNote
          tone="neutral"
          action={
            <Button variant="default" size="sm" disabled={isReading} onClick={() => script.write('')}>
              {t('clear')}
            </Button>
          }
        >
          {source.name !== undefined && (
            <bdi dir="ltr" className={classes.file}>
              {source.name}
            </bdi>
          )}
          {t('large')}
        </FormNote>
      ) : (
        <div
          onPaste={(event) => {
            if (script.paste(event.clipboardData.getData('text'), LONGEST_SHOWN)) event.preventDefault();
          }}
        >
          <TextArea
            label={t('script')}
            hint={t('scriptHint')}
            name="script"
            rows={8}
            value={source.text}
            isDisabled={isReading}
            onChange={script.write}
          />
        </div>
      )}
      <input
        ref={input}
        type="file"
        name="script-file"
        accept=".txt,.srt,.json,text/plain,application/json"
        className={drop.input}
        aria-label={t('choose')}
        onChange={(event) => {
          open([...(event.currentTarget.files ?? [])]);
          // Allows choosing the same file again.
          event.currentTarget.value = '';
        }}
      />
      <FileDrop className={drop.drop} onFiles={open}>
        <IconUpload size={28} stroke={1.5} aria-hidden="true" />
        <Button variant="default" disabled={isReading} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <p className={classes.quiet}>
          {t('chooseHint', { megabytes, names: joinParts(locale, ...['TXT', 'SRT', 'JSON'].map(isolated)) })}
        </p>
      </FileDrop>
      <ScriptForms />
      {isReading && <output>{t('reading')}</output>}
      {problem && (
        <FormNote tone="error">
          {problem.code === 'failed'
            ? t('failed')
            : t(`problems.${problem.code}`, {
                megabytes,
                name: isolated(problem.name),
                label: isolated('TXT, UTF-8'),
              })}
        </FormNote>
      )}
      <DialogActions>
        <Button loading={isReading} disabled={source.text.trim() === ''} onClick={() => void script.read()}>
          {t('read')}
        </Button>
      </DialogActions>
    </div>
  );
}

/** How scripts are written, with an example of each form. */
function ScriptForms() {
  const t = useWords('script');
  const locale = useLocale();
  return (
    <details className={classes.forms}>
      <summary>{t('forms.title')}</summary>
      {(['lines', 'comic', 'list'] as const).map((form) => (
        <div key={form}>
          <p className={classes.quiet}>{t(`forms.${form}`)}</p>
          <pre lang={locale} className={classes.example}>
            {t(`forms.${form}Example`)}
          </pre>
        </div>
      ))}
    </details>
  );
}
