import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { dueReplacing, dueWanting, dueWith, dueWithout, panelsDueSchema } from './panels-due.ts';

const NOW = new Date('2026-05-01T00:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('what is due about the panels of a chapter', () => {
  it('is the first of it: looking at once, deleting in a day', () => {
    const due = dueWithout(undefined, 'public/a-0', NOW);
    expect(due).toEqual({ at: after(24), before: [{ folder: 'public/a-0', until: after(24) }] });
    expect(dueWanting(due, after(1))).toMatchObject({ at: after(1), wanted: after(1), before: due?.before });
    expect(dueWith({ before: [] })).toBeUndefined();
  });

  it('lets few earlier files stay, the oldest go first', () => {
    let due = dueWithout(undefined, 'public/a-0', NOW);
    for (let save = 1; save < LIMITS.earlierPanels + 2; save += 1) {
      due = dueWithout(due, `public/a-${save}`, after(1));
    }
    expect(panelsDueSchema.parse(due).at).toEqual(after(1));
    expect(due?.before.filter(({ until }) => until <= after(1)).map(({ folder }) => folder)).toEqual([
      'public/a-0',
      'public/a-1',
    ]);
  });

  it('is of a new file what people had set for the one before, as long as nobody has looked', () => {
    const chapter = {
      manifest: { folder: 'public/a-1' },
      panelsFile: 'public/a-2/panels.json',
      panelsSet: true as const,
    };
    const earlier = { images: 'public/a-1', panels: 'public/a-2/panels.json' };
    const due = dueReplacing(chapter, NOW);
    expect(due).toEqual({ at: NOW, wanted: NOW, earlier, before: [] });
    expect(dueReplacing({ ...chapter, panelsSet: undefined, panelsDue: due }, after(1)).earlier).toEqual(
      earlier,
    );
    expect(dueReplacing(undefined, NOW)).toEqual({ at: NOW, wanted: NOW, before: [] });
  });
});
