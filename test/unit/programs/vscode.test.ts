import { config, t } from '@vscode/l10n';
import { isJudged, valuesOf } from './judged.ts';

/** What @vscode/l10n shows. */
function shows(message: string): readonly string[] {
  config({ contents: { message } });
  return [t('message', valuesOf('0', '1', 'name'))];
}

describe('VS Code', () =>
  isJudged({
    id: 'vscode',
    manifest: {},
    pathOf: (locale) =>
      locale === 'en' ? 'l10n/bundle.l10n.json' : `l10n/bundle.l10n.${locale}.json`,
    shows,
    messages: [
      'Open the gate of {0}',
      'the {0} at {1}',
      "Don't open the '{name}'",
      'Open the $(GEAR) of {name}',
      '[the {0}](COMMAND:RUN) or this',
      '50 percent of the {0} rows',
      '{0}{1} open',
      'Open "{0}" at noon',
    ],
    people: [
      ['Hello {0}', 'Hallo {1}', true],
      ['Rows of {name}', 'Zeilen von {Name}', true],
      ['Rows of {name}', 'Zeilen von (name)', true],
      ['Rows of {0} at {1}', 'Zeilen von {0}', true],
      ['Hello {0}', "L'{0} d'or | @", false],
      ['Rows at {0}', '{0}er Zeilen, 5 %', false],
      ['Rows of {0} at {1}', 'In {1} {0} Zeilen', false],
    ],
  }));
