import { Button } from '@mantine/core';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { savedComic } from '../../domains/library/saved-things.ts';
import { useSave } from '../../domains/library/use-toggles.ts';
import classes from './comic-header.module.css';

/** Saves the comic, or removes it from the saved items. */
export function SaveButton({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('choices');
  const locale = useLocale();
  const { isOn, toggle } = useSave(savedComic(comic, locale));
  const name = isolated(comicName(comic, locale).text);
  const Icon = isOn ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      size="lg"
      className={classNames(classes.onBand, classes.small)}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      aria-label={t(isOn ? 'savedComic' : 'saveComic', { comic: name })}
      onClick={toggle}
    >
      {t(isOn ? 'saved' : 'save')}
    </Button>
  );
}
