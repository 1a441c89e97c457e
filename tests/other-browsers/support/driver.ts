/** What both browsers are asked for: the least that the journeys need of WebDriver. Each answers in its own protocol. */

export const BROWSERS = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** A running browser, from which every test gets a visitor of its own. */
export interface Browser {
  readonly name: BrowserName;
  /** Opens a window that shares neither cookies nor storage with those before it. */
  open(): Promise<Driver>;
  /** Ends the browser and whatever was started for it, and removes what it stored. */
  close(): Promise<void>;
}

/** One window of a browser. */
export interface Driver {
  /** Opens an address and waits until its document was loaded. */
  goTo(address: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page, which gives text or a promise of text. Fails with `DocumentLeft` if the page goes meanwhile. */
  evaluate(expression: string): Promise<string>;
  /** Moves pointers and presses keys as WebDriver's actions describe it. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Gives files to the file field that the selector names. */
  chooseFiles(selector: string, files: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What is on the screen, as PNG. */
  screenshot(): Promise<Buffer>;
  /** The errors that the page has thrown since it was opened, where the browser says so. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** A command that was refused, with the protocol's own name of the error. */
export class CommandRefused extends Error {
  readonly code: string;

  constructor(command: string, code: string, message: string) {
    super(`${command}: ${code}: ${message}`);
    this.code = code;
  }
}

/** The page was left while it was asked something: the question can be put to the next one. */
export class DocumentLeft extends Error {}

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration?: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  | { readonly type: 'pause'; readonly duration: number };

/** One device of WebDriver's actions, whose steps run beside those of the others. */
export type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' | 'touch' };
      readonly actions: readonly PointerAction[];
    }
  | {
      readonly type: 'key';
      readonly id: string;
      readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
    };
