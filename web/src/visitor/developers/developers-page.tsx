import { OEMBED } from '@rawi/model/routes/embed-addresses';
import { feedPath } from '@rawi/model/routes/feed-addresses';
import { Link } from 'react-router-dom';
import { fillIn } from '../../core/i18n/fill-in.tsx';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { TextPage } from '../../core/ui/page-frame.tsx';
import classes from './developers-page.module.css';
import { examplesAt } from './examples.ts';

/** Where the description of the public interface lies. */
const DOCUMENT = '/data/v1/openapi.json';

/** A word of a program, which has no translation. */
const code = (word: string) => () => (
  <code dir="ltr" lang="en" className={classes.word}>
    {word}
  </code>
);

/** A link to what is no page, which no router knows. */
const file = (href: string) => (words: string) => (
  <a href={href} className={classes.link}>
    {words}
  </a>
);

/** What programs of others may read, and how: the public interface, feeds, and what may be framed. */
export function DevelopersPage({ origin }: { readonly origin: string }) {
  const t = useWords('developers');
  const locale = useLocale();
  const feed = (format: 'atom' | 'json') =>
    feedPath({ locale, topic: { of: 'latest', language: locale }, format });
  const rights = (words: string) => (
    <Link to={paths.copyright(locale)} className={classes.link}>
      {words}
    </Link>
  );
  const filled = (text: string) =>
    fillIn(text, {
      api: code('/data/v1'),
      match: code('If-None-Match'),
      retry: code('Retry-After'),
      opens: code('opens'),
      sunset: code('Sunset'),
      embed: code('embed'),
      frame: code(`/${locale}/embed/comic/…`),
      oembed: code(OEMBED),
      document: file(DOCUMENT),
      atom: file(feed('atom')),
      json: file(feed('json')),
      rights,
    });
  return (
    <TextPage title={t('title')} lead={t('description')} width="narrow">
      <section>
        <h2>{t('start.title')}</h2>
        <p>{filled(t('start.text'))}</p>
      </section>
      <section>
        <h2>{t('example.title')}</h2>
        <p>{t('example.text')}</p>
        {examplesAt(origin).map(([language, code]) => (
          <div key={language}>
            <h3 dir="ltr" lang="en">
              {language}
            </h3>
            <section
              className={classes.code}
              dir="ltr"
              lang="en"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than a phone is scrolled by keyboard, too.
              tabIndex={0}
              aria-label={t('exampleLabel', { language })}
            >
              <pre>
                <code>{code}</code>
              </pre>
            </section>
          </div>
        ))}
      </section>
      <section>
        <h2>{t('care.title')}</h2>
        <p>{filled(t('care.freshness'))}</p>
        <p>{filled(t('care.limit'))}</p>
        <p>{filled(t('care.ages'))}</p>
        <p>{filled(t('care.rights'))}</p>
      </section>
      {(['versions', 'feeds', 'frame'] as const).map((part) => (
        <section key={part}>
          <h2>{t(`${part}.title`)}</h2>
          <p>{filled(t(`${part}.text`))}</p>
        </section>
      ))}
    </TextPage>
  );
}
