import { expect, type Locator, type Page } from '@playwright/test';

/** The reader as a person sees it. */
export class Reader {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A page of the chapter, drawn: an image that has arrived or a canvas that is filled. */
  drawn(page: number): Locator {
    return this.#page.locator(`[data-page="${page}"] :is(img, canvas)[data-shown]`);
  }

  /** Waits until a page is drawn and shown; of one that is cut into slices, its first. */
  async shows(page: number): Promise<void> {
    await expect(this.drawn(page).first()).toBeVisible();
  }

  /** Goes on as the chapter runs: with the left arrow in a right-to-left one. */
  async turn(direction: string): Promise<void> {
    await this.#page.keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  }

  /** The pages that are read now, from left to right. */
  standing(): Promise<readonly number[]> {
    return this.#page
      .locator('[data-current] [data-page]')
      .evaluateAll((boxes) =>
        boxes
          .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
          .map((box) => Number(box.getAttribute('data-page'))),
      );
  }
}
