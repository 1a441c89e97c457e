/** Ends the process with one sentence that says what is wrong and one that says what to do. */
export function stopWith(problem, remedy) {
  console.error(`\n${problem}\n${remedy}\n`);
  process.exit(1);
}
