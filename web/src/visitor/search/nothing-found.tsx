import { Button } from '@mantine/core';
import { chosenCount, type SearchRequest } from '@rawi/model/search/search-request';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { Link } from 'react-router-dom';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { paths } from '../../core/lib/paths.ts';
import { PageMessage } from '../../core/ui/page-message.tsx';

interface NothingFoundProps {
  readonly request: SearchRequest;
  /** Whether translators were found all the same. */
  readonly hasTranslators: boolean;
  readonly onClearText: () => void;
  readonly onClearChoices: () => void;
}

/** Shown if no comic matches: offers to drop filters, or to ask for the comic. */
export function NothingFound({ request, hasTranslators, onClearText, onClearChoices }: NothingFoundProps) {
  const t = useWords('search');
  const locale = useLocale();
  const title = request.text.trim();
  const isNarrowed = chosenCount(request) > 0;
  const shown = languageOfScript(title) === locale ? title : isolated(title);
  if (title === '' && !isNarrowed)
    return <PageMessage isPart title={t('empty.title')} text={t('empty.text')} />;
  return (
    <PageMessage
      isPart
      title={
        title === '' ? t('none.chosen') : t(hasTranslators ? 'none.noComic' : 'none.title', { query: shown })
      }
      text={t(isNarrowed ? 'none.narrowed' : 'none.text')}
      action={
        <>
          {isNarrowed && <Button onClick={onClearChoices}>{t('none.clear')}</Button>}
          {title !== '' && (
            <Button
              component={Link}
              to={paths.askForNew(locale, title)}
              variant={isNarrowed ? 'default' : 'filled'}
            >
              {t('none.ask')}
            </Button>
          )}
          {title !== '' && (
            <Button variant="subtle" onClick={onClearText}>
              {t('clearText')}
            </Button>
          )}
        </>
      }
    />
  );
}
