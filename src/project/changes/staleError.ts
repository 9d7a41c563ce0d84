/**
 * What a change was made for is another text by now: nothing of it was done, and nothing of it ever will be. Every change of
 * a person refuses with this and with nothing else.
 */
export class StaleError extends Error {
  override readonly name = 'StaleError';

  constructor() {
    super('the text is another one by now');
  }
}
