import { type Localized, localize } from '@rawi/model/text/localized';
import { useLocale } from '../../core/i18n/locale.ts';

/** A publisher's name, isolated from the surrounding text direction. */
export function PublisherName({ name }: { readonly name: Localized<string> }) {
  const shown = localize(name, useLocale());
  return <bdi lang={shown.locale}>{shown.value}</bdi>;
}
