import { Button } from '@mantine/core';
import {
  isTag,
  TAG_KIND_NAMES,
  TAG_KINDS,
  type Tag,
  type TagKind,
  tagName,
  tagsOfKind,
} from '@rawi/model/lists/comic-tags';
import { LIST_COMMAS } from '@rawi/model/lists/locales';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { TAGGING } from '@rawi/model/truth/tagging';
import { lazy, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useSession } from '../../core/session/session.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import pills from '../../core/ui/pills.module.css';
import { SectionHead } from '../../core/ui/section.tsx';
import { useLibrary } from '../../domains/library/library.ts';
import { useChoose } from '../../domains/library/use-choose.ts';
import classes from './comic-tags.module.css';

/** Lazy: it brings the schemas of the calls, which nothing else here needs. */
const VerifyFirst = lazy(() => import('../../domains/people/verify-first.tsx'));

/** The tags that readers agree on, and those that one proposes oneself. */
export default function ComicTags({ comic }: { readonly comic: ComicPayload }) {
  const t = useWords('comments');
  const locale = useLocale();
  const most = { count: TAGGING.shownFrom, number: formatNumber(TAGGING.shownFrom, locale) };
  return (
    <section className={classes.section} aria-label={t('tags.title')}>
      <SectionHead isTight title={t('tags.title')} />
      <p className={classes.about}>{comic.tags ? t('tags.shown') : t('tags.none', most)}</p>
      {comic.tags && (
        <ul className={classes.tags}>
          {comic.tags.map(({ id, name }) => {
            const shown = localize(name, locale);
            return (
              <li key={id}>
                <Link to={paths.search(locale, { tag: id })} className={classes.tag}>
                  <bdi lang={shown.locale}>{shown.value}</bdi>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <OwnTags comic={comic} />
    </section>
  );
}

/** What this reader proposes; it needs a confirmed address, and a visitor is asked to log in. */
function OwnTags({ comic: { id, series, names } }: { readonly comic: ComicPayload }) {
  const t = useWords('comments');
  const locale = useLocale();
  const choose = useChoose();
  const panel = useId();
  const [isOpen, setIsOpen] = useState(false);
  const library = useLibrary();
  const own = library.tagsOf(id).filter(isTag);
  // All of them are written together: a press would put itself in the place of those that are not read yet.
  const isRead = library.state === 'ready' || library.state === 'visitor';
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const isUnverified = user?.emailVerified === false;
  const isFull = own.length >= TAGGING.proposed;
  const most = { count: TAGGING.proposed, number: formatNumber(TAGGING.proposed, locale) };
  const toggle = (tag: Tag) => {
    const next = own.includes(tag) ? own.filter((other) => other !== tag) : [...own, tag];
    const value = next.length === 0 ? null : next;
    choose({ kind: 'tagComic', comicId: id, comic: { series, names }, value });
  };
  return (
    <div className={classes.own}>
      {own.length > 0 && (
        <p className={classes.mine}>
          {t('tags.own', { tags: own.map((tag) => tagName(tag)?.[locale]).join(LIST_COMMAS[locale]) })}
        </p>
      )}
      <Button
        variant="default"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'tags.close' : 'tags.propose')}
      </Button>
      {isOpen && (
        <div id={panel} className={classes.panel}>
          {user && isUnverified && (
            <PagePart>
              <VerifyFirst email={user.email} text={t('tags.verify', { email: isolated(user.email) })} />
            </PagePart>
          )}
          <p className={classes.about} aria-live="polite">
            {library.state === 'failed' ? t('tags.unread') : t(isFull ? 'tags.full' : 'tags.how', most)}
          </p>
          {TAG_KINDS.map((kind) => (
            <TagPills
              key={kind}
              kind={kind}
              own={own}
              isDisabled={(tag) => !isRead || isUnverified || (isFull && !own.includes(tag))}
              onPress={toggle}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface TagPillsProps {
  readonly kind: TagKind;
  readonly own: readonly Tag[];
  readonly isDisabled: (tag: Tag) => boolean;
  readonly onPress: (tag: Tag) => void;
}

/** The tags of one kind, of which any number is pressed. */
function TagPills({ kind, own, isDisabled, onPress }: TagPillsProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <fieldset className={pills.group} aria-labelledby={id}>
      <span id={id} className={pills.label}>
        {TAG_KIND_NAMES[kind][locale]}
      </span>
      <div className={pills.pills}>
        {tagsOfKind(kind).map((tag) => (
          <button
            key={tag}
            type="button"
            className={pills.pill}
            aria-pressed={own.includes(tag)}
            disabled={isDisabled(tag)}
            onClick={() => onPress(tag)}
          >
            {tagName(tag)?.[locale]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
