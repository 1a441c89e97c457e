import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { paths } from '../../../core/lib/paths.ts';
import { ListBoundary } from '../lists/list-states.tsx';
import { PageTitle } from '../page-title.tsx';
import classes from './my-work.module.css';
import { MyWork } from './my-work.tsx';

/** All that a translator has begun, handed in and published, what readers say of it and what they ask for (look.md 6). */
export function MyWorkPage() {
  const t = useWords('my-work');
  return (
    <>
      <div className={classes.head}>
        <PageTitle>{t('title')}</PageTitle>
        <UploadLinks />
      </div>
      <ListBoundary>
        <MyWork />
      </ListBoundary>
    </>
  );
}

/** Where work begins. */
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
