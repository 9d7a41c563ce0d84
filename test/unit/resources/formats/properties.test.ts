import { runSync } from '../../../../src/resources/cooperative.ts';
import assert from 'node:assert/strict';
import { properties } from '../../../../src/resources/formats/properties/properties.ts';
import { refusal } from './support/refusal.ts';
import { filled, rewritten } from './support/rewritten.ts';

const read = (text: string) =>
  Object.fromEntries(
    runSync(properties.parse(text)).messages.map(({ path, value }) => [path[0], value]),
  );
const set = (text: string, key: string, value: string) =>
  rewritten(properties, text, [{ path: [key], value }]);
const becomes = (source: string, target: string, expected: string) =>
  assert.equal(filled(properties, source, target), expected);
const refusesToRead = (text: string) => refusal(() => runSync(properties.parse(text)));

describe('messages of a .properties file', () => {
  it('stand behind an equals sign, a colon or a blank', () =>
    assert.deepEqual(read('a=1\nb : 2\nc 3\n\td\t=\t4\ne=\nf'), {
      a: '1',
      b: '2',
      c: '3',
      d: '4',
      e: '',
      f: '',
    }));

  it('are not the comments', () =>
    assert.deepEqual(read('# a=1\n  ! b=2\n\n#\\\nc=3'), { c: '3' }));

  it('go on behind a backslash at the end of a line', () =>
    assert.deepEqual(read('a = one, \\\r\n    two\\\r\n\t# three\nb\\\n  c=4'), {
      a: 'one, two# three',
      bc: '4',
    }));

  it('have their escapes resolved', () =>
    assert.deepEqual(read(String.raw`a\ b\=c\:d=\ \t\n\r\f\\\u00e9\q`), {
      'a b=c:d': ' \t\n\r\f\\éq',
    }));

  it('keep blanks at their end', () => assert.deepEqual(read('a=x  \n'), { a: 'x  ' }));

  it('may be none at all', () => assert.deepEqual(read(''), {}));

  it('have whole keys as paths', () => {
    const file = runSync(properties.parse('a.b=1\n__proto__=2\n=3'));
    assert.deepEqual(
      file.messages.map(({ path }) => path),
      [['a.b'], ['__proto__'], ['']],
    );
    assert.equal(file.get(['a', 'b']), undefined);
  });
});

describe('replacing a value in .properties', () => {
  it('touches nothing but the value', () =>
    assert.equal(
      set('# x\r\n a : old \\\r\n   more\r\nb=2', 'a', 'new'),
      '# x\r\n a : new\r\nb=2',
    ));

  it('escapes what would be read otherwise', () =>
    assert.equal(set('a=x', 'a', '= \\ \t\n\r\f'), 'a=\\= \\\\ \\t\\n\\r\\f'));

  it('keeps a blank at the start', () => assert.equal(read(set('a=x', 'a', '  y'))['a'], '  y'));

  it('escapes letters beyond ASCII where the file does', () =>
    assert.equal(set('a=caf\\u00E9', 'a', 'ö😀'), 'a=\\u00F6\\uD83D\\uDE00'));

  it('escapes them where the file has none, for every Java reads that', () =>
    assert.equal(set('a=x', 'a', 'ö'), 'a=\\u00f6'));

  it('leaves them raw where the file has them raw', () =>
    assert.equal(set('a=é', 'a', 'ö'), 'a=ö'));

  it('adds the separator that a lone key has not', () =>
    assert.equal(set('a: 1\nb', 'b', 'x'), 'a: 1\nb: x'));

  it('changes nothing when the value is the same', () =>
    assert.equal(set('a=\\u0041\\\n  B', 'a', 'AB'), 'a=\\u0041\\\n  B'));
});

describe('a missing message in .properties', () => {
  const abc = 'a=a\nb=b\nc=c\n';

  it('goes behind the nearest line before it', () =>
    becomes(abc, '# one\na = 1\n# three\nc = 3\n', '# one\na = 1\nb = B\n# three\nc = 3\n'));

  it('goes before the comments of the first line after it', () =>
    becomes('a=a\nb=b', '# head\n\n# two\nb=2\n', '# head\n\na=A\n# two\nb=2\n'));

  it('goes below the head of the file', () =>
    becomes('a=a\nb=b', '#Generated\n#Mon Jan 1\nb=2\n', '#Generated\n#Mon Jan 1\na=A\nb=2\n'));

  it('goes behind a last line without a line break', () => becomes(abc, 'a=1', 'a=1\nb=B\nc=C'));

  it('goes behind the comments of a file without messages', () =>
    becomes('a=a\n', '# none', '# none\na=A'));

  it('is written with the separator, the indentation and the line ends of the file', () =>
    becomes(abc, '  a : 1\r\n', '  a : 1\r\n  b : B\r\n  c : C\r\n'));

  it('fills a new file in the style of the source', () => {
    becomes('a : a\r\nb : b\r\n', '', 'a : A\r\nb : B\r\n');
    becomes('a=a\nb=b', '', 'a=A\nb=B');
  });

  it('keeps keys with blanks and signs', () =>
    becomes('\\#a\\ b\\=c\\:\\u00e9=x', '', '\\#a\\ b\\=c\\:\\u00e9=X'));

  it('may have the empty key, which needs a sign behind it', () => {
    for (const value of ['', 'x ', '= y']) {
      assert.deepEqual(read(set('a 1\n', '', value)), { a: '1', '': value });
    }
    assert.equal(set('a : 1\n', '', 'x'), 'a : 1\n : x\n');
    assert.equal(set('a 1\n', '', 'x'), 'a 1\n=x\n');
    assert.equal(set('a 1\n\\', '', 'x'), 'a 1\n=x\\');
  });

  it('has one key only', () =>
    assert.equal(
      refusal(() => rewritten(properties, '', [{ path: ['a', 'b'], value: 'x' }])),
      'shape 1:1',
    ));
});

describe('a .properties file whose last value ends in U+FEFF', () => {
  it('gets another line below it', () =>
    assert.equal(set('a=x\uFEFF', 'b', 'y'), 'a=x\uFEFF\nb=y'));
});

describe('a .properties file that ends in a backslash', () => {
  const ends = ['a=x\\', 'a=x\\\n', 'a=x\\\r\n', 'a=x\\\r', 'a=w\\\n  x\\\n'];

  it('is read without it, as Java does', () => {
    for (const end of ends) assert.equal(read(`b=1\n${end}`)['a']?.at(-1), 'x');
    assert.deepEqual(read('b=1\na\\\n'), { b: '1', a: '' });
    assert.deepEqual(read('b=1\na=\\'), { b: '1', a: '' });
    assert.deepEqual(read('b=1\na=x\\\n  '), { b: '1', a: 'x' });
  });

  it('keeps it when its last value changes', () => {
    assert.equal(set('b=1\na=x\\\n', 'a', 'y'), 'b=1\na=y\\\n');
    assert.equal(set('a=x\\', 'a', 'y'), 'a=y\\');
    assert.deepEqual(read(set('b : 1\na\\\n', 'a', 'y')), { b: '1', a: 'y' });
  });

  it('gets other lines before its last one', () => {
    for (const end of ends)
      becomes('a=a\nc=c\n', `# b\nb=1\n# a\n${end}`, `# b\nb=1\nc=C\n# a\n${end}`);
    becomes('a=a\nc=c\n', '# head\n\n# a\na=x\\', '# head\n\nc=C\n# a\na=x\\');
  });
});

describe('a key that stands twice in .properties', () => {
  const text = 'a=1\n b=2\n  \\u0061=3\n';

  it('has the last of its values, as in Java', () =>
    assert.deepEqual(read(text), { a: '3', b: '2' }));

  it('is not written, and others are', () => {
    const file = runSync(properties.parse(text));
    assert.equal(file.canTake(['a']), false);
    assert.equal(file.canTake(['b']), true);
    assert.equal(set(text, 'a', '3'), text);
    assert.equal(set(text, 'b', 'x'), text.replace('2', 'x'));
    assert.equal(
      refusal(() => set(text, 'a', 'x')),
      'shape 3:3',
    );
    becomes('a=a\nc=c\nb=b\n', text, `${text}c=C\n`);
  });

  it('stands once in a new file', () => becomes('a=a\na=b\nc=c\n', '', 'a=B\nc=C\n'));
});

describe('a .properties file that cannot be read safely', () => {
  it('is refused: it has half an escape', () =>
    assert.equal(refusesToRead('a=1\nb=x\\u12'), 'syntax 2:4'));

  it('is refused: it is too long', () =>
    assert.equal(refusesToRead('#'.repeat(20 * 1024 * 1024 + 1)), 'limit 1:1'));
});

describe('the style of a .properties file', () => {
  const source = 'a: b\nb: {0}: x=y #z\nc: c\nd: \n';

  it('has a backslash before signs where most values have one', () => {
    const target = 'a=A\\: B\nd=D \\= e\\: f\n';
    becomes(source, target, 'a=A\\: B\nb={0}\\: X\\=Y #Z\nc=C\nd=D \\= e\\: f\n');
    becomes(source, 'a=A: B\nd=D \\: e: f\n', 'a=A: B\nb={0}: X=Y #Z\nc=C\nd=D \\: e: f\n');
    becomes('a = \\:b\\:\n', '', 'a = \\:B\\:\n');
  });

  it('has the separator of most lines', () =>
    becomes(source, 'a : A\nx=x\nd=d\n', 'a : A\nb={0}: X=Y #Z\nc=C\nx=x\nd=d\n'));

  it('puts values below their keys where most stand there', () => {
    const target = 'a= \\\r\nA\r\nd= \\\r\nD\r\n';
    const added = 'b= \\\r\n{0}: X=Y #Z\r\nc= \\\r\nC\r\n';
    becomes(source, target, target.replace('A\r\n', `A\r\n${added}`));
    assert.equal(set(target, 'e', ''), `${target}e= \r\n`);
    becomes(target, '# x\n', '# x\na= \\\nA\nd= \\\nD\n');
  });
});
