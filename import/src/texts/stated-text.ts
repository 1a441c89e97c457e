import { dirname } from 'node:path/posix';
import type { Chapter } from '@rawi/model/truth/chapter';
import { dueWith, dueWithout, type PanelsDue } from '@rawi/model/truth/panels-due';
import type { TextPlan } from './plan-text.ts';

/** Of another text, the file before it goes a day later, and what readers had corrected there is of an earlier version. */
export function statedText(
  text: TextPlan,
  existing: Chapter | undefined,
  due: PanelsDue | undefined,
  now: Date,
) {
  if (!('transcript' in text)) return {};
  const { transcript } = text;
  const [was, is] = [existing?.transcript, transcript].map((each) => each && dirname(each.path));
  // What was an earlier file and is named again is none any more.
  const left = due && dueWith({ ...due, before: due.before.filter(({ folder }) => folder !== is) });
  const panelsDue = was === undefined ? left : dueWithout(left, was, now);
  return { transcript, ...(existing && { panelsDue }), ...(existing?.changes && { changes: undefined }) };
}
