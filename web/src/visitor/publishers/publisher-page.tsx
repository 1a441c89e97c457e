import type { PublisherPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { IconWorld } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { ReadWhole } from '../../core/ui/read-whole.tsx';
import { SectionHead } from '../../core/ui/section.tsx';
import { PublisherBand } from './publisher-band.tsx';
import { PublisherNews } from './publisher-news.tsx';
import classes from './publisher-page.module.css';
import { PublisherSeries } from './publisher-series.tsx';
import { StartHere } from './start-here.tsx';

/** A publisher's page (look.md 14, "18-publisher"); a block without content is left out. */
export function PublisherPage({ publisher }: { readonly publisher: PublisherPayload }) {
  const t = useWords('publishers');
  const locale = useLocale();
  const name = isolated(localize(publisher.name, locale).value);
  return (
    <>
      <PublisherBand publisher={publisher} />
      {publisher.start && <StartHere comic={publisher.start} />}
      <ReadWhole of="opening" />
      {publisher.comics.length > 0 ? (
        <PublisherSeries publisher={publisher} />
      ) : (
        <PageMessage title={t('noComics.title')} text={t('noComics.text', { name })} isPart />
      )}
      <div className={classes.foot}>
        <PublisherNews comics={publisher.comics} />
        <PublisherAbout publisher={publisher} />
      </div>
    </>
  );
}

/** The publisher's description, and its links. */
function PublisherAbout({ publisher: { description, website } }: { readonly publisher: PublisherPayload }) {
  const t = useWords('publishers');
  const locale = useLocale();
  if (!description && website === undefined) return null;
  const text = description && localize(description, locale);
  return (
    <section>
      <SectionHead title={t('about')} isTight />
      {text && (
        <p className={classes.text} lang={text.locale} dir="auto">
          {text.value}
        </p>
      )}
      {website !== undefined && (
        <a href={website} rel="nofollow noopener" className={classes.website}>
          <IconWorld size={20} stroke={1.75} aria-hidden="true" />
          <bdi dir="ltr">{new URL(website).hostname}</bdi>
        </a>
      )}
    </section>
  );
}
