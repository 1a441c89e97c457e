import { Button } from '@mantine/core';
import { DEFAULT_LOCALE } from '@rawi/model/lists/locales';
import { isFoundBy, queryKey } from '@rawi/model/text/fold';
import { localize } from '@rawi/model/text/localized';
import { smallestPicture } from '@rawi/model/truth/picture';
import { useState } from 'react';
import { useSend } from '../../core/forms/use-send.ts';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { idOf } from '../../core/lib/document-id.ts';
import { useList } from '../../core/live/use-list.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { Dialog, DialogText } from '../../core/ui/dialog.tsx';
import { FormNote } from '../../core/ui/form-note.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { comicsFoundBy } from '../../domains/asks/ask-lists.ts';
import { comicName, isolatedName } from '../../domains/comics/comic-name.ts';
import { UNASKED } from '../../domains/ratings/showing.ts';
import classes from './ask.module.css';
import { useAskProblem } from './ask-problem.ts';
import { Row } from './ask-row.tsx';

interface ChooseComicProps {
  readonly askId: string;
  readonly typed: string;
  readonly onClose: () => void;
}

/** Lets a reviewer choose the comic that was meant. */
export function ChooseComic({ askId, typed, onClose }: ChooseComicProps) {
  const t = useWords('ask');
  const problemOf = useAskProblem();
  const [text, setText] = useState(typed);
  const { isSending, problem, send } = useSend();
  const key = queryKey(text);
  const choose = async (comicId: string) => {
    await callCommunity({ action: 'answerAsk', askId, comicId });
    onClose();
  };
  return (
    <Dialog
      title={t('choose.title')}
      closeLabel={t('form.close')}
      onClose={onClose}
      isBusy={isSending}
      isSheet
    >
      <DialogText>{t('choose.text')}</DialogText>
      <TextField name="comic" label={t('choose.label')} value={text} onChange={setText} autoComplete="off" />
      {key !== undefined && (
        <Comics
          searchKey={key}
          typed={text}
          isBusy={isSending}
          onChoose={(comicId) => void send(() => choose(comicId))}
        />
      )}
      {problem && <FormNote tone="error">{problemOf(problem)}</FormNote>}
    </Dialog>
  );
}

interface ComicsProps {
  readonly searchKey: string;
  readonly typed: string;
  readonly isBusy: boolean;
  readonly onChoose: (comicId: string) => void;
}

function Comics({ searchKey, typed, isBusy, onChoose }: ComicsProps) {
  const t = useWords('ask');
  const locale = useLocale();
  const comics = useList(comicsFoundBy(searchKey)).items?.filter(({ data }) =>
    isFoundBy(data.searchKeys, typed),
  );
  if (comics?.length === 0) return <p className={classes.none}>{t('choose.none')}</p>;
  return (
    <ul className={classes.rows}>
      {comics?.map((item) => {
        const { data } = item;
        const shown = comicName(data, locale);
        return (
          <Row
            key={item.path}
            picture={smallestPicture(localize(data.cover, DEFAULT_LOCALE).value)}
            rating={UNASKED}
            name={<bdi lang={shown.lang}>{shown.text}</bdi>}
            actions={
              <Button disabled={isBusy} onClick={() => onChoose(idOf(item))}>
                {t('choose.confirm', { name: isolatedName(shown, locale) })}
              </Button>
            }
          >
            {null}
          </Row>
        );
      })}
    </ul>
  );
}
