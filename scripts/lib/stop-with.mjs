/** Ends the process with one sentence that says what is wrong and one that says what to do. */
export function stopWith(problem, remedy, code = 1) {
  console.error(`\n${problem}\n${remedy}\n`);
  process.exit(code);
}
