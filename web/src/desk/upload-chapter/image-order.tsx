import { ActionIcon, Button } from '@mantine/core';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../core/i18n/format.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { moved } from '../../core/lib/moved.ts';
import hidden from '../../core/ui/hidden.module.css';
import { useOrder } from '../../domains/submissions/use-order.ts';
import classes from './image-order.module.css';
import { Picture } from './previews.tsx';

interface ImageOrderProps {
  readonly images: readonly File[];
  readonly isBusy: boolean;
  readonly onChange: (images: readonly File[]) => void;
  readonly onPack: () => void;
  readonly onCancel: () => void;
}

/** Pages chosen as images, in reading order, which can be moved by dragging, buttons or arrow keys. */
export function ImageOrder({ images, isBusy, onChange, onPack, onCancel }: ImageOrderProps) {
  const t = useWords('upload-chapter');
  const locale = useLocale();
  const [said, setSaid] = useState('');
  const { list, move, rowProps } = useOrder({
    count: images.length,
    onMove: (from, to, by) => {
      onChange(moved(images, from, to));
      if (by === 'drag') return;
      setSaid(t('order.moved', { name: images[from]?.name ?? '', place: formatNumber(to + 1, locale) }));
    },
  });
  return (
    <div className={classes.order}>
      <p className={classes.lead}>
        {t('order.lead', { count: images.length, number: formatNumber(images.length, locale) })}
      </p>
      <output className={hidden.hidden}>{said}</output>
      <ol ref={list} className={classes.list} aria-label={t('order.label')}>
        {images.map((image, index) => (
          <li
            key={`${image.name} ${image.size} ${image.lastModified}`}
            className={classes.row}
            {...rowProps(index)}
          >
            <IconGripVertical size={18} stroke={1.75} aria-hidden="true" className={classes.grip} />
            <span className={classes.place}>{formatNumber(index + 1, locale)}</span>
            <span className={classes.picture}>
              <Picture image={image} />
            </span>
            <bdi lang={languageOfScript(image.name)} className={classes.name}>
              {image.name}
            </bdi>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              disabled={index === 0 || isBusy}
              aria-label={t('order.up', { name: image.name })}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              disabled={index === images.length - 1 || isBusy}
              aria-label={t('order.down', { name: image.name })}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              disabled={isBusy}
              aria-label={t('order.remove', { name: image.name })}
              onClick={() => onChange(images.filter((_, other) => other !== index))}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button loading={isBusy} disabled={images.length === 0} onClick={onPack}>
          {t('order.pack')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          {t('order.cancel')}
        </Button>
      </div>
    </div>
  );
}
