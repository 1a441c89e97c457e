/** The work was taken down while it was being published: the take-down stops its task, or is about to. */
export class TakenDown extends Error {
  override readonly name = 'TakenDown';
}
