/**
 * Whether the page is shown in the other language: while a key or a button is held, or permanently after a
 * double press. Pure; times are in milliseconds.
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
  /** A press that cannot be held (assistive technology) toggles. */
  | { readonly type: 'toggle' };

/** Two presses that start within this time are a double press. */
const DOUBLE_PRESS_MS = 400;

/** The next state after a press, its release, or a toggle. */
export function reduceFlip(state: FlipState, event: FlipEvent): FlipState {
  switch (event.type) {
    case 'press': {
      if (state.isHeld) return state;
      const held = { ...state, isHeld: true, lastPress: event.at };
      // A kept language is switched back by the next press.
      if (state.isKept)
        return { ...held, isOther: false, isKept: false, lastPress: Number.NEGATIVE_INFINITY };
      return { ...held, isOther: true, isKept: event.at - state.lastPress < DOUBLE_PRESS_MS };
    }
    case 'release':
      return state.isHeld ? { ...state, isHeld: false, isOther: state.isKept } : state;
    case 'toggle':
      return { ...UNFLIPPED, isOther: !state.isOther, isKept: !state.isOther };
  }
}
