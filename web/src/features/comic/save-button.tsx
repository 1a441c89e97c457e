import { Button } from '@mantine/core';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { savedComic } from '../../choices/saved-things.ts';
import { useSave } from '../../choices/use-toggles.ts';
import { comicName } from '../../lib/comic-name.ts';
import { useWords } from '../../lib/i18n.ts';
import { isolated } from '../../lib/isolated.ts';
import { useLocale } from '../../lib/locale.ts';
import { classNames } from '../../ui/class-names.ts';
import classes from './comic-header.module.css';

/** Saves the comic, or no longer. */
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
