import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useWords } from '../../../lib/i18n.ts';
import { useLocale } from '../../../lib/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { PageTitle } from '../page-title.tsx';
import { TAB_ICONS } from '../tabs.ts';
import classes from './empty-list.module.css';

interface EmptyListProps {
  readonly list: 'history' | 'savedItems' | 'following' | 'comments';
}

/** A list of the account with nothing in it yet: what will stand here, and where to begin. */
export function EmptyList({ list }: EmptyListProps) {
  const t = useWords('account');
  const locale = useLocale();
  const Icon = TAB_ICONS[list];
  const to = list === 'following' ? paths.mostRead(locale) : paths.latest(locale);
  return (
    <>
      <PageTitle>{t(`tabs.${list}`)}</PageTitle>
      <div className={classes.empty}>
        <div className={classes.art} aria-hidden="true">
          <Panels />
          <Icon size={44} stroke={1.75} className={classes.icon} />
        </div>
        <h2 className={classes.title}>{t(`empty.${list}.title`)}</h2>
        <p className={classes.text}>{t(`empty.${list}.text`)}</p>
        <Button component={Link} to={to} size="lg">
          {t(`empty.${list}.action`)}
        </Button>
      </div>
    </>
  );
}

/** Three covers that are not there yet, in the slant of the home page. */
function Panels() {
  return (
    <svg viewBox="0 0 260 176" width="260" height="176">
      <defs>
        <pattern
          id="empty-dots"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle cx="3" cy="3" r="1.6" className={classes.dot} />
        </pattern>
      </defs>
      <path className={classes.panel} d="M8 30h72l-16 132H8z" />
      <path fill="url(#empty-dots)" d="M8 30h72l-16 132H8z" />
      <path className={classes.panel} d="M180 30h72v132h-56z" />
      <path fill="url(#empty-dots)" d="M180 30h72v132h-56z" />
      <path className={classes.front} d="M88 6h84l16 164H72z" />
      <path
        className={classes.balloon}
        d="M100 38h60a10 10 0 0 1 10 10v58a10 10 0 0 1-10 10h-26l-18 18v-18h-16a10 10 0 0 1-10-10V48a10 10 0 0 1 10-10z"
      />
    </svg>
  );
}
