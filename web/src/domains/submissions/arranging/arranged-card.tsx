import type { ArrangedPage } from '@rawi/model/truth/arranged-pages';
import { IconArrowLeft, IconArrowRight, IconBook2, IconRotateClockwise, IconX } from '@tabler/icons-react';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { IconButton } from '../../../core/ui/icon-button.tsx';
import { PageThumbnail } from '../staged/page-thumbnail.tsx';
import type { StagedPage } from '../staged/use-staged-pages.ts';
import type { Order } from '../use-order.ts';
import classes from './arrange-dialog.module.css';
import { isSpread, type OwnPage } from './arranging.ts';

interface ArrangedCardProps {
  readonly page: ArrangedPage;
  /** In the chapter, from 1. */
  readonly place: number;
  readonly slices: StagedPage;
  readonly own: OwnPage;
  readonly isLast: boolean;
  /** No other page is left: a chapter needs one. */
  readonly isAlone: boolean;
  readonly isBusy: boolean;
  readonly rowProps: ReturnType<Order['rowProps']>;
  readonly onEarlier: () => void;
  readonly onLater: () => void;
  readonly onTurn: () => void;
  readonly onSpread: () => void;
  readonly onLeaveOut: () => void;
}

/** A page of the chapter at its place, with all that can be done with it. */
export function ArrangedCard(props: ArrangedCardProps) {
  const { page, place, slices, own, isLast, isAlone, isBusy, rowProps } = props;
  const t = useWords('upload');
  const locale = useLocale();
  const number = formatNumber(place, locale);
  const isTwo = isSpread(page, own);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <li className={classes.card} {...rowProps} aria-label={t('pages.arrange.page', { page: number })}>
      <span className={classes.picture} data-turn={page.turn}>
        <PageThumbnail page={slices} />
      </span>
      <span className={classes.number} aria-hidden="true">
        {number}
        {isTwo && <span className={classes.two}>{t('pages.arrange.twoPages')}</span>}
      </span>
      <span className={classes.buttons}>
        <IconButton
          label={t('pages.arrange.earlier', { page: number })}
          disabled={place === 1 || isBusy}
          onClick={props.onEarlier}
        >
          <IconArrowLeft {...icon} className={classes.side} />
        </IconButton>
        <IconButton
          label={t('pages.arrange.later', { page: number })}
          disabled={isLast || isBusy}
          onClick={props.onLater}
        >
          <IconArrowRight {...icon} className={classes.side} />
        </IconButton>
        <IconButton
          label={t('pages.arrange.turn', { page: number })}
          disabled={isBusy}
          onClick={props.onTurn}
        >
          <IconRotateClockwise {...icon} />
        </IconButton>
        <IconButton
          label={t('pages.arrange.spread', { page: number })}
          aria-pressed={isTwo}
          disabled={isBusy}
          onClick={props.onSpread}
        >
          <IconBook2 {...icon} />
        </IconButton>
        <IconButton
          label={t('pages.arrange.leaveOut', { page: number })}
          disabled={isAlone || isBusy}
          onClick={props.onLeaveOut}
        >
          <IconX {...icon} />
        </IconButton>
      </span>
    </li>
  );
}
