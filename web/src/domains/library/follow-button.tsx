import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useWords } from '../../core/i18n/i18n.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import classes from './follow-button.module.css';
import { type Followable, useFollow } from './use-toggles.ts';

interface FollowButtonProps {
  readonly translator: Followable;
  /** Set in the list of followed translators, which knows it before the library does. */
  readonly isFollowed?: boolean;
  /** Whether it is the main action of its page. */
  readonly isProminent?: boolean;
  /** Called with the button before a press takes effect. */
  readonly onPress?: (button: HTMLButtonElement) => void;
}

/** Follows a translator, or stops following. It is absent for the translator themselves. */
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
