/**
 * Whether the page is shown in the other language: while a key or a button is held, or permanently after a
 * double press, or a short press of the switch, which stays where it was put. Pure; times are in milliseconds.
 */
export interface FlipState {
  /** The other language shows. */
  readonly isOther: boolean;
  /** It stays without being held. */
  readonly isKept: boolean;
  /** A press is under way. */
  readonly isHeld: boolean;
  /** It stays because of one short press of the switch: the second one of a double press changes nothing. */
  readonly isTapped: boolean;
  readonly lastPress: number;
}

export const UNFLIPPED: FlipState = {
  isOther: false,
  isKept: false,
  isHeld: false,
  isTapped: false,
  lastPress: Number.NEGATIVE_INFINITY,
};

export type FlipEvent =
  | { readonly type: 'press'; readonly at: number }
  /** `isOnSwitch`: what was pressed is the switch, and it was not drawn. */
  | { readonly type: 'release'; readonly at: number; readonly isOnSwitch?: boolean }
  /** A press that cannot be held (assistive technology) toggles. */
  | { readonly type: 'toggle' };

/** Two presses that start within this time are a double press. */
const DOUBLE_PRESS_MS = 400;
/** A press that ends within this time does not hold. */
const SHORT_PRESS_MS = 300;

/** The next state after a press, its release, or a toggle. */
export function reduceFlip(state: FlipState, event: FlipEvent): FlipState {
  switch (event.type) {
    case 'press': {
      if (state.isHeld) return state;
      const held = { ...state, isHeld: true, isTapped: false, lastPress: event.at };
      if (state.isTapped && event.at - state.lastPress < DOUBLE_PRESS_MS) return held;
      // A kept language is switched back by the next press.
      if (state.isKept)
        return { ...held, isOther: false, isKept: false, lastPress: Number.NEGATIVE_INFINITY };
      return { ...held, isOther: true, isKept: event.at - state.lastPress < DOUBLE_PRESS_MS };
    }
    case 'release':
      return state.isHeld ? released(state, event.isOnSwitch === true, event.at) : state;
    case 'toggle':
      return { ...UNFLIPPED, isOther: !state.isOther, isKept: !state.isOther };
  }
}

function released(state: FlipState, isOnSwitch: boolean, at: number): FlipState {
  const isTapped = isOnSwitch && state.isOther && !state.isKept && at - state.lastPress < SHORT_PRESS_MS;
  const isKept = state.isKept || isTapped;
  return { ...state, isHeld: false, isOther: isKept, isKept, isTapped };
}
