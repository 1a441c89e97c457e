import { fieldsOfKind } from '@rawi/model/lists/comic-fields';
import type { ComicContent } from '@rawi/model/truth/submission-content';
import { useWords } from '../../core/i18n/i18n.ts';
import { CheckList, type CheckState } from '../../domains/submissions/check-list.tsx';
import { COVER_CHECKS, type CoverStatus } from '../../domains/submissions/cover/cover-status.ts';
import type { ComicErrors } from './check-comic.ts';
import classes from './comic-form.module.css';

interface ComicChecksProps {
  readonly content: ComicContent;
  readonly errors: ComicErrors;
  readonly cover: CoverStatus;
  readonly isWhole: boolean;
}

const NEEDED = fieldsOfKind('title', 'one', 'several', 'rating');

/** The checklist beside the form: what a comic needs before it can be submitted. */
export function ComicChecks({ content, errors, cover, isWhole }: ComicChecksProps) {
  const t = useWords('upload-comic');
  const stateOf = (name: (typeof NEEDED)[number]): CheckState => {
    const { [name]: error } = errors;
    if (error === undefined) return 'passed';
    return error === 'required' || isEmpty(content[name]) ? 'open' : 'wrong';
  };
  const [series, ...others] = NEEDED.map((key) => ({ key, state: stateOf(key), text: t(`checks.${key}`) }));
  const coverCheck = {
    key: 'cover',
    state: COVER_CHECKS[cover.state],
    text: t(`checks.cover.${cover.state}`),
  };
  const checks = [...(series ? [series] : []), coverCheck, ...others];
  return (
    <CheckList title={t('checks.title')} checks={checks}>
      <p className={classes.review}>
        {t(isWhole && cover.state === 'good' ? 'checks.ready' : 'checks.review')}
      </p>
    </CheckList>
  );
}

const isEmpty = (value: ComicContent[(typeof NEEDED)[number]]) =>
  value === null || (typeof value !== 'object' ? value === '' : 'length' in value && value.length === 0);
