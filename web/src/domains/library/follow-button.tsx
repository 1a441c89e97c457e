import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import classes from './follow-button.module.css';
import { useLibrary } from './library.ts';
import { type Followable, useFollow } from './use-toggles.ts';

/** Lazy: few have blocked somebody. */
const Unblock = lazy(() => import('./unblock.tsx'));

interface FollowButtonProps {
  readonly translator: Followable;
  /** Set in the list of followed translators, which knows it before the library does. */
  readonly isFollowed?: boolean;
  /** Whether it is the main action of its page. */
  readonly isProminent?: boolean;
  /** Called with the button before a press takes effect. */
  readonly onPress?: (button: HTMLButtonElement) => void;
}

/** Follows a translator, or stops following. It is absent for the translator themselves; of somebody who is blocked it says so. */
export function FollowButton({
  translator,
  isFollowed = false,
  isProminent = false,
  onPress,
}: FollowButtonProps) {
  const t = useWords('choices');
  const { isOn, isSelf, toggle } = useFollow(translator, isFollowed);
  const { isBlocked } = useLibrary();
  if (isSelf) return null;
  if (isBlocked(translator.id)) {
    return (
      <PagePart>
        <Unblock person={{ uid: translator.id, name: translator.name }} isProminent={isProminent} />
      </PagePart>
    );
  }
  const name = isolated(translator.name);
  return (
    <Button
      className={(isProminent ? classes.prominent : classes.button) ?? ''}
      size={isProminent ? 'lg' : 'sm'}
      {...(isOn ? { variant: 'light', color: 'gray' } : { variant: isProminent ? 'filled' : 'default' })}
      leftSection={
        isOn ? (
          <IconCheck size={18} stroke={2} aria-hidden="true" />
        ) : (
          isProminent && <IconPlus size={20} stroke={2} aria-hidden="true" />
        )
      }
      aria-label={t(isOn ? 'followingName' : 'followName', { name })}
      onClick={(event) => {
        onPress?.(event.currentTarget);
        toggle();
      }}
    >
      {t(isOn ? 'following' : 'follow')}
    </Button>
  );
}
