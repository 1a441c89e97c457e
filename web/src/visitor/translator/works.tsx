import type { TranslatorPayload, TranslatorWork } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import type { ShownParts } from '../../core/data/use-parts.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { useNewItems } from '../../core/lib/use-new-items.ts';
import { imageSource } from '../../core/pages/files.ts';
import { MoreItems } from '../../core/ui/more-items.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { ComicCard } from '../../domains/comics/comic-card.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { LeftOut } from '../../domains/ratings/left-out.tsx';
import { ageMark, useListed } from '../../domains/ratings/showing.ts';
import { useWorkCaption } from '../../domains/translators/work-caption.ts';
import classes from './works.module.css';

const SIZES = '(max-width: 640px) 46vw, (max-width: 900px) 30vw, (max-width: 1200px) 23vw, 251px';

interface WorksProps {
  readonly translator: TranslatorPayload;
  readonly works: ShownParts<TranslatorWork>;
}

/** The comics that the translator has worked on, with the newest chapters first. */
export function Works({ translator, works: shown }: WorksProps) {
  const t = useWords('translator');
  const locale = useLocale();
  const caption = useWorkCaption();
  const { list, add } = useNewItems();
  const { listed, leftOut } = useListed(shown.items);
  if (shown.items.length === 0) {
    const name = isolated(translator.name);
    return <PageMessage title={t('empty.title')} text={t('empty.text', { name })} isPart />;
  }
  return (
    <>
      <ul ref={list} className={classes.grid}>
        {listed.map((work, index) => {
          const name = comicName(work, locale);
          return (
            <li key={work.slug} {...ageMark(work.ageRating)}>
              <ComicCard
                to={paths.comic(locale, work.slug)}
                image={imageSource(localize(work.cover, locale).value)}
                rating={work.ageRating}
                sizes={SIZES}
                title={name.text}
                titleLang={name.lang}
                caption={caption(work).map((line) => (
                  <span key={line} className={classes.line}>
                    {line}
                  </span>
                ))}
                isFirst={index < 2}
              />
            </li>
          );
        })}
      </ul>
      <LeftOut count={leftOut} />
      {shown.hasMore && (
        <MoreItems
          label={t('works.more')}
          failed={shown.hasFailed ? t('works.moreFailed') : undefined}
          isLoading={shown.isLoading}
          onMore={() => void add(shown.more)}
        />
      )}
    </>
  );
}
