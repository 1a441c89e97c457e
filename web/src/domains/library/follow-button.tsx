import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import classes from './follow-button.module.css';
import { type Followable, useFollow } from './use-toggles.ts';

interface FollowButtonProps {
  readonly translator: Followable;
  /** In a list of those who are followed, which knows it before the library does. */
  readonly isFollowed?: boolean;
  /** The first thing to do on its page. */
  readonly isProminent?: boolean;
  /** Hears of a press before it takes effect. */
  readonly onPress?: (button: HTMLButtonElement) => void;
}

/** Follows a translator, or no longer. It is absent for the translator themselves. */
export function FollowButton({
  translator,
  isFollowed = false,
  isProminent = false,
  onPress,
}: FollowButtonProps) {
  const t = useWords('choices');
  const { isOn, isSelf, toggle } = useFollow(translator, isFollowed);
  if (isSelf) return null;
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
