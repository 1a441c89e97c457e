import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { PageTitle } from '../../../core/ui/page-frame.tsx';
import { ListBoundary } from '../lists/list-states.tsx';
import classes from './my-work.module.css';
import { MyWork } from './my-work.tsx';

/**
 * Everything that a translator has started, submitted and published, with readers' ratings, reports and asks
 * (look.md 6).
 */
export function MyWorkPage() {
  const t = useWords('my-work');
  return (
    <>
      <div className={classes.head}>
        <PageTitle isAlone>{t('title')}</PageTitle>
        <UploadLinks />
      </div>
      <ListBoundary>
        <MyWork />
      </ListBoundary>
    </>
  );
}

/** The links that start new work. */
function UploadLinks() {
  const t = useWords('my-work');
  const locale = useLocale();
  return (
    <div className={classes.begin}>
      <Button component={Link} to={paths.uploadComic(locale)} variant="default">
        {t('uploadComic')}
      </Button>
      <Button
        component={Link}
        to={paths.uploadChapter(locale)}
        leftSection={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
      >
        {t('uploadChapter')}
      </Button>
    </div>
  );
}
