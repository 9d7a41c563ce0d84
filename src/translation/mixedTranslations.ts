/** Answers came to other texts than they belong to, so that none of them can be trusted. */
export class MixedTranslations extends Error {
  override readonly name = 'MixedTranslations';
  readonly kind = 'badAnswer';

  constructor() {
    super('an answer holds a token of another text of its request');
  }
}
