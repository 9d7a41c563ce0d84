import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { railsI18n } from '../../../src/programs/ruby.ts';
import { javaShows } from '../message/readers/java.ts';
import { rubyShows } from '../message/readers/rails.ts';
import { javaProperties } from '../resources/formats/support/javaProperties.ts';
import { randomPick } from '../resources/formats/support/randomJson.ts';
import {
  randomLines,
  randomPropertiesText,
} from '../resources/formats/support/randomProperties.ts';
import { valueOf } from './judged.ts';
import { ask, findJava, findRuby, type Runtime } from './judges/judges.ts';
import { fill, folderOf } from './programUnderTest.ts';
import { messagesOf, translated } from './randomMessages.ts';

/** Says why tests are left out, which a reader of the counts would not see. */
function leaveOut(context: Mocha.Context, why: string): void {
  process.stdout.write(`\n  left out: ${context.test?.parent?.title}, since ${why}\n`);
  context.skip();
}

/** Undefined where it throws. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What is written for a file of random messages, by its path. */
async function written(files: Readonly<Record<string, string>>, locale: string, path: string) {
  const folder = folderOf(files);
  await fill(folder, locale, translated);
  return folder.files.texts.get(path) ?? '';
}

/** As Java writes half a pair of surrogates. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '?');

const sample = <T>(values: fc.Arbitrary<T>, numRuns: number): readonly T[] =>
  fc.sample(values, { numRuns, seed: 70 });

describe('what Java reads', () => {
  const java = findJava();
  before(function () {
    if (java === undefined) leaveOut(this, 'there is no Java with its compiler');
  });

  /** The fields of each reply; undefined where Java throws. */
  async function judged(kind: 'message' | 'properties', texts: readonly string[]) {
    const lines = texts.map((text) => `${kind}\t${encodeURIComponent(text)}`);
    const reply = await ask(java ?? assert.fail(), 'Judge.java', lines.join('\n'));
    return reply
      .split('\n')
      .map((line) =>
        line === 'throws' ? undefined : line.split('\t').map((field) => decodeURIComponent(field)),
      );
  }

  it('in messages is what the tests take it for', async () => {
    const messages = sample(messagesOf('java'), 3_000);
    const replies = await judged('message', messages);
    const shown = (argument: string) => valueOf(`${Number.parseInt(argument.slice(1))}`);
    for (const [place, message] of messages.entries())
      assert.equal(
        attempt(() => javaShows(message, shown)),
        replies[place]?.[0],
        message,
      );
  });

  it('in files is what the tests take it for, in those that are written as well', async () => {
    const random = fc
      .tuple(randomLines, randomPick)
      .map(([lines, pick]) => randomPropertiesText(lines, pick));
    const files = [...sample(random, 400)];
    const path = (locale: string) => `src/main/resources/messages${locale}.properties`;
    const values = fc.array(fc.tuple(fc.uuid(), messagesOf('java')), {
      minLength: 5,
      maxLength: 5,
    });
    for (const [lines, pick] of sample(fc.tuple(values, randomPick), 40)) {
      const english = randomPropertiesText(lines, pick);
      files.push(await written({ [path('')]: english, [path('_fr')]: '' }, 'fr', path('_fr')));
    }
    // A mark at the start is of the encoding, not of the text.
    const replies = await judged(
      'properties',
      files.map((file) => file.replace(/^\uFEFF/u, '')),
    );
    for (const [place, file] of files.entries()) {
      const own = attempt(() => [...javaProperties(file)].flat().map(wellFormed));
      // A file without a key has one empty field.
      const read = replies[place]?.filter((field, _, { length }) => length > 1 || field !== '');
      assert.deepEqual(own?.toSorted(), read?.toSorted(), JSON.stringify(file));
    }
  });
});

describe('what Ruby reads', () => {
  /** Of rails-i18n's rules those that Debian's package has, and locales that the gem gives them to. */
  const rules = {
    other: ['fa', 'id', 'ja', 'ko', 'th', 'vi', 'zh-CN', 'zh-HK', 'zh-TW'],
    east_slavic: ['be', 'ru', 'uk'],
    west_slavic: ['cs', 'sk'],
    one_few_other: ['bs', 'hr', 'sr'],
    romanian: ['ro'],
  };
  const counts = [0, 1, 2, 5, 100];
  const values = { name: valueOf('name'), place: valueOf('place'), count: 3, share: 0.5 };
  const messages = sample(messagesOf('ruby'), 2_000);
  const paths = (locale: string) => `config/locales/${locale}.yml`;
  let ruby: Runtime | undefined;

  before(async function () {
    ruby = await findRuby();
    if (ruby === undefined) leaveOut(this, 'there is no Ruby with I18n, and none to be had');
  });

  /** Asks for all at once: to start Ruby takes longer than all that it is asked. */
  const judged = async (
    files: readonly (readonly [yaml: string, locale: string, key: string])[],
  ) => {
    const asked = files.map((file) => [...file, counts]);
    const request = JSON.stringify({ messages, values, rules, files: asked });
    return JSON.parse(await ask(ruby ?? assert.fail(), 'judge.rb', request)) as {
      readonly shown: readonly (string | null)[];
      readonly forms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
      readonly files: readonly {
        readonly texts: Readonly<Record<string, unknown>>;
        readonly shown: readonly string[];
      }[];
    };
  };

  it('in messages, files and plurals is what the tests take it for', async () => {
    const files: (readonly [yaml: string, locale: string, key: string])[] = [];
    const plural = { seed: { one: 'a seed', other: '%{count} seeds' } };
    const gem = { Gemfile: "gem 'rails-i18n'\n" };
    for (const locale of [
      'zh-Hans',
      'zh-Hant',
      'ja-JP',
      'ig',
      'my',
      'ja',
      'ru',
      'cs',
      'hr',
      'ro',
    ]) {
      const english = { ...gem, [paths('en')]: stringify({ en: plural }) };
      files.push([await written(english, locale, paths(locale)), locale, 'seed']);
    }
    // A text that begins with a colon is none for Ruby, unless it is quoted.
    const plain = messages.filter((message) => !message.startsWith(':')).slice(0, 100);
    for (const [quotes, texts] of [
      ['QUOTE_DOUBLE', messages.slice(0, 100)],
      ['QUOTE_SINGLE', messages.slice(100, 200)],
      ['PLAIN', plain],
    ] as const) {
      const english = { no: 'x', yes: 'alpha', on: '12', ...Object.fromEntries(texts.entries()) };
      const style = { lineWidth: 0, version: '1.1', defaultStringType: quotes } as const;
      const source = { ...gem, [paths('en')]: stringify({ en: english }, style) };
      files.push([await written(source, 'no', paths('no')), 'no', 'yes']);
    }
    const reply = await judged(files);
    for (const [place, message] of messages.entries()) {
      const shown = attempt(() =>
        rubyShows(message, (name) => {
          const value = new Map<string, string | number>(Object.entries(values)).get(name);
          return value === undefined ? assert.fail(name) : name === 'share' ? '0.50' : `${value}`;
        }),
      );
      assert.equal(shown, reply.shown[place] ?? undefined, message);
    }
    for (const [place, [yaml, locale]] of files.entries()) {
      const { texts, shown } = reply.files[place] ?? assert.fail();
      assert.deepEqual(texts, parse(yaml), yaml);
      assert.deepEqual(Object.keys(texts), [locale]);
      assert.ok(!shown.join().includes('throws'), `${locale}: ${shown.join()}`);
    }
    for (const [locale, forms] of Object.values(reply.forms).flatMap(Object.entries)) {
      const usual = railsI18n.plurals?.(locale, 'cardinal').usual;
      assert.deepEqual(forms.toSorted(), usual?.toSorted(), locale);
    }
  });
});
