import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { yamlFor } from '../../../../src/resources/formats/yaml/yaml.ts';
import { rewritten } from './support/rewritten.ts';

const yaml = yamlFor('en');
const messagesOf = (text: string) =>
  runSync(yaml.parse(text)).messages.map(({ path: [key], value }) => [key, value]);
const written = (value: string) => rewritten(yaml, 'a: old', [{ path: ['a'], value }]);

describe('blanks that are not those of YAML', () => {
  const [nbsp, wide] = ['\u00a0', '\u3000'];

  it('are text in values without quotes', () =>
    assert.deepEqual(messagesOf(`a: x${nbsp}\nb: ${wide}x # c\nc: ${nbsp}\nd: x:${nbsp}y \t\n`), [
      ['a', `x${nbsp}`],
      ['b', `${wide}x`],
      ['c', nbsp],
      ['d', `x:${nbsp}y`],
    ]));

  it('are text in keys', () =>
    assert.deepEqual(messagesOf(`a${nbsp}: x\n${wide}b \t: z`), [
      [`a${nbsp}`, 'x'],
      [`${wide}b`, 'z'],
    ]));

  it('are written so that no reader takes them for others', () => {
    for (const blank of [nbsp, wide, '\u2003', '\u2028', '\u0085', '\v', '\f', '\uFEFF']) {
      for (const value of [`x:${blank}`, `x${blank}`, `${blank}x`, `x:${blank}y`, `x${blank}#y`]) {
        assert.deepEqual(messagesOf(written(value)), [['a', value]]);
        assert.match(written(value), /^a: "/);
      }
    }
  });

  it('stand without quotes between words', () =>
    assert.equal(written(`9${nbsp}€`), `a: 9${nbsp}€`));
});

const set = (text: string, value: string) => rewritten(yaml, text, [{ path: ['a'], value }], text);
const add = (text: string, value: string) =>
  rewritten(yaml, text, [{ path: ['b'], value }], 'a: x\nb: y\nc: z\n');

describe('blank lines with tabs below a value without quotes', () => {
  it('stay as they are below another one', () => {
    assert.equal(
      set('en:\n  a: old\n    \t\n\n  c: x\n', 'new'),
      'en:\n  a: new\n    \t\n\n  c: x\n',
    );
    assert.equal(set('a: "old"\n\t\nc: x\n', 'x: y'), 'a: "x: y"\n\t\nc: x\n');
  });

  it('lose their blanks below a value with quotes, which libyaml would not read else', () => {
    const text = 'en:\r\n  a: old\r\n\r\n    \t \r\n  \r\n  c: x\r\n';
    assert.equal(set(text, 'x: y'), 'en:\r\n  a: "x: y"\r\n\r\n\r\n  \r\n  c: x\r\n');
    assert.equal(set('a: old  \n  \t', 'x: y'), 'a: "x: y"  \n');
    assert.equal(set('a: old # x\n  \t\nc: x\n', 'x: y'), 'a: "x: y" # x\n  \t\nc: x\n');
  });

  it('stay where libyaml refuses them below any text', () =>
    assert.equal(set('en:\n  a: old\n  \t\n', 'x: y'), 'en:\n  a: "x: y"\n  \t\n'));

  it('do so below a new value that stands above them', () => {
    assert.equal(add('a: x\n  \t\nc: z\n', 'x: y'), 'a: x\nb: "x: y"\n\nc: z\n');
    assert.equal(add('a: x\n  \t\nc: z\n', 'yy'), 'a: x\nb: yy\n  \t\nc: z\n');
    assert.equal(add('a: "x"\n  \t\nc: z\n', 'x: y'), 'a: "x"\nb: "x: y"\n  \t\nc: z\n');
  });
});

describe('blank lines with tabs below several values that are written at once', () => {
  const both = (text: string, source: string, value: string) => {
    const values = runSync(yaml.parse(source)).messages.map(({ path, value }) => ({ path, value }));
    return rewritten(yaml, text, [...values, { path: ['a'], value }], source);
  };

  it('are below all of them', () => {
    assert.equal(both('a: x\n  \t\n', 'a: x\nb: yy\n', 'x: y'), 'a: "x: y"\nb: yy\n\n');
    assert.equal(both('a: x\n  \t', 'a: x\nb: "y: z"\n', 'x: y'), 'a: "x: y"\nb: "y: z"\n');
    assert.equal(both('a: x\n  \t\n', 'a: x\nb: yy\n', 'new'), 'a: new\nb: yy\n  \t\n');
  });

  it('are below those of several groups that end there', () => {
    const source = 'a: x\ng:\n  h:\n    i: z\n    j: "k: l"\n  m: "n: o"\np: "q: r"\n';
    const target = 'a: x\ng:\n  h:\n    i: z\n     \t\n \n';
    const result = 'a: x\ng:\n  h:\n    i: z\n    j: "k: l"\n  m: "n: o"\np: "q: r"\n\n \n';
    assert.equal(both(target, source, 'x'), result);
  });

  it('lose their tabs below numbers and nulls as below texts', () => {
    assert.equal(add('a: 12\n  \t\nc: z\n', 'x: y'), 'a: 12\nb: "x: y"\n\nc: z\n');
    assert.equal(set('a: ~\n  \t\nc: z\n', 'x: y'), 'a: "x: y"\n\nc: z\n');
  });

  it('lose them in front of a comment below', () => {
    const text = 'a: x\n \t\n  \t # note\nc: z\n';
    assert.equal(set(text, 'x: y'), 'a: "x: y"\n\n   # note\nc: z\n');
    assert.equal(set(text, 'yy'), text.replace('x', 'yy'));
  });
});

describe('half a surrogate pair in YAML', () => {
  it('is kept where it stands as an escape, and never becomes a broken byte', () => {
    const text = 'a: "x \\ud83d y"\nb: z\n';
    assert.deepEqual(messagesOf(text), [
      ['a', 'x \ud83d y'],
      ['b', 'z'],
    ]);
    assert.equal(rewritten(yaml, text, [{ path: ['b'], value: 'q' }]), text.replace('z', 'q'));
  });

  it('is written as an escape, whatever the place is quoted with', () => {
    for (const place of ['old', "'old'", '"old"', '|\n  old', '>-\n  old']) {
      const result = rewritten(yaml, `a: ${place}\n`, [{ path: ['a'], value: 'x \ude00 y' }]);
      assert.equal(result, 'a: "x \\ude00 y"\n');
    }
  });
});

describe('a character that YAML does not know', () => {
  it('is written as an escape, whatever the place is quoted with', () => {
    for (const place of ['old', "'old'", '"old"', '|\n  old', '>-\n  old'])
      for (const [char, escape] of [
        ['\uFFFE', '\\ufffe'],
        ['\uFFFF', '\\uffff'],
      ] as const) {
        const result = rewritten(yaml, `a: ${place}\n`, [{ path: ['a'], value: `x ${char} y` }]);
        assert.equal(result, `a: "x ${escape} y"\n`);
      }
  });
});

describe('a value without a text at the end of a YAML file without a line break', () => {
  const filled = (text: string, source: string) => {
    const values = runSync(yaml.parse(source)).messages.map(({ path, value }) => ({ path, value }));
    return rewritten(yaml, text, values, source);
  };

  it('is filled before others come behind it', () => {
    const mapping = 'a: "A"\nb: "B"\nc: "C"\n';
    assert.equal(filled('a:', mapping), mapping.trimEnd());
    assert.equal(filled('a: &x', mapping), mapping.replace('a:', 'a: &x').trimEnd());
    const sequence = '- "A"\n- "B"\n- "C"\n';
    assert.equal(filled('-', sequence), sequence.trimEnd());
    assert.equal(filled('- "A"\n-', sequence), sequence.trimEnd());
  });

  it('is filled before what comes behind it further out', () => {
    const source = 'x:\n  a: "A"\n  b: "B"\ny: "Y"\n';
    assert.equal(filled('x:\n  a:', source), source.trimEnd());
  });
});

describe('a YAML file whose last value ends in U+FEFF', () => {
  it('gets another line below it', () => {
    const b = [{ path: ['b'], value: 'z' }];
    assert.equal(rewritten(yaml, 'a: x\uFEFF', b), 'a: x\uFEFF\nb: z');
    assert.equal(rewritten(yaml, '\uFEFF', b), '\uFEFFb: z\n');
    const text = [{ path: ['b'], value: 'z\n' }];
    assert.equal(rewritten(yaml, 'a: x\uFEFF', text, 'b: |\n  x\n'), 'a: x\uFEFF\nb: "z\\n"');
  });
});
