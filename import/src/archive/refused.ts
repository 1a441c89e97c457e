/** Why nothing is done: a sentence for whoever has started the command. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
