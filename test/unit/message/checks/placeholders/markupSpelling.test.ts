import assert from 'node:assert/strict';
import { serious } from '../pair.ts';

describe('the spelling of markup in a translation', () => {
  const same: readonly (readonly [
    what: string,
    source: string,
    target: string,
    locale?: string,
  ])[] = [
    ['a page of plain text', 'Jumps forward', '<html>Springt nach<br>vorne</html>'],
    [
      'plain text for a page',
      '<html>Fold the <b>node</b><br/>by one level.</html>',
      'Den Knoten um eine Ebene einklappen',
    ],
    ['a page with stress', 'Leave it', '<html><body>Nicht <b>ändern</b></body></html>'],
    ['the end of a page', '<html>One<br>two</html>', '<html>Eins<br>zwei'],
    ['no fixed width', 'Type <tt>x</tt> or <tt>y</tt>', 'Tippe x oder y'],
    ['spaces at an equals sign', '<i class="fa">a</i>', '<i class = "fa">b</i>'],
    ['a space before a value', "<code class='x'>{a}</code>", "<code class= 'x'>{a}</code>"],
    [
      'spaces between attributes',
      '<a href="/x" target="_blank">a</a>',
      '<a  href="/x"   target="_blank" >b</a>',
    ],
    [
      'no space between attributes',
      "<a href='/x' target='y'>a</a>",
      "<a href='/x 'target='y'>b</a>",
    ],
    ['a line break', '<img src="a.png" alt="">', '<img\n  src="a.png"\n  alt="">'],
    ['the order of attributes', '<a href="/x" rel="y">a</a>', '<a rel="y" href="/x">b</a>'],
    ['the order of classes', '<i class="b a">a</i>', '<i class="a  b">b</i>'],
    ['no quotes', '<a href="/x" target=_blank>a</a>', '<a href="/x" target="_blank">b</a>'],
    [
      'words of an attribute',
      '<a href="/x" title="Open it">a</a>',
      '<a href="/x" title="Öffnen">b</a>',
    ],
    ['an ampersand in an address', '<a href="/x?a=1&b=2">a</a>', '<a href="/x?a=1&amp;b=2">b</a>'],
    ['a slash at the end', '<a href="https://x.org/a/">a</a>', '<a href="https://x.org/a">b</a>'],
    [
      'a slash before a part',
      '<a href="https://x.org/a/#top">a</a>',
      '<a href="https://x.org/a#top">b</a>',
    ],
    [
      'another language in a path',
      '<a href="https://x.org/en/a">a</a>',
      '<a href="https://x.org/de/a">b</a>',
    ],
    [
      'no language in a path',
      '<a href="https://x.org/en/?lang=en">a</a>',
      '<a href="https://x.org">b</a>',
      'zh',
    ],
    [
      'a country in a path',
      '<a href="https://x.org/us/a">a</a>',
      '<a href="https://x.org/jp/a">b</a>',
      'ja',
    ],
    ['a language in a name', '<img src="/a.en.png">', '<img src="/a.de.png">'],
    ['words of a comment', '<!-- start here -->\n<b>a</b>', '<!-- hier beginnen -->\n<b>b</b>'],
    [
      'words of a comment in markup of one side',
      '<?xml version="1.0"?>\n<app>\n<!--\nMade by {0}.\n-->\n\n',
      '<?xml version="1.0"?>\n<app>\n<!--\nGemacht von {0}.\n-->\n\n',
    ],
    ['a comment alone', '<!-- mappings end -->', '<!-- Ende der Zuordnung -->'],
    ['an escape said in code', String.raw`use \\n for \n`, '`\\n` için `\\\\n`', 'tr'],
    ['an escape said in code by the source', 'Split at `\\t` or `\\n`', String.raw`Bei \t oder \n`],
    ['a quote said in code', String.raw`put \" around it`, '`\\"` ringsum'],
  ];
  for (const [what, source, target, locale = 'de'] of same)
    it(`may differ in ${what}`, () => {
      assert.deepEqual(serious(source, target, locale), []);
    });

  const other: readonly (readonly [what: string, source: string, target: string, found: string])[] =
    [
      ['a class', '<i class="fa">a</i>', '<i class="fb">b</i>', 'error tag-changed'],
      [
        'an attribute less',
        '<a href="/x" rel="y">a</a>',
        '<a href="/x">b</a>',
        'error tag-changed',
      ],
      ['a value in words', '<a title="{name}">a</a>', '<a title="Name">b</a>', 'error tag-changed'],
      [
        'a page of the program',
        '<a href="/en/a">a</a>',
        '<a href="/de/b">b</a>',
        'error tag-changed',
      ],
      [
        'a page',
        '<a href="https://x.org/a">a</a>',
        '<a href="https://x.org/b">b</a>',
        'warning tag-changed',
      ],
      [
        'a host',
        '<a href="https://x.org/a">a</a>',
        '<a href="https://y.io/a">b</a>',
        'warning tag-changed',
      ],
      [
        'a page and a class',
        '<a href="https://x.org/a" class="c">a</a>',
        '<a href="https://x.org/b">b</a>',
        'error tag-changed',
      ],
      [
        'a page whose stress is shown as it is',
        '<html>a <b>b</b>',
        'a <b>b</b>',
        'error tag-changed',
      ],
      ['a page without a link', '<html>a <a href="/x">b</a></html>', 'a', 'error tag-changed'],
      ['a comment that is gone', '<!-- more --> a', 'b', 'error tag-changed'],
      ['a comment that is not closed', '<!-- more --> a', '<!-- mehr -> b', 'error tag-changed'],
      [
        'a condition',
        '<!--[if IE]> a <![endif]-->',
        '<!--[wenn IE]> b <![endif]-->',
        'error tag-changed',
      ],
      ['an escape that is gone', 'use \\n for `x`', 'nimm das für `x`', 'error escape-changed'],
      ['an escape beside code', 'say `\\n` and\\n go', 'sag `\\n` und los', 'error escape-changed'],
    ];
  for (const [what, source, target, found] of other)
    it(`must not differ in ${what}`, () => {
      assert.ok(serious(source, target).includes(found), serious(source, target).join());
    });
});
