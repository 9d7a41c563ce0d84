import { checkUndo, replace, type UndoCase } from './checkUndo.ts';

const json = ['locales/en.json', 'locales/de.json'] as const;
const chrome = ['_locales/en/messages.json', '_locales/de/messages.json'] as const;
const arb = ['lib/l10n/app_en.arb', 'lib/l10n/app_de.arb'] as const;
const properties = ['src/messages_en.properties', 'src/messages_de.properties'] as const;

const sourceJson = JSON.stringify(
  { title: 'Title', plugins: { one: 'First one', two: 'Second one' }, bye: 'Good bye' },
  undefined,
  2,
);
const person = replace('Bis bald', 'Ade');

const cases: Readonly<Record<string, UndoCase>> = {
  'leaves a parent of JSON that had nothing in it': {
    paths: json,
    source: sourceJson,
    before: '{\n  "title": "Titel",\n  "plugins": { },\n  "bye": "Bis bald"\n}\n',
    edit: person,
  },
  'leaves a parent of JSON that had only a comment in it': {
    paths: json,
    source: sourceJson,
    before: '{\n  "title": "Titel",\n  "plugins": {\n    // later\n  },\n  "bye": "Bis bald"\n}\n',
    edit: person,
  },
  'gives JSON its null back': {
    paths: json,
    source: '{"title": "Title", "one": "First one"}',
    before: '{"title": "Titel", "one": null, "bye": "Bis bald"}',
    edit: person,
  },
  'takes a parent of JSON that the run has made': {
    paths: json,
    source: sourceJson,
    before: '\ufeff{\r\n\t"title": "Titel",\r\n\t// the end\r\n\t"bye": "Bis bald"\r\n}',
    edit: person,
  },
  'leaves empty braces around nothing': {
    paths: json,
    source: `${sourceJson}\n`,
    before: '{ }\n',
    edit: (text) => `// mine\n${text}`,
  },
  'leaves the comma where JSON had one at its end': {
    paths: json,
    source: '{\n  "a": "Alpha",\n  "b": "Beta",\n  "c": "Gamma"\n}\n',
    before: '{\n  "a": "Bis bald", // first\n  // end\n}\n',
    edit: person,
  },
  'leaves a message and a number that a person has put beside the run’s in a new parent of JSON': {
    paths: json,
    source: sourceJson,
    before: '{\n  "title": "Titel"\n}\n',
    edit: replace('    "one"', '    "zero": "Null",\n    "size": 3,\n    "one"'),
    after: '{\n  "title": "Titel",\n  "plugins": {\n    "zero": "Null",\n    "size": 3\n  }\n}\n',
  },
  'leaves a comment that a person has written above a message of the run': {
    paths: json,
    source: '{\n  "a": "Alpha",\n  "b": "Beta",\n  "c": "Gamma"\n}\n',
    before: '{\n  "a": "A",\n  "c": "C"\n}\n',
    edit: replace('  "b"', '  // mine\n  "b"'),
    after: '{\n  "a": "A",\n  // mine\n  "c": "C"\n}\n',
  },
  'leaves comments that a person has written beside messages of the run, and in them': {
    paths: json,
    source:
      '{\n  "a": "Alpha",\n  "b": "Beta",\n  "c": {\n    "d": "Delta",\n    "e": "Epsilon"\n  }\n}\n',
    before: '{\n  "a": "A"\n}\n',
    edit: (text) =>
      text
        .replace('"[de] Beta",', '/* why */ "[de] Beta", // ask Anna')
        .replace('"[de] Epsilon"', '"[de] Epsilon" // too long'),
    after: '{\n  "a": "A",\n  /* why */ // ask Anna\n  "c": {\n    // too long\n  }\n}\n',
  },
  'leaves comments beside what goes within a line': {
    paths: json,
    source: '{"a": "Alpha", "b": "Beta", "c": "Gamma"}\n',
    before: '{"c": "C"}\n',
    edit: replace('"b": "[de] Beta"', '"b": // mine\n "[de] Beta" /* too */'),
    after: '{ // mine\n/* too */"c": "C"}\n',
  },
  'finds its messages where a formatter has put them in another order': {
    paths: json,
    source: sourceJson,
    before: '{\n  "title": "Titel",\n  "plugins": {},\n  "bye": "Bis bald"\n}\n',
    edit: (text) => {
      const sorted = Object.entries(JSON.parse(text) as object).sort(([a], [b]) =>
        a < b ? -1 : 1,
      );
      return JSON.stringify(Object.fromEntries(sorted), undefined, '\t');
    },
  },
  'takes its messages out of JSON with keys that occur twice': {
    paths: json,
    source: sourceJson,
    before: '{\n  "title": "Titel",\n  "title": "Titel 2",\n  "bye": "Bis bald"\n}\n',
    edit: person,
  },
  'leaves both of two equal keys where a person has doubled what the run wrote': {
    paths: json,
    source: '{\n  "a": "Alpha",\n  "b": "Beta"\n}\n',
    before: '{\n  "x": "X"\n}\n',
    edit: replace('"a": "[de] Alpha"', '"a": "[de] Alpha",\n  "a": "[de] Alpha"'),
    after: '{\n  "x": "X",\n  "a": "[de] Alpha",\n  "a": "[de] Alpha"\n}\n',
    kept: ['a'],
  },
  'takes its messages out of ARB without a locale, and leaves what describes others': {
    paths: arb,
    source: '{\n  "@@locale": "en",\n  "a": "Alpha",\n  "b": "Beta",\n  "@b": {}\n}\n',
    before: '{\n  "a": "Bis bald",\n  "@a": {"description": "x"}\n}\n',
    edit: person,
  },
  'takes its messages out of ARB with a locale and a date': {
    paths: arb,
    source: '{\n  "@@locale": "en",\n  "a": "Alpha",\n  "b": "Beta"\n}\n',
    before: '{\n  "@@locale": "de",\n  "@@last_modified": "2020",\n  "a": "Bis bald"\n}',
    edit: person,
  },
  'takes its lines out of properties with keys that occur twice, comments and all around them': {
    paths: properties,
    source: 'a = Alpha\nb = Beta\nc = Gamma\nd = Delta\n',
    before: '# head\n\nb = Bis bald\nx = 1\nx = 2\n\n# end',
    edit: person,
  },
  'leaves nothing but the head of properties that had nothing': {
    paths: properties,
    source: 'a = Alpha\nb = Beta\n',
    before: '# Bis bald\r\n',
    edit: person,
  },
  'leaves comments that a person has written into new and empty parents of JSON': {
    paths: json,
    source:
      '{\n  "a": {\n    "b": "Beta",\n    "c": "Gamma"\n  },\n  "d": {\n    "e": "Epsilon"\n  }\n}\n',
    before: '{\n  "a": {\n    // old\n  },\n  "x": "X"\n}\n',
    edit: (text) =>
      text.replace('"c": ', '// mine\n    "c": ').replace('"e": ', '// too\n    "e": '),
    after:
      '{\n  "a": {\n    // old\n    // mine\n  },\n  "d": {\n    // too\n  },\n  "x": "X"\n}\n',
  },
  'leaves a comment that ends the line behind a brace where another one follows': {
    paths: json,
    source: '{"a": {"b": "Beta"}, "c": "Gamma"}\n',
    before: '{ "x": "X" }\n',
    edit: replace('"a": { ', '"a": { // mine\n'),
    after: '{ "x": "X", "a": { // mine\n } }\n',
  },
  'takes whole entries out of a file of Chrome, with what came along': {
    paths: chrome,
    source: JSON.stringify(
      {
        title: { message: 'Title', description: 'Above all' },
        hello: {
          message: 'Hello $name$',
          description: 'On top',
          placeholders: { name: { content: '$1' } },
        },
        bye: { message: 'Good bye' },
      },
      undefined,
      2,
    ),
    before:
      '{\n  "title": {\n    "description": "x"\n  },\n  "bye": { "message": "Bis bald" }\n}\n',
    edit: person,
  },
  'leaves an entry of Chrome that a person has described': {
    paths: chrome,
    source: JSON.stringify({
      title: { message: 'Title', description: 'Above all' },
      hello: { message: 'Hello', description: 'On top' },
    }),
    before: '{}\n',
    edit: replace('On top', 'My own words'),
    after: '{"hello":{"message":"[de] Hello","description":"My own words"}}\n',
    kept: ['hello.message'],
  },
  'leaves what a person has put beside a text in a list': {
    paths: json,
    source: '{"steps": [{"text": "One", "size": 1}], "bye": "Good bye"}\n',
    before: '{"steps": [], "bye": "Bis bald"}\n',
    edit: replace('"size": 1', '"size": 1, "minutes": 45'),
    after: '{"steps": [{"size": 1, "minutes": 45}], "bye": "Bis bald"}\n',
  },
  'takes elements from the end of lists, with what came along': {
    paths: json,
    source: JSON.stringify({
      steps: [
        { text: 'One', size: 1 },
        { text: 'Two', size: 2 },
        { text: 'Three', size: 3 },
      ],
      days: ['Monday', 'Tuesday'],
      bye: 'Good bye',
    }),
    before: '{"steps": [{"text": "Eins", "size": 1}], "days": [], "bye": "Bis bald"}\n',
    edit: person,
  },
  'leaves an element that a person has put others behind': {
    paths: json,
    source: '{\n  "days": ["Monday", "Tuesday", "Wednesday"],\n  "bye": "Good bye"\n}\n',
    before: '{\n  "days": ["Montag"]\n}\n',
    edit: replace('Wednesday"', 'Wednesday", "Irgendwann"'),
    after: '{\n  "days": ["Montag", "[de] Tuesday", "[de] Wednesday", "Irgendwann"]\n}\n',
    kept: ['days.1', 'days.2'],
  },
  'empties a file of JSON that the run made': {
    paths: json,
    source: sourceJson,
    edit: (text) => `${text}\n`,
    after: '{}\n',
  },
  'leaves what a person has written into a file that the run made, and what is no text': {
    paths: json,
    source:
      '{\n  // about a\n  "a": "Alpha",\n  "b": {"c": "Gamma", "size": 3},\n  "d": {"e": "Epsilon"}\n}\n',
    edit: replace('[de] Alpha', 'Alfa'),
    after: '{\n  // about a\n  "a": "Alfa",\n  "b": {"size": 3}\n}\n',
    kept: ['a'],
  },
  'leaves the locale in a file of ARB that the run made': {
    paths: arb,
    source:
      '{\n  "@@locale": "en",\n  "a": "Alpha",\n  "@a": {"description": "x"},\n  "b": "Beta"\n}\n',
    edit: replace('[de] Beta', 'Bee'),
    after: '{\n  "@@locale": "de",\n  "b": "Bee"\n}\n',
    kept: ['b'],
  },
};

describe('taking a run back from a file that somebody has changed since', () => {
  for (const [name, one] of Object.entries(cases)) it(name, () => checkUndo(one));
});
