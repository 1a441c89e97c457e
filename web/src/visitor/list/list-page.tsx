import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { ListPayload, ShownEntry } from '@rawi/model/pages/list-payload';
import type { UpdatedComic } from '@rawi/model/pages/updates-payload';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNeedsNetwork } from '../../core/network/on-device.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import list from '../../core/ui/list-page.module.css';
import { OneLine } from '../../core/ui/one-line.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { PlainLink } from '../../core/ui/plain-button.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { Folded } from '../../domains/comments/folded.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import { listText } from '../../domains/lists/list-text.ts';
import { Avatar } from '../../domains/people/avatar.tsx';
import { ReaderLink } from '../../domains/people/reader-link.tsx';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import { chapterInOrder } from '../../domains/shelves/chapter-in-order.ts';
import { ListActions } from './list-actions.tsx';
import classes from './list-page.module.css';

/**
 * A list that everybody may see; one that several readers have reported is folded until somebody opens it, and so is that of somebody
 * whom its reader has blocked.
 */
export function ListPage({ page }: { readonly page: ListPayload }) {
  const t = useWords('lists');
  const { isBlocked } = useLibrary();
  const { owner } = page;
  const blocked = owner.kind === 'person' && isBlocked(owner.uid) ? owner.name : undefined;
  if (!page.folded && blocked === undefined) return <OpenList page={page} />;
  return (
    <>
      <h1 className={list.title} tabIndex={-1}>
        {t('kind')}
      </h1>
      <Folded text={blocked === undefined ? t('isFolded') : t('isBlocked', { name: isolated(blocked) })}>
        <OpenList page={page} isPart />
      </Folded>
    </>
  );
}

/** What it says, whose it is, and its comics and chapters in their order. */
function OpenList({ page, isPart = false }: { readonly page: ListPayload; readonly isPart?: boolean }) {
  const t = useWords('lists');
  const locale = useLocale();
  const name = listText(page.name, locale);
  const note = page.note === undefined ? undefined : listText(page.note, locale);
  const comics = new Map(page.comics.map((comic) => [comic.id, comic]));
  const known = page.entries.flatMap((entry) => {
    const comic = comics.get(entry.comic);
    if (!comic) return [];
    const ageRating = entry.kind === 'comic' ? comic.ageRating : ratingOfChapter(comic, entry);
    return [{ entry, comic, ageRating }];
  });
  const { listed, leftOut } = useListed(known);
  // Of a list that is folded the page has a title already.
  const Title = isPart ? 'h2' : 'h1';
  return (
    <article className={classes.page}>
      <p className={classes.kind}>{t('kind')}</p>
      <Title className={list.title} tabIndex={-1}>
        <bdi lang={languageOfScript(name)}>{name}</bdi>
      </Title>
      {note !== undefined && (
        <p className={classes.note} dir="auto" lang={languageOfScript(note)}>
          {note}
        </p>
      )}
      <Owner page={page} />
      <ListActions page={page} name={name} />
      {page.entries.length === 0 ? (
        <PageMessage
          isPart
          title={t('empty.title')}
          text={t('empty.text')}
          action={<PlainLink to={paths.comics(locale)}>{t('empty.action')}</PlainLink>}
        />
      ) : (
        <ol className={classes.grid}>
          {listed.map(({ entry, comic }, index) => {
            const key = entry.kind === 'comic' ? entry.comic : `chapter:${entry.id}`;
            return <Entry key={key} listId={page.id} entry={entry} comic={comic} place={index + 1} />;
          })}
        </ol>
      )}
      <LeftOut count={leftOut} />
    </article>
  );
}

/** Whose it is, as their comments show them, and how much there is of it. */
function Owner({ page: { owner, entries, followers } }: { readonly page: ListPayload }) {
  const t = useWords('lists');
  const locale = useLocale();
  return (
    <div className={classes.owner}>
      {owner.kind === 'person' ? (
        <>
          <Avatar name={owner.name} photo={owner.photo} size={32} />
          <span>{fillIn(t('by'), { name: () => nameOf(owner) })}</span>
        </>
      ) : (
        <span className={classes.name}>{t('ofSite')}</span>
      )}
      <span>{t('entries', { count: entries.length, number: formatNumber(entries.length, locale) })}</span>
      {followers > 0 && (
        <span>{t('followers', { count: followers, number: formatNumber(followers, locale) })}</span>
      )}
    </div>
  );
}

function nameOf({ uid, name, page }: Extract<ListPayload['owner'], { kind: 'person' }>) {
  return page ? (
    <ReaderLink reader={{ uid, name }} className={classes.name} />
  ) : (
    <bdi className={classes.name} lang={languageOfScript(name)}>
      {name}
    </bdi>
  );
}

interface EntryProps {
  readonly listId: string;
  readonly entry: ShownEntry;
  readonly comic: UpdatedComic;
  /** From 1. */
  readonly place: number;
}

function Entry({ listId, entry, comic, place }: EntryProps) {
  const t = useWords('lists');
  const locale = useLocale();
  const name = comicName(comic, locale);
  const path = entry.kind === 'comic' ? paths.comic(locale, comic.slug) : paths.chapter(locale, entry.id);
  const isAway = useNeedsNetwork(path);
  const to = entry.kind === 'comic' ? path : chapterInOrder(locale, entry.id, { kind: 'public', listId });
  return (
    <li {...ageMark(entry.kind === 'chapter' ? ratingOfChapter(comic, entry) : comic.ageRating)}>
      <Link to={to} className={classes.entry} data-away={isAway || undefined}>
        <Cover
          image={thumbnailSource(localize(comic.cover, locale).value)}
          rating={comic.ageRating}
          sizes="(max-width: 639.98px) 45vw, 190px"
          isFirst={place <= 2}
          className={classes.cover}
        />
        <span className={classes.words}>
          <span className={classes.number}>{formatNumber(place, locale)}</span>
          <span className={classes.title}>
            <OneLine text={name.text} lang={name.lang} />
          </span>
          {entry.kind === 'chapter' && (
            <span className={classes.chapter}>
              {t('chapterIn', {
                number: formatNumber(entry.number, locale),
                language: LANGUAGE_NAMES[entry.language][locale],
              })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
