import { l10n } from '../l10n.ts';
import type { MessageSyntaxError } from '../../message/messageSyntaxError.ts';
import { format } from '../format.ts';
import { uiText } from '../uiText.ts';

/** What is wrong with the syntax of a message, and where. */
export function syntaxText(error: MessageSyntaxError): string {
  const left = l10n.t('It was left as it is; other messages are not affected.');
  return `${problemText(error)} ${left}`;
}

function problemText({ code, detail, offset = 0, text = '' }: MessageSyntaxError): string {
  const message = uiText(text, 80);
  const place = format.number(offset + 1);
  switch (code) {
    case 'missing-other':
      return l10n.t({
        message: 'In “{0}”, the choice at character {1} has no “other” form. Add one.',
        args: [message, place],
        comment: '{0} is a message with plural forms; keep “other”, which is a keyword.',
      });
    case 'syntax':
      return l10n.t({
        message: '“{0}” cannot be read as an ICU message: see character {1} ({2}).',
        args: [message, place, uiText(detail, 60)],
        comment: '{0} is a message, {1} a number, {2} a word of the parser in English.',
      });
    case 'too-many-sentences':
      return l10n.t({
        message:
          'The choices of “{0}” multiply to more than {1} sentences. Translate it by hand, or split it into several messages.',
        args: [message, uiText(detail, 20)],
        comment: '{0} is a message, {1} a number.',
      });
    case 'unsupported':
      return l10n.t(
        '“{0}” has choices that Glossa cannot take apart. Translate it by hand.',
        message,
      );
    default:
      return l10n.t('The translation of “{0}” does not fit its plural or choice syntax.', message);
  }
}
