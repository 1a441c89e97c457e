import { Button } from '@mantine/core';
import { IconBrandTelegram, IconBrandWhatsapp, IconBrandX, IconLink, IconMail } from '@tabler/icons-react';
import { useId } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { useCopyAddress } from '../../domains/library/use-copy-address.ts';
import classes from './share-row.module.css';

interface ShareRowProps {
  readonly title: string;
  readonly address: string;
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Shares an article: copies its address, or opens a message, a post or an e-mail. */
export function ShareRow({ title, address }: ShareRowProps) {
  const t = useWords('blog');
  const copy = useCopyAddress();
  const id = useId();
  const post = new URLSearchParams({ text: title, url: address });
  const places = [
    ['whatsapp', IconBrandWhatsapp, `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`],
    ['telegram', IconBrandTelegram, `https://t.me/share/url?${post}`],
    ['x', IconBrandX, `https://x.com/intent/post?${post}`],
  ] as const;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className={classes.share} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('share.title')}
      </h2>
      <div className={classes.ways}>
        <Button variant="default" leftSection={<IconLink {...ICON} />} onClick={() => void copy(address)}>
          {t('share.copy')}
        </Button>
        {places.map(([place, Icon, to]) => (
          <Button
            key={place}
            component="a"
            variant="default"
            leftSection={<Icon {...ICON} />}
            href={to}
            target="_blank"
            rel="noopener"
          >
            {t(`share.${place}`)}
          </Button>
        ))}
        <Button component="a" variant="default" leftSection={<IconMail {...ICON} />} href={mail}>
          {t('share.email')}
        </Button>
      </div>
    </section>
  );
}
