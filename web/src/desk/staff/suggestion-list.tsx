import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Suggestion } from '@rawi/model/truth/suggestion';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { PageMessage } from '../../core/ui/page-message.tsx';
import { comicName } from '../../domains/comics/comic-name.ts';
import { MuteDialog } from '../../domains/comments/dialogs/mute-dialog.tsx';
import { REPORTED_SUGGESTIONS } from '../../domains/staff/lists.ts';
import { StaffAction } from './staff-action.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';

/** Corrections that readers find wrong in themselves, the longest waiting first. */
export function ReportedSuggestions() {
  const t = useWords('staff');
  return (
    <StaffList
      source={REPORTED_SUGGESTIONS}
      empty={<PageMessage isPart title={t('suggestions.empty.title')} text={t('suggestions.empty.text')} />}
    >
      {(item) => <Row key={item.path} item={item} />}
    </StaffList>
  );
}

function Row({ item }: { readonly item: ListItem<Suggestion> }) {
  const t = useWords('staff');
  const comments = useWords('comments');
  const locale = useLocale();
  const { chapterId, number, page, before, after, note, reason, waitsSince, uid, ...comic } = item.data;
  const [isMuting, setIsMuting] = useState(false);
  const { text, lang } = comicName(comic, locale);
  const judge = (remove: boolean) =>
    callCommunity({ action: 'judgeSuggestion', suggestionId: idOf(item), remove });
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h2 className={classes.name}>
          <Link to={paths.chapter(locale, chapterId, page)}>
            <bdi lang={lang}>{text}</bdi>{' '}
            {t('reports.chapter', { chapter: formatNumber(number, locale, false) })}
          </Link>
        </h2>
        <FactLine>
          <span>{t('reports.page', { page: formatNumber(page, locale) })}</span>
          {reason && <span>{comments(`reasons.${reason}`)}</span>}
          {waitsSince && (
            <time dateTime={waitsSince.toISOString()}>
              {t('reports.sent', { age: formatAge(waitsSince.toISOString(), locale) })}
            </time>
          )}
        </FactLine>
        {[before, after, note].map(
          (words, index) =>
            words !== undefined && (
              // oxlint-disable-next-line react/no-array-index-key -- the three always stand in this order
              <blockquote key={index} className={classes.said}>
                <bdi lang={languageOfScript(words)}>{words}</bdi>
              </blockquote>
            ),
        )}
      </div>
      <div className={classes.actions}>
        <StaffAction done={t('suggestions.removed')} onAct={() => judge(true)}>
          {t('suggestions.remove')}
        </StaffAction>
        <StaffAction done={t('suggestions.kept')} onAct={() => judge(false)}>
          {t('suggestions.keep')}
        </StaffAction>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setIsMuting(true)}>
          {t('suggestions.mute')}
        </Button>
      </div>
      {isMuting && (
        <MuteDialog
          comment={{ author: { uid, name: t('suggestions.whose') } }}
          onClose={() => setIsMuting(false)}
        />
      )}
    </li>
  );
}
