import { SEARCH_TEXT_LENGTH } from '@rawi/model/constants';
import { type FormEvent, type KeyboardEvent, lazy, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { SearchBox } from '../../core/ui/search-box.tsx';
import classes from './header-search.module.css';
import { useSearchKey } from './use-search-key.ts';

/** The code that finds comics is loaded when the field is first used. */
const loadResults = () => import('../../visitor/search/quick-results.tsx');
const QuickResults = lazy(loadResults);

/**
 * The header's search field: it finds comics while one types, and Enter opens the page of all results. `/`
 * focuses it.
 */
export function HeaderSearch() {
  const t = useWords('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const { key } = useLocation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: '', at: key });
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [links, setLinks] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  useSearchKey(input);
  // Text typed on another page is dropped, unless somebody is typing while this page arrives.
  const text = typed.at === key || isFocused ? typed.text : '';
  const setText = (next: string) => setTyped({ text: next, at: key });
  const isShown = isOpen && text.trim() !== '';
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const go = (to: string) => {
    close();
    setText('');
    input.current?.blur();
    void navigate(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = isShown ? links[active] : undefined;
    go(chosen ?? paths.search(locale, text.trim() === '' ? {} : { q: text }));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The first Escape closes the list, the second clears the text.
      if (isShown) close();
      else setText('');
    }
    const step = STEPS[event.key];
    if (step === undefined || !isShown || links.length === 0) return;
    event.preventDefault();
    // After the last result comes none (the text itself), then the first again.
    setActive((before) => ((before + 1 + step + links.length + 1) % (links.length + 1)) - 1);
  };
  return (
    <search className={classes.search}>
      <form action={paths.search(locale)} onSubmit={submit}>
        <SearchBox
          size="header"
          name="q"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input is made of it.
          role="combobox"
          aria-label={t('searchField')}
          aria-expanded={isShown}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          enterKeyHint="search"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('searchField')}
          maxLength={SEARCH_TEXT_LENGTH}
          value={text}
          inputRef={input}
          onChange={(next) => {
            setText(next);
            setActive(-1);
            setIsOpen(true);
          }}
          onFocus={() => {
            void loadResults();
            setIsFocused(true);
            setText(text);
          }}
          onBlur={() => {
            close();
            setIsFocused(false);
            setText(text);
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={handleKey}
        >
          <kbd className={classes.key} aria-hidden="true">
            /
          </kbd>
        </SearchBox>
        <div id={`${id}-results`} className={classes.panel} hidden={!isShown}>
          {isShown && (
            <PagePart>
              <QuickResults id={id} text={text} active={active} onFound={setLinks} onChoose={go} />
            </PagePart>
          )}
        </div>
      </form>
    </search>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
