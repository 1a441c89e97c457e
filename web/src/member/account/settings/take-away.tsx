import { Button } from '@mantine/core';
import { LIMITS } from '@rawi/model/limits';
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
import { TAKEN_FORMS, type TakenForm, type TakenThing, takeAway } from './take-away-file.ts';

const THINGS = ['saved', 'lists', 'comments', 'ratings'] as const;
type Outcome = 'done' | 'bounded' | 'empty';

/** Downloads what a person has saved and written, in forms that other programs read. */
export default function TakeAway() {
  const t = useWords('library-files');
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
    <Part title={t('take.title')} text={t('take.text')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isOnline && isReady && !isSending) void send(download);
        }}
      >
        <SelectField
          name="taken"
          label={t('take.what')}
          value={thing}
          choices={THINGS.map((value) => ({ value, label: t(`take.things.${value}`) }))}
          onChange={(value) => change(() => setThing(THINGS.find((each) => each === value) ?? 'saved'))}
        />
        <SelectField
          name="form"
          label={t('take.form')}
          value={form}
          choices={forms.map((value) => ({ value, label: t(`take.forms.${value}`) }))}
          onChange={(value) => change(() => setWanted(forms.find((each) => each === value) ?? 'csv'))}
        />
        {form === 'mal' && <p className={classes.text}>{t('take.malHint')}</p>}
        {form === 'csv' && <p className={classes.text}>{t('take.formulaHint')}</p>}
        {isSending && loaded > 0 && (
          <output>{t('take.read', { count: loaded, number: formatNumber(loaded, locale) })}</output>
        )}
        {outcome && (
          <FormNote tone={outcome === 'done' ? 'success' : 'neutral'}>
            {t(`take.${outcome}`, { highest: formatNumber(LIMITS.takenAway, locale) })}
          </FormNote>
        )}
        {problem && <FormNote tone="error">{t('take.failed')}</FormNote>}
        {!isOnline && <FormNote tone="neutral">{t('take.offline')}</FormNote>}
        <div>
          <Button
            type="submit"
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
            loading={isSending}
            disabled={!isOnline || !isReady}
          >
            {t('take.button')}
          </Button>
        </div>
      </form>
    </Part>
  );
}
