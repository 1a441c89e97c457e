import { lazy, useState } from 'react';
import { isKept } from '../../core/device/device-store.ts';
import { withWords } from '../../core/i18n/i18n.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { useReaderWords } from '../reader-words.ts';
import { useScreen } from '../use-screen.ts';
import type { PageTextProps } from './page-text.tsx';
import classes from './text-slot.module.css';

const PageText = lazy(() => withWords(import('./page-text.tsx'), 'page-text'));

/**
 * The first control of the pages: whoever cannot see them asks for their text. Seen once it has the focus. It comes with the app: before that it
 * could ask for nothing, and its styles would be sent with every chapter.
 */
export function TextControl({ onAsk }: { readonly onAsk: () => void }) {
  const { t, direction } = useReaderWords();
  if (!useIsHere()) return null;
  return (
    <button type="button" className={classes.ask} dir={direction} onClick={onAsk}>
      {t('readText')}
    </button>
  );
}

/** The text of a chapter's pages, once somebody asks for it here, or has asked for that of every chapter. */
export function TextSlot(props: PageTextProps) {
  const [isAsked, setAsked] = useState(props.isOpen);
  if (props.isOpen && !isAsked) setAsked(true);
  // Where anything is set, the settings say whether the text is asked for; the server knows of none.
  if (!(useIsHere() && isKept('text')) && !isAsked) return null;
  return (
    <PagePart missing={null}>
      <PageText {...props} />
    </PagePart>
  );
}

/** Whether this is a browser, whose screen has a width: the server knows of none, and a served page begins as it was served. */
const useIsHere = () => useScreen().width > 0;
