import type { TranslatorPayload, TranslatorWork } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { imageSource } from '../../data/files.ts';
import type { ShownParts } from '../../data/use-parts.ts';
import { comicName } from '../../lib/comic-name.ts';
import { useWords } from '../../lib/i18n.ts';
import { isolated } from '../../lib/isolated.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useNewItems } from '../../lib/use-new-items.ts';
import { ComicCard } from '../../ui/comic-card.tsx';
import { MoreItems } from '../../ui/more-items.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { useWorkCaption } from './work-caption.ts';
import classes from './works.module.css';

const SIZES = '(max-width: 640px) 46vw, (max-width: 900px) 30vw, (max-width: 1200px) 23vw, 251px';

interface WorksProps {
  readonly translator: TranslatorPayload;
  readonly works: ShownParts<TranslatorWork>;
}

/** The comics that they have translated, with the newest chapters first. */
export function Works({ translator, works: shown }: WorksProps) {
  const t = useWords('translator');
  const locale = useLocale();
  const caption = useWorkCaption();
  const { list, add } = useNewItems();
  if (shown.items.length === 0) {
    const name = isolated(translator.name);
    return <PageMessage title={t('empty.title')} text={t('empty.text', { name })} isPart />;
  }
  return (
    <>
      <ul ref={list} className={classes.grid}>
        {shown.items.map((work, index) => {
          const name = comicName(work, locale);
          return (
            <li key={work.slug}>
              <ComicCard
                to={paths.comic(locale, work.slug)}
                image={imageSource(localize(work.cover, locale).value)}
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
