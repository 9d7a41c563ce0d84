/** A request was not sent: with it, a run would have sent more characters than it may. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly kind = 'limit';

  constructor() {
    super('with this request the run would have sent more characters than it may');
  }
}
