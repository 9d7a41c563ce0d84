/** A button under a message: the title that a person reads and the command that it runs. */
export interface NextStep {
  readonly title: string;
  readonly command: string;
  readonly args?: readonly unknown[];
}

/** A failure that is told as it is: the message is translated and says what is safe and what to do next. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly nextStep: NextStep | undefined;

  constructor(message: string, nextStep?: NextStep, options?: ErrorOptions) {
    super(message, options);
    this.nextStep = nextStep;
  }
}
