/**
 * Whether the page shows in the other language: while a key or a button is held, and for good after a double press. Pure; times
 * in milliseconds.
 */
export interface FlipState {
  /** The other language shows. */
  readonly isOther: boolean;
  /** It stays without being held. */
  readonly isKept: boolean;
  /** A press is under way. */
  readonly isHeld: boolean;
  readonly lastPress: number;
}

export const UNFLIPPED: FlipState = {
  isOther: false,
  isKept: false,
  isHeld: false,
  lastPress: Number.NEGATIVE_INFINITY,
};

export type FlipEvent =
  | { readonly type: 'press' | 'release'; readonly at: number }
  /** What is not held, as assistive technology presses: there, and back. */
  | { readonly type: 'toggle' };

/** Two presses that begin within this time are a double one. */
const DOUBLE = 400;

/** What is shown after a press, its end, or a toggle. */
export function reduceFlip(state: FlipState, event: FlipEvent): FlipState {
  switch (event.type) {
    case 'press': {
      if (state.isHeld) return state;
      const held = { ...state, isHeld: true, lastPress: event.at };
      // What stays goes back with the next press.
      if (state.isKept)
        return { ...held, isOther: false, isKept: false, lastPress: Number.NEGATIVE_INFINITY };
      return { ...held, isOther: true, isKept: event.at - state.lastPress < DOUBLE };
    }
    case 'release':
      return state.isHeld ? { ...state, isHeld: false, isOther: state.isKept } : state;
    case 'toggle':
      return { ...UNFLIPPED, isOther: !state.isOther, isKept: !state.isOther };
  }
}
