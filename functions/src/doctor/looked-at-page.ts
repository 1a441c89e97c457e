import { pageIds, pagePath } from '@rawi/model/page-ids';
import { isOutdated } from '@rawi/model/pages/other-version';
import type { PageTarget } from '@rawi/model/pages/page-target';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { partsOf } from '../data/documents.ts';
import { pageOf } from '../pages/page-of.ts';
import { targetOfStored } from '../pages/renew-page.ts';
import type { Patient } from './check.ts';
import { isBeingRebuilt, storedAs } from './pages.ts';
import { removedChapter } from './removed-pages.ts';
import { isSamePage } from './same-page.ts';

/** What has become of a stored page: `left` has no truth any more, `differs` names the document that is not as its truth. */
export type PageState =
  | { readonly state: 'right' }
  | { readonly state: 'left'; readonly target: PageTarget | undefined }
  | { readonly state: 'differs'; readonly target: PageTarget; readonly id: string };

const RIGHT: PageState = { state: 'right' };

/** Building a page again is the largest cost of a run, and two kinds of findings ask for it. */
const states = new WeakMap<Patient, Map<string, Promise<PageState>>>();

/** Builds a stored page again and compares; once in a run for each page. */
export function lookAtPage(patient: Patient, page: QueryDocumentSnapshot): Promise<PageState> {
  const known = states.get(patient) ?? new Map<string, Promise<PageState>>();
  states.set(patient, known);
  const state = known.get(page.id) ?? compare(patient, page);
  known.set(page.id, state);
  return state;
}

async function compare(patient: Patient, page: QueryDocumentSnapshot): Promise<PageState> {
  const state = await compareNow(patient, page);
  if (state.state === 'right') return state;
  // What a task is about to build is known to be late.
  return (await isBeingRebuilt(patient.firestore, page.id)) ? RIGHT : state;
}

async function compareNow({ firestore }: Patient, page: QueryDocumentSnapshot): Promise<PageState> {
  const target = targetOfStored(page.id, page.data()) ?? removedTarget(page);
  const made = target ? await pageOf(firestore, target) : [];
  // Whether it was ever there, nothing may know any more: the page is all that still says so.
  if (made.length === 0 && page.get('kind') === 'gone') return RIGHT;
  if (!target || made.length === 0) return { state: 'left', target };
  if (isOutdated(page.data())) return RIGHT;
  const documents = storedAs(page.id, made);
  for (const [id, fresh] of documents) {
    const stored = id === page.id ? page : await firestore.doc(pagePath(id)).get();
    if (!isSamePage(stored.data(), fresh)) return { state: 'differs', target, id };
  }
  if (!HAS_PARTS.has(target.kind)) return RIGHT;
  const over = (await partsOf(firestore, page.id).get()).docs.find(({ id }) => !documents.has(id));
  return over ? { state: 'differs', target, id: over.id } : RIGHT;
}

/** The page of a chapter that was taken from readers with its comic: such a page names no comic. */
function removedTarget(page: QueryDocumentSnapshot): PageTarget | undefined {
  const beginning = pageIds.chapter('');
  if (page.get('kind') !== 'gone' || !page.id.startsWith(beginning)) return undefined;
  return removedChapter(page.id.slice(beginning.length));
}

/** The kinds of pages that may have further parts. */
const HAS_PARTS: ReadonlySet<PageTarget['kind']> = new Set(['translator', 'blogs', 'sitemap']);
