import { Button } from '@mantine/core';
import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { fold, isFoundBy, queryKey } from '@rawi/model/text/fold';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize } from '@rawi/model/text/localized';
import { smallestPicture } from '@rawi/model/truth/picture';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { useList } from '../../core/live/use-list.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { TextField } from '../../core/ui/text-field.tsx';
import { comicsFoundBy } from '../../domains/asks/ask-lists.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { UNASKED } from '../../domains/ratings/showing.ts';
import { proposedComicsOf } from '../../domains/submissions/own-submissions.ts';
import classes from './chapter-form.module.css';

export type ChosenComic = Pick<ChapterContent, 'comic' | 'proposed'>;

interface ComicFieldProps {
  readonly uid: string;
  readonly chosen: ChosenComic;
  readonly error: string | undefined;
  readonly onChoose: (chosen: ChosenComic) => void;
}

/** The field for the comic: found by any of its names while one types, or one's own that is in review. */
export function ComicField({ uid, chosen, error, onChoose }: ComicFieldProps) {
  const t = useWords('upload-chapter');
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const key = queryKey(text);
  if (chosen.comic || chosen.proposed) {
    return <ChosenComicName chosen={chosen} onChange={() => onChoose({ comic: null, proposed: null })} />;
  }
  const choose = (comic: ChosenComic) => {
    setText('');
    onChoose(comic);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const handleKey = ({ key: pressed }: KeyboardEvent) => {
    if (pressed === 'Escape') setIsOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it follows the focus of the controls in it
    <div className={classes.field} onFocus={() => setIsOpen(true)} onBlur={handleBlur} onKeyDown={handleKey}>
      <TextField
        name="comic"
        label={t('comic.label')}
        hint={t('comic.hint')}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setIsOpen(true);
        }}
        autoComplete="off"
        error={error}
        isRequired
      />
      {isOpen && (
        // Pressing a comic leaves the focus where it is: some browsers give it to no button, and the list would close before the click.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it are pressed
        <div className={classes.float} onMouseDown={(event) => event.preventDefault()}>
          <ProposedComics uid={uid} typed={text} onChoose={choose} />
          {key !== undefined && <FoundComics key={key} searchKey={key} typed={text} onChoose={choose} />}
        </div>
      )}
    </div>
  );
}

function ChosenComicName({
  chosen: { comic, proposed },
  onChange,
}: {
  readonly chosen: ChosenComic;
  readonly onChange: () => void;
}) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const name = comic
    ? comicName(comic, locale)
    : { text: proposed?.series ?? '', lang: languageOfScript(proposed?.series ?? '') };
  return (
    <div className={classes.field}>
      <span className={classes.label}>{t('comic.label')}</span>
      <div className={classes.chosen}>
        {comic && (
          <Cover
            image={thumbnailSource(comic.picture)}
            rating={UNASKED}
            sizes="40px"
            className={classes.cover}
          />
        )}
        <span className={classes.about}>
          <bdi lang={name.lang} className={classes.name}>
            {name.text}
          </bdi>
          {proposed && <span className={classes.note}>{t('comic.proposed')}</span>}
        </span>
        <Button variant="default" onClick={onChange}>
          {t('comic.change')}
        </Button>
      </div>
    </div>
  );
}

interface ChoicesProps {
  readonly typed: string;
  readonly onChoose: (chosen: ChosenComic) => void;
}

function FoundComics({ searchKey, typed, onChoose }: ChoicesProps & { readonly searchKey: string }) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const comics = useList(comicsFoundBy(searchKey)).items?.filter(({ data }) =>
    isFoundBy(data.searchKeys, typed),
  );
  if (comics?.length === 0) return <p className={classes.none}>{t('comic.none')}</p>;
  return (
    <ul className={classes.found}>
      {comics?.map((item) => {
        const { slug, series, names, cover } = item.data;
        const picture = smallestPicture(localize(cover, DEFAULT_LOCALE).value);
        const name = comicName(item.data, locale);
        const comic = { comicId: idOf(item), slug, series, names, picture };
        return (
          <li key={item.path}>
            <button
              type="button"
              className={classes.option}
              onClick={() => onChoose({ comic, proposed: null })}
            >
              <Cover
                image={thumbnailSource(picture)}
                rating={UNASKED}
                sizes="40px"
                className={classes.cover}
              />
              <bdi lang={name.lang}>{name.text}</bdi>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** One's own comics that are not published yet: chapters may already be added to them. */
function ProposedComics({ uid, typed, onChoose }: ChoicesProps & { readonly uid: string }) {
  const t = useWords('upload-chapter');
  const own = useList(proposedComicsOf(uid)).items?.flatMap(({ path, data }) =>
    data.kind === 'comic' ? [{ id: idOf({ path }), series: data.content.series }] : [],
  );
  const shown = own?.filter(({ series }) => series !== '' && fold(series).includes(fold(typed)));
  if (!shown || shown.length === 0) return null;
  return (
    <ul className={classes.found} aria-label={t('comic.own')}>
      {shown.map(({ id, series }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.option}
            onClick={() => onChoose({ comic: null, proposed: { submissionId: id, series } })}
          >
            <bdi lang={languageOfScript(series)}>{series}</bdi>
            <span className={classes.note}>{t('comic.proposed')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
