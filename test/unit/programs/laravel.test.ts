import { laravelShows } from '../message/readers/laravel.ts';
import { isJudged, valueOf } from './judged.ts';

describe('Laravel', () =>
  isJudged({
    id: 'laravel',
    manifest: { 'composer.json': '{"require": {"laravel/framework": "^12"}}' },
    pathOf: (locale) => `lang/${locale}.json`,
    shows: (message) =>
      [1, 5].map((count) =>
        laravelShows(message, count, ['name', 'place', 'count', 'first_name'], valueOf).trim(),
      ),
    messages: [
      'Open the gate of :name',
      'the :Name at :place',
      "Don't open the ':NAME'",
      'the row of :name|Open the :count rows',
      '{0} the row|[1,*] Open :count rows at noon',
      '<b>the :first_name</b> or this',
      '50 percent of the :count rows',
      ':name:place open',
    ],
    people: [
      ['Hello :name', 'Hallo : name', true],
      ['Rows of :name', 'Zeilen von :nmae', true],
      ['Rows of :name', 'Zeilen von {name}', true],
      ['the row of :name|the :count rows', 'die Zeile von|die :count Zeilen', true],
      ['Hello :name', "L':name d'or @ 5 %", false],
      ['Rows at :place', '(:place) Zeilen', false],
      ['the row of :name|the :count rows', 'die Zeile von :name|die :count Zeilen', false],
    ],
  }));
