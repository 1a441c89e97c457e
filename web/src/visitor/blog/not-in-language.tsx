import { Button } from '@mantine/core';
import { LANGUAGE_NAMES } from '@rawi/model/lists/languages';
import type { BlogCard } from '@rawi/model/pages/blog-payloads';
import { localize } from '@rawi/model/text/localized';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';

/**
 * Shown in place of an article that the page's language does not have: says so, and links to the language
 * that does.
 */
export function NotInLanguage({ slug, texts }: Pick<BlogCard, 'slug' | 'texts'>) {
  const t = useWords('blog');
  const locale = useLocale();
  const { locale: other } = localize(texts, locale);
  return (
    <PageMessage
      title={t('otherLanguage.title')}
      text={t('otherLanguage.text')}
      action={
        <>
          <Button component={Link} to={paths.blog(other, slug)}>
            {t('otherLanguage.read', { language: LANGUAGE_NAMES[other][locale] })}
          </Button>
          <Button component={Link} to={paths.blogs(locale)} variant="default">
            {t('toTheBlog')}
          </Button>
        </>
      }
    />
  );
}
