import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';

/** `/` focuses the search field: the page's own, or that of the header, or it opens the page that has one. */
export function useSearchKey(header: RefObject<HTMLInputElement | null>): void {
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'))
        return;
      event.preventDefault();
      const own = document.querySelector<HTMLInputElement>('[data-search-field]');
      const field = own ?? header.current;
      // On a phone the header has no room for it.
      if (field?.checkVisibility()) field.focus();
      else void navigate(paths.search(locale));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [header, locale, navigate]);
}
