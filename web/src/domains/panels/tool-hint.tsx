import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { EditAction, Editing, Tool } from './edit-pages.ts';
import classes from './panels-editor.module.css';
import { inPercent } from './use-spoken.ts';

interface ToolHintProps {
  readonly state: Editing;
  readonly onAct: (action: EditAction) => void;
}

/** What the chosen tool waits for; a cut can be placed and done here too. */
export function ToolHint({ state: { tool, chosen }, onAct }: ToolHintProps) {
  const t = useWords('page-panels');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const text = () => {
    if (tool?.of === 'order') return t('hints.order', { place: number(tool.placed + 1) });
    return tool && t(`hints.${tool.of}`);
  };
  return (
    <div className={classes.hint}>
      <output>{text()}</output>
      {tool?.of === 'split' && <CutPlace tool={tool} onAct={onAct} />}
      {tool && (
        <div className={classes.choices}>
          <Button variant="default" onClick={() => onAct({ type: 'tool', tool: undefined })}>
            {t('cancel')}
          </Button>
          {tool.of === 'split' && chosen !== undefined && (
            <Button onClick={() => onAct({ type: 'split', index: chosen, ...tool })}>{t('cut.do')}</Button>
          )}
        </div>
      )}
    </div>
  );
}

interface CutPlaceProps {
  readonly tool: Extract<Tool, { readonly of: 'split' }>;
  readonly onAct: (action: EditAction) => void;
}

/** Where a panel is cut, for keys; the line on the panel follows. */
function CutPlace({ tool, onAct }: CutPlaceProps) {
  const t = useWords('page-panels');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const percent = inPercent(tool.share * 10_000);
  return (
    <input
      ref={field}
      type="range"
      dir="ltr"
      className={classes.range}
      aria-label={t('cut.place')}
      aria-valuetext={t('cut.at', { percent: formatNumber(percent, locale) })}
      min={1}
      max={99}
      value={percent}
      onChange={({ currentTarget }) =>
        onAct({ type: 'tool', tool: { ...tool, share: Number(currentTarget.value) / 100 } })
      }
    />
  );
}
