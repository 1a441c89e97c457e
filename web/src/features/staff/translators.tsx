import type { Translator } from '@rawi/model/truth/translator';
import { Link } from 'react-router-dom';
import type { ListItem } from '../../data/live/list-pages.ts';
import { callReview } from '../../data/review-calls.ts';
import { ALL_TRANSLATORS } from '../../data/staff/lists.ts';
import { useSend } from '../../data/use-send.ts';
import { languageOfScript } from '../../lib/comic-name.ts';
import { idOf } from '../../lib/document-id.ts';
import { formatNumber } from '../../lib/format.ts';
import { useWords } from '../../lib/i18n.ts';
import { isolated } from '../../lib/isolated.ts';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { StaffList } from './staff-list.tsx';
import classes from './staff-page.module.css';
import { useStaffProblem } from './use-staff-problem.ts';

/** All translators, with who of them is a professional. */
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
  /** Nobody says it of themselves. */
  readonly isOwn: boolean;
  /** Admins go on to the account. */
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
        <p className={classes.facts}>
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
        </p>
        {problem && (
          <p role="alert" className={classes.problem}>
            {wordsOf(problem)}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <label className={classes.check}>
          <input
            type="checkbox"
            aria-label={t('people.professionalOf', { name: isolated(name) })}
            checked={professional}
            disabled={isSending || isOwn}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              void send(() => callReview({ action: 'setProfessional', uid, professional: checked }));
            }}
          />
          {t('people.professional')}
        </label>
      </div>
    </li>
  );
}
