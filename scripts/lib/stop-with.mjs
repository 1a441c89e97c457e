/** How a command ends: all of it is done, something of it is left, or nothing was done. */
export const EXIT = { done: 0, left: 1, refused: 2 };

/** Ends the process with one sentence that says what is wrong and one that says what to do. */
export function stopWith(problem, remedy, code = EXIT.left) {
  console.error(`\n${problem}\n${remedy}\n`);
  process.exit(code);
}

/** The same where nothing was done. */
export const refuse = (problem, remedy) => stopWith(problem, remedy, EXIT.refused);
