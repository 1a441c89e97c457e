import { expect, it } from 'vitest';
import { buildCatalogPart } from '../pages/build-catalog.ts';
import { buildTranslatorList } from '../pages/translator-cards.ts';
import { sampleComic, sampleTranslator } from '../testing/samples.ts';
import { answer } from './answer.ts';
import { answerOfOtherVersion } from './answer-of-other-version.ts';
import { Catalog } from './catalog.ts';
import { textRequest } from './search-request.ts';

function found() {
  const catalog = new Catalog();
  const part = buildCatalogPart([
    sampleComic('one', { series: 'Amal rises' }),
    sampleComic('two', { series: 'Amal' }),
  ]);
  const list = buildTranslatorList([{ id: 'amal', ...sampleTranslator() }]);
  if (part?.kind !== 'catalog' || list.kind !== 'translators') expect.fail();
  catalog.add(part.payload);
  catalog.setTranslators(list.payload.translators);
  const shown = answer(catalog, textRequest('amal'), { locale: 'en', count: 24 });
  return { version: 9, answer: shown };
}

it('an answer of another version is read whole where nothing else changed', () => {
  const { answer: whole } = found();
  expect(whole.comics).toHaveLength(2);
  expect(whole.translators).toHaveLength(1);
  expect(answerOfOtherVersion(JSON.parse(JSON.stringify(found())))).toEqual(whole);
});

it('an answer of another version loses what was added, and entries that cannot be read', () => {
  const { answer: whole } = found();
  const [first, ...others] = whole.comics;
  const comics = [{ ...first, entry: { volumes: [] } }, ...others.map((each) => ({ ...each, added: 1 }))];
  const read = answerOfOtherVersion({ answer: { ...whole, comics, added: true } });
  expect(read).toEqual({ ...whole, comics: others });
});

it('an answer of a site from before there were tags has none', () => {
  const { answer: whole } = found();
  const { tag, ...values } = whole.values;
  expect(tag).toEqual([]);
  expect(answerOfOtherVersion({ answer: { ...whole, values } })).toEqual(whole);
});

it('what is no answer is not read', () => {
  for (const other of [undefined, null, 'html', {}, { answer: {} }, { answer: { total: 'many' } }]) {
    expect(answerOfOtherVersion(other)).toBeUndefined();
  }
});
