import { MarkingTranslator } from '../projectUnderTest.ts';

/** Answers with texts that name their sources, and notes what it is asked; may lose the placeholders. */
export class NotedTranslator extends MarkingTranslator {
  readonly asked: string[] = [];

  constructor(loses = false) {
    super();
    const { translate } = this;
    this.translate = async (request, options) => {
      this.asked.push(...request.texts.map((text) => `${request.targetLocale} ${text}`));
      const answers = await translate(request, options);
      return loses ? answers.map((text) => text.replace(/\{.*\}|<.*>/u, '')) : answers;
    };
  }
}
