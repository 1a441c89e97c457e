import { Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { isolated } from '../../core/i18n/isolated.ts';
import { thumbnailSource } from '../../core/pages/files.ts';
import { comicName } from '../../domains/comics/comic-name.ts';
import { Cover } from '../../domains/comics/cover.tsx';
import { orderPage } from '../../domains/shelves/order-address.ts';
import classes from '../end-card/end-card.module.css';
import { useReaderWords } from '../reader-words.ts';
import type { OrderState, WayStop } from './use-way.ts';
import { openInstead } from './way-link.tsx';

type ReadyOrder = Extract<OrderState, { state: 'ready' }>;

interface OrderOnProps {
  readonly state: ReadyOrder;
  readonly next: WayStop | undefined;
}

/** The half of the end card that leads on in the order of a list, or says that the list is through. */
export function OrderOn({ state, next }: OrderOnProps) {
  const words = useReaderWords();
  const { t, locale } = words;
  const { order, step, next: entry } = state;
  const page = orderPage(locale, order.of);
  const passed = step.passed > 0 && (
    <p className={classes.note}>
      {t(next ? 'order.passed' : 'order.passedEnd', {
        count: step.passed,
        number: words.number(step.passed),
      })}
    </p>
  );
  if (!entry || !next) {
    return (
      <div className={classes.next}>
        <OrderPlace state={state} />
        <span className={classes.heading}>{t('order.through')}</span>
        {passed}
        <Button component={Link} to={page} size="lg" fullWidth data-primary-end>
          {t('order.open')}
        </Button>
      </div>
    );
  }
  const comic = comicName(entry, locale);
  const Arrow = words.direction === 'rtl' ? IconArrowLeft : IconArrowRight;
  return (
    <div className={classes.next}>
      <OrderPlace state={state} />
      <div className={classes.lead} data-next-chapter aria-hidden>
        <Cover
          image={thumbnailSource(entry.picture)}
          rating={entry.ageRating}
          sizes="120px"
          className={classes.cover}
        />
        <span className={classes.leadText}>
          <span className={classes.eyebrow}>{t('order.next')}</span>
          <span className={classes.heading}>
            <bdi lang={comic.lang}>{comic.text}</bdi>
          </span>
          {entry.kind === 'chapter' && (
            <span className={classes.title}>
              {words.chapter(entry.number)}
              {entry.title !== undefined && (
                <>
                  {' '}
                  <bdi lang={languageOfScript(entry.title)}>{entry.title}</bdi>
                </>
              )}
            </span>
          )}
        </span>
      </div>
      <Button
        component={Link}
        to={next.to}
        onClick={next.open && openInstead(next.open)}
        size="lg"
        fullWidth
        rightSection={<Arrow size={22} stroke={1.75} aria-hidden />}
        data-primary-end
      >
        {t('order.read', { name: next.fullName })}
      </Button>
      {passed}
      <p className={classes.note}>
        <Link className={classes.link} to={page}>
          {t('order.open')}
        </Link>
      </p>
    </div>
  );
}

/** Which list it is, and where on it the chapter stands. */
export function OrderPlace({ state: { order, step } }: Pick<OrderOnProps, 'state'>) {
  const words = useReaderWords();
  return (
    <p className={classes.elsewhere}>
      {words.t('order.place', {
        place: words.number(step.place),
        total: words.number(step.count),
        name: isolated(order.name),
      })}
    </p>
  );
}
