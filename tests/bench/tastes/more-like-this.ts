import { type Row, writeSection } from '../report.ts';
import { type Beside, besideEach, precisionOf } from './beside.ts';
import { makeTastes, type TasteSizes } from './tastes.ts';

const SIZES: readonly TasteSizes[] = [
  { comics: 400, people: 1500, tastes: 20 },
  { comics: 400, people: 4000, tastes: 20 },
  { comics: 1000, people: 12_000, tastes: 40 },
];

/**
 * How many of the first ten comics beside one are of its taste, with what readers also saved and by likeness alone. Tastes
 * follow no genre, writer or publisher.
 */
export function benchMoreLikeThis(): void {
  const command = 'npm run bench -- more-like-this';
  writeSection('more-like-this', 'More like this', command, SIZES.flatMap(rowsOf));
}

function rowsOf(sizes: TasteSizes): Row[] {
  const tastes = makeTastes(sizes);
  const beside = besideEach(tastes);
  const few = beside.filter(({ savers }) => savers < 10);
  const of = `${sizes.comics} comics, ${sizes.people} people, ${sizes.tastes} tastes`;
  const row = (what: string, those: readonly Beside[]): Row => ({
    what: `precision at 10, ${what}, ${of}`,
    figure: precisionOf(tastes, those, 'more').toFixed(3),
    note: `${precisionOf(tastes, those, 'similar').toFixed(3)} by likeness alone; ${those.length} comics`,
  });
  return [row('all comics', beside), row('comics that fewer than 10 have saved', few)];
}
