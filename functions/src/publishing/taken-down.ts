/** It was taken down while it was on its way: whoever took it down has its work stopped, or is about to. */
export class TakenDown extends Error {
  override readonly name = 'TakenDown';
}
