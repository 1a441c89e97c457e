import type { Ask } from '@rawi/model/truth/ask';
import { useWords } from '../../core/i18n/i18n.ts';
import { ActionMenu } from '../../core/ui/action-menu.tsx';
import { useModerate } from './moderation-context.ts';

interface AskMenuProps {
  readonly askId: string;
  readonly ask: Ask;
  readonly name: string;
}

/** A reviewer's actions for an ask. */
export function AskMenu({ askId, ask, name }: AskMenuProps) {
  const t = useWords('ask');
  const moderate = useModerate();
  const hide = {
    key: 'hide',
    label: t('menu.hide'),
    onChoose: () => moderate({ dialog: 'hide', askId, ask }),
  };
  const choose = {
    key: 'choose',
    label: t('menu.choose'),
    onChoose: () => moderate({ dialog: 'choose', askId, ask }),
  };
  return <ActionMenu label={t('menu.label', { name })} actions={ask.comic ? [hide] : [choose, hide]} />;
}
