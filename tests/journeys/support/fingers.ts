import type { CDPSession, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Real touches, as the browser gets them from a screen. */
export class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Puts fingers on the screen, or moves those that are there. */
  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(({ x, y }, id) => ({ x, y, id })),
    });
  }

  /** Puts one finger down and moves it there in steps; it stays. */
  async pull(from: Point, to: Point, steps = 3): Promise<void> {
    await this.#send('touchStart', [from]);
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await this.#send('touchMove', [
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      ]);
    }
  }

  /** Puts one finger down. */
  async press(at: Point): Promise<void> {
    await this.#send('touchStart', [at]);
  }

  /** Takes all fingers away. */
  async lift(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  /** A short touch. */
  async tap(at: Point): Promise<void> {
    await this.press(at);
    await this.lift();
  }

  /** Two fingers around a point, from one distance to another. */
  async pinch(around: Point, from: number, to: number): Promise<void> {
    const pair = (distance: number): Point[] => [
      { x: around.x - distance / 2, y: around.y },
      { x: around.x + distance / 2, y: around.y },
    ];
    await this.#send('touchStart', pair(from));
    for (let step = 1; step <= 8; step += 1)
      await this.#send('touchMove', pair(from + ((to - from) * step) / 8));
    await this.lift();
  }
}
