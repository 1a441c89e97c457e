import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../../core/device/save-file.ts';
import { useSend } from '../../../core/forms/use-send.ts';
import { formatNumber } from '../../../core/i18n/format.ts';
import { useWords } from '../../../core/i18n/i18n.ts';
import { useLocale } from '../../../core/i18n/locale.ts';
import { useOnline } from '../../../core/network/use-online.ts';
import { FormNote } from '../../../core/ui/form-note.tsx';
import { SelectField } from '../../../core/ui/select-field.tsx';
import { useLibrary } from '../../../domains/library/library.ts';
import { currentLibrary } from '../../../domains/library/library-state.ts';
import { useAccount } from '../account-context.ts';
import classes from '../part.module.css';
import { Part } from '../part.tsx';
import { MAX_TAKEN, TAKEN_FORMS, type TakenForm, type TakenThing, takeAway } from './take-away-file.ts';

const THINGS = ['saved', 'lists', 'comments', 'ratings'] as const;
type Outcome = 'done' | 'bounded' | 'empty';

/** Downloads what a person has saved and written, in forms that other programs read. */
export default function TakeAway() {
  const t = useWords('list-files');
  const locale = useLocale();
  const isOnline = useOnline();
  const { user } = useAccount();
  const library = useLibrary();
  const { isSending, problem, send, clear } = useSend();
  const [thing, setThing] = useState<TakenThing>('saved');
  const [wanted, setWanted] = useState<TakenForm>('csv');
  const [loaded, setLoaded] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const forms: readonly TakenForm[] = TAKEN_FORMS[thing];
  const form = forms.find((each) => each === wanted) ?? forms[0] ?? 'json';
  const isReady = thing !== 'ratings' || library.state === 'ready';
  const change = (act: () => void) => {
    act();
    clear();
    setOutcome(undefined);
  };
  const download = async () => {
    setLoaded(0);
    setOutcome(undefined);
    const { own } = currentLibrary();
    const taken = await takeAway(thing, form, { uid: user.uid, own, locale, onProgress: setLoaded });
    if (taken) saveFile(taken.file, taken.name);
    setOutcome(taken ? (taken.isCut ? 'bounded' : 'done') : 'empty');
  };
  return (
    <Part title={t('library.take.title')} text={t('library.take.text')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isOnline && isReady && !isSending) void send(download);
        }}
      >
        <SelectField
          name="taken"
          label={t('library.take.what')}
          value={thing}
          choices={THINGS.map((value) => ({ value, label: t(`library.take.things.${value}`) }))}
          onChange={(value) => change(() => setThing(THINGS.find((each) => each === value) ?? 'saved'))}
        />
        <SelectField
          name="form"
          label={t('library.take.form')}
          value={form}
          choices={forms.map((value) => ({ value, label: t(`library.take.forms.${value}`) }))}
          onChange={(value) => change(() => setWanted(forms.find((each) => each === value) ?? 'csv'))}
        />
        {form === 'mal' && <p className={classes.text}>{t('library.take.malHint')}</p>}
        {form === 'csv' && <p className={classes.text}>{t('library.take.formulaHint')}</p>}
        {isSending && loaded > 0 && (
          <output>{t('library.take.read', { count: loaded, number: formatNumber(loaded, locale) })}</output>
        )}
        {outcome && (
          <FormNote tone={outcome === 'done' ? 'success' : 'neutral'}>
            {t(`library.take.${outcome}`, { highest: formatNumber(MAX_TAKEN, locale) })}
          </FormNote>
        )}
        {problem && <FormNote tone="error">{t('library.take.failed')}</FormNote>}
        {!isOnline && <FormNote tone="neutral">{t('library.take.offline')}</FormNote>}
        <div>
          <Button
            type="submit"
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            loading={isSending}
            disabled={!isOnline || !isReady}
          >
            {t('library.take.button')}
          </Button>
        </div>
      </form>
    </Part>
  );
}
