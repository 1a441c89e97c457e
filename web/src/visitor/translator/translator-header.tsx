import type { TranslatorPayload } from '@rawi/model/pages/pages';
import { languageOfScript } from '@rawi/model/text/language-of-script';
import { smallestPicture } from '@rawi/model/truth/picture';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { FollowButton } from '../../domains/library/follow-button.tsx';
import { ShareButton } from '../../domains/library/share-button.tsx';
import { Avatar } from '../../domains/people/avatar.tsx';
import { TakeDownSlot } from '../../domains/takedowns/take-down-slot.tsx';
import classes from './translator-page.module.css';

/** The translator's name, with the buttons to follow and to share. */
export function TranslatorHeader({ translator }: { readonly translator: TranslatorPayload }) {
  const t = useWords('translator');
  const { id, name, photo, bio, professional, followers } = translator;
  return (
    <header className={classes.header}>
      <span className={classes.photo}>
        <Avatar name={name} photo={photo} size={144} />
      </span>
      <div className={classes.about}>
        <div className={classes.who}>
          <h1 className={classes.name} tabIndex={-1}>
            <bdi lang={languageOfScript(name)}>{name}</bdi>
          </h1>
          {professional && (
            <span className={classes.professional}>
              <IconRosetteDiscountCheck size={18} stroke={1.75} aria-hidden="true" />
              {t('professional')}
            </span>
          )}
        </div>
        {bio !== undefined && (
          <p className={classes.bio}>
            <bdi lang={languageOfScript(bio)}>{bio}</bdi>
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <FollowButton
          translator={{ id, name, followers, ...(photo && { picture: smallestPicture(photo) }) }}
          isProminent
        />
        <ShareButton name={name} className={classes.share} />
        <TakeDownSlot about={{ translator }} />
      </div>
    </header>
  );
}
