/**
 * The Nodes that Rawi knows. The floor is what the packages need: pdfjs-dist and rolldown ask for 22.13. `OWN` is the major
 * that a script fetches for itself (`scripts/node`) where the machine's Node is older, and that functions are deployed on.
 */
export const FLOOR = [22, 13];
export const OWN = 22;
/** Every major that the tests run on: `OWN` whole, the others in the part `nodes`. */
export const TESTED = [OWN, 24, 26];
/** The runtime of the deployed functions, as `engines` of what is deployed names it. */
export const FUNCTIONS_RUNTIME = String(OWN);
/** What builds compile for. */
export const TARGET = `node${OWN}`;
