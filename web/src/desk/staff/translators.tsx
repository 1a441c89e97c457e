import { languageOfScript } from '@rawi/model/text/language-of-script';
import type { Translator } from '@rawi/model/truth/translator';
import { Link } from 'react-router-dom';
import { useSend } from '../../core/forms/use-send.ts';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { paths } from '../../core/lib/paths.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import { callReview } from '../../core/session/review-calls.ts';
import { CheckLine } from '../../core/ui/check-line.tsx';
import { FactLine } from '../../core/ui/fact-line.tsx';
import { ALL_TRANSLATORS } from '../../domains/staff/lists.ts';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { useStaffProblem } from './use-staff-problem.ts';

/** All translators, with a mark for professionals. */
export function Translators({ uid, isAdmin }: { readonly uid: string; readonly isAdmin: boolean }) {
  const t = useWords('staff');
  return (
    <StaffList source={ALL_TRANSLATORS} empty={<p className={classes.none}>{t('people.noTranslators')}</p>}>
      {(item) => <TranslatorRow key={item.path} item={item} isOwn={idOf(item) === uid} isAdmin={isAdmin} />}
    </StaffList>
  );
}

interface TranslatorRowProps {
  readonly item: ListItem<Translator>;
  /** Reviewers cannot set the mark for themselves. */
  readonly isOwn: boolean;
  /** Admins get a link to the account. */
  readonly isAdmin: boolean;
}

function TranslatorRow({ item, isOwn, isAdmin }: TranslatorRowProps) {
  const t = useWords('staff');
  const locale = useLocale();
  const wordsOf = useStaffProblem();
  const { isSending, problem, send } = useSend();
  const uid = idOf(item);
  const { name, level, publishedChapters, professional } = item.data;
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <Link to={paths.translator(locale, uid)}>
            <bdi lang={languageOfScript(name)}>{name}</bdi>
          </Link>
        </h3>
        <FactLine>
          <span>{t('people.level', { level: formatNumber(level, locale) })}</span>
          <span>
            {t('people.chapters', {
              count: publishedChapters,
              number: formatNumber(publishedChapters, locale),
            })}
          </span>
          {isAdmin && (
            <span>
              <Link to={paths.staff(locale, 'people', { person: uid })}>{t('accounts.account')}</Link>
            </span>
          )}
        </FactLine>
        {problem && (
          <p role="alert" className={classes.problem}>
            {wordsOf(problem)}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <CheckLine
          aria-label={t('people.professionalOf', { name: isolated(name) })}
          isChecked={professional}
          disabled={isSending || isOwn}
          onChange={(isChecked) =>
            void send(() => callReview({ action: 'setProfessional', uid, professional: isChecked }))
          }
        >
          {t('people.professional')}
        </CheckLine>
      </div>
    </li>
  );
}
