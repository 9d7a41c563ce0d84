import counterpart from 'counterpart';
import { isJudged, valuesOf } from './judged.ts';

/** What counterpart shows; it throws where a percent sign begins nothing. */
function shows(message: string, locale: string): readonly string[] {
  const program = new counterpart.Instance();
  program.registerTranslations(locale, { message });
  return [program.translate('message', { locale, ...valuesOf('name', 'place', 'count') })];
}

describe('counterpart', () =>
  isJudged({
    id: 'counterpart',
    manifest: { 'package.json': '{"dependencies": {"counterpart": "0.18"}}' },
    shows,
    messages: [
      'Open the gate of %(name)s',
      'the %(name)s at %(place)s',
      "Don't open the '%(name)s'",
      '50%% of the %(count)s rows at noon',
      '%(name)s%(place)s open',
      'this {{NAME}} or <b>the %(name)s</b>',
      'Nobody but (name)s or this %(name)s',
      '50 percent of the %(count)s rows',
    ],
    people: [
      ['Hello %(name)s', 'Hallo %(nmae)s', true],
      ['Rows of %(name)s', 'Zeilen von (name)s', true],
      ['Rows at %(place)s', 'Zeilen in %(place)', true],
      ['Rows at %(place)s', 'Zeilen in %{place}', true],
      ['Hello %(name)s', "L'%(name)s d'or @ |", false],
      ['Rows at %(place)s', '%(place)ser Zeilen', false],
      ['50%% of %(count)s', '50 %% von %(count)s', false],
    ],
  }));
