import type { PublisherPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { IconWorld } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { SectionHead } from '../../core/ui/section.tsx';
import classes from './publisher-about.module.css';

/** The publisher's description, and its links. */
export function PublisherAbout({
  publisher: { description, website },
}: {
  readonly publisher: PublisherPayload;
}) {
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
