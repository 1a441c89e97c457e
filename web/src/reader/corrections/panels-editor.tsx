import { Button } from '@mantine/core';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { pagesOf } from '@rawi/model/truth/page-images';
import type { Panel } from '@rawi/model/truth/page-manifest';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { IconButton } from '../../core/ui/icon-button.tsx';
import { type Box, moveItem } from '../../domains/page-editing/boxes.ts';
import { Frame } from '../../domains/page-editing/frame.tsx';
import { FramedPage } from '../../domains/page-editing/framed-page.tsx';
import classes from './corrections.module.css';
import { boxOf, MAX_PANELS, MIN_SIDE, panelOf } from './edit-panels.ts';
import type { SectionProps } from './pairing.tsx';

type Pages = ReturnType<typeof pagesOf>;

/** The box of a panel that is added by button. */
const MIDDLE: Box = { x: 2500, y: 2500, width: 5000, height: 3000 };

interface PanelsEditorProps extends SectionProps {
  readonly page: number;
  /** Opens the editor of all panels of every page. */
  readonly onAll: (page: number) => void;
}

/** Edits a chapter's highlighted panels: draws, moves and resizes them on their pages, and orders them. */
export function PanelsEditor(props: PanelsEditorProps) {
  const t = useWords('corrections');
  const { manifest } = props.chapter;
  if (!manifest) return <p>{t('panels.noImages')}</p>;
  return <Editor {...props} manifest={manifest} pages={pagesOf(manifest)} />;
}

interface EditorProps extends PanelsEditorProps {
  readonly manifest: NonNullable<ChapterPayload['manifest']>;
  readonly pages: Pages;
}

function Editor({ page: first, onAll, draft, onChange, manifest, pages }: EditorProps) {
  const t = useWords('corrections');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const [page, setPage] = useState(Math.min(first, pages.length));
  /** The panel that shows by what it is changed. */
  const [chosen, setChosen] = useState<number>();
  const panels = draft.panels ?? (draft.panels === null ? [] : manifest.panels);
  const change = (next: readonly Panel[]) => onChange({ panels: next });
  const isFull = panels.length >= MAX_PANELS;
  const add = (box: Box) => {
    if (isFull) return;
    change([...panels, { page, ...panelOf(box) }]);
    setChosen(panels.length);
  };
  const remove = (index: number) => {
    change(panels.toSpliced(index, 1));
    setChosen(undefined);
  };
  const move = (index: number, to: number) => {
    change(moveItem(panels, index, to));
    // The one that is chosen stays so where it is or its neighbour is moved.
    if (chosen === index) setChosen(to);
    else if (chosen === to) setChosen(index);
  };
  const reset = () => {
    onChange({ panels: null });
    setChosen(undefined);
  };
  return (
    <>
      <p className={classes.about}>{t('panels.about', { key: isolated('Shift') })}</p>
      <Button variant="default" onClick={() => onAll(page)}>
        {t('panels.all')}
      </Button>
      {draft.panels === null && <output>{t('panels.found')}</output>}
      <PanelList
        panels={panels}
        onShow={(index, shown) => {
          setPage(shown);
          setChosen(index);
        }}
        onMove={move}
        onRemove={remove}
      />
      <div className={classes.buttons}>
        <Button variant="default" disabled={isFull} onClick={() => add(MIDDLE)}>
          {t('panels.add')}
        </Button>
        {draft.panels !== null && (
          <Button variant="default" onClick={reset}>
            {t('panels.reset')}
          </Button>
        )}
      </div>
      {isFull && <p className={classes.about}>{t('panels.full')}</p>}
      <div className={classes.pageChoice}>
        <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          {t('panels.previous')}
        </Button>
        <output>{t('panels.page', { page: number(page), total: number(pages.length) })}</output>
        <Button variant="default" disabled={page >= pages.length} onClick={() => setPage(page + 1)}>
          {t('panels.next')}
        </Button>
      </div>
      <FramedPage
        key={page}
        label={t('panels.page', { page: number(page), total: number(pages.length) })}
        slices={pages[page - 1] ?? []}
        fit="flow"
        least={MIN_SIDE}
        chosen={chosen}
        count={panels.filter((panel) => panel.page === page).length}
        onDraw={isFull ? undefined : add}
        onPress={() => setChosen(undefined)}
      >
        {panels.map(
          (panel, index) =>
            panel.page === page && (
              <Frame
                // oxlint-disable-next-line react/no-array-index-key -- panels are told by their place in the order
                key={index}
                frame={index}
                box={boxOf(panel)}
                label={t('panels.panel', { panel: number(index + 1), page: number(page) })}
                number={number(index + 1)}
                isChosen={chosen === index}
                onChoose={() => setChosen(index)}
                onPlace={(box) => change(panels.with(index, { page, ...panelOf(box) }))}
              />
            ),
        )}
      </FramedPage>
    </>
  );
}

interface PanelListProps {
  readonly panels: readonly Panel[];
  readonly onShow: (index: number, page: number) => void;
  readonly onMove: (index: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** The panels in their order, each with what is done to it. */
function PanelList({ panels, onShow, onMove, onRemove }: PanelListProps) {
  const t = useWords('corrections');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (
    <ol className={classes.panels}>
      {panels.map((panel, index) => {
        const own = number(index + 1);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- panels are told by their place in the order
          <li key={index} className={classes.panelRow}>
            <button
              type="button"
              className={classes.panelName}
              aria-label={t('panels.show', { panel: own })}
              onClick={() => onShow(index, panel.page)}
            >
              {t('panels.panel', { panel: own, page: number(panel.page) })}
            </button>
            <IconButton
              className={classes.step}
              label={t('panels.up', { panel: own })}
              disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            >
              <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton
              className={classes.step}
              label={t('panels.down', { panel: own })}
              disabled={index === panels.length - 1}
              onClick={() => onMove(index, index + 1)}
            >
              <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton
              className={classes.step}
              label={t('panels.remove', { panel: own })}
              onClick={() => onRemove(index)}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
