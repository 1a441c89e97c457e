import type { Ask } from '@rawi/model/truth/ask';
import { useWords } from '../../core/i18n/i18n.ts';
import { idOf } from '../../core/lib/document-id.ts';
import type { ListItem } from '../../core/live/list-pages.ts';
import classes from './ask.module.css';
import { AskMenu } from './ask-menu.tsx';
import { askRating, Readers, Row } from './ask-row.tsx';
import { useAskName, useInLanguage } from './ask-subject.tsx';
import { useAsker } from './asker.ts';
import { JoinButton } from './join-button.tsx';

/** An open ask, with a button to join or leave it. */
export function OpenAsk({ item }: { readonly item: ListItem<Ask> }) {
  const t = useWords('ask');
  const { hasJoined, mayAsk, isReviewer } = useAsker();
  const names = useAskName();
  const inLanguage = useInLanguage();
  const { data: ask } = item;
  const askId = idOf(item);
  const name = names.text(ask);
  return (
    <Row
      picture={ask.comic?.picture}
      rating={askRating(ask)}
      name={names.element(ask)}
      actions={
        <>
          <JoinButton askId={askId} name={name} isJoined={hasJoined(askId)} isDisabled={!mayAsk} />
          {isReviewer && <AskMenu askId={askId} ask={ask} name={name} />}
        </>
      }
    >
      <p className={classes.facts}>
        <span>{inLanguage(ask.language)}</span>
        {!ask.comic && <span>{t('notOnRawi')}</span>}
      </p>
      <Readers count={ask.readers} />
    </Row>
  );
}
