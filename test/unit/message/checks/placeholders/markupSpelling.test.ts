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
    ['spaces in a style', '<b style="color: #000;">a</b>', '<b style="color : #000">b</b>'],
    ['spaces in a style of several', '<i style="a:b;c:d">a</i>', '<i style="a: b; c: d;">b</i>'],
    ['paragraphs that nothing closes', 'One</p><p>two</p>', '<p>Eins</p><p>zwei</p>'],
    ['where a page ends', '<html><body>A <b>b</b></body></html>', '<html>A <b>b</b><br>c</html>'],
    [
      'an element that another language parts',
      '{n} <u>{a} of {b}</u>',
      '<u>{b}</u> {n} <u>{a}</u>',
      'zh',
    ],
    [
      'a mark of examples that is said again',
      '<span class="x">Examples</span> use <span class="x">git@…</span>, https://a.io main',
      '<span class="x">Beispiele</span> <span class="x">git@…</span>, <span class="x">main</span> https://a.io',
    ],
    ['a link that comes twice', 'See <0>here and there</0>', 'Siehe <0>hier</0> und <0>dort</0>'],
    ['the brackets of a name', 'Expose <iframe> via <html[x]>', 'iframes mit HTML [x] zeigen'],
    ['the brackets of another name', 'Put <select> in <form>', '<select> kommt in das form'],
    ['a word in brackets', 'TTF file: <select>', 'TTF soubor: <vyberte>', 'cs'],
    ['another word in brackets', '<button> here', '<Knopf> hier'],
    ['what a browser does with a link', '<a href="/x" rel="y">a</a>', '<a href="/x">b</a>'],
    [
      'where a link opens',
      '<a target="_blank" rel="noopener" href="/x">a</a>',
      '<a target="_top" href="/x">b</a>',
    ],
    ['a line with a class', '<a href="/x">a</a> b', '<a href="/x">a</a><br class="lg"> b'],
    ['a word of another language', 'As CSV', 'Als <i lang="en">CSV</i>'],
    [
      'words of another language',
      'Run it in <b>bulk</b>',
      '<b>Jede</b> <span dir="ltr" title="x">bulk</span> jetz',
      'ksh',
    ],
    ['an empty pair', 'Wait.<0 /><1>a</1>', 'Warte.<0></0><1>b</1>'],
    ['an empty component', 'Wait <Icon/> here', 'Warte <Icon></Icon> hier'],
    [
      'an element that neither of them closes',
      'Delete <b>{a} ID: {b}<b/>?',
      '<b>{a}<b/> ID: <b>{b}<b/> löschen?',
    ],
    ['another scheme', '<a href="https://x.org">a</a>', '<a href="http://www.x.org/">b</a>'],
    [
      'another scheme and its language',
      '<a href="https://www.x.org">a</a>',
      '<a href="http://x.org?uselang=mk">b</a>',
      'mk',
    ],
    [
      'the order of a link and its stress',
      '<b><a href="https://www.x.org">a</a></b>',
      '<a href="http://x.org"><b>b</b></a>',
    ],
    [
      'a wiki of its language',
      '<a href="https://wikipedia.org/wiki/Not_safe">a</a>',
      '<a href="https://bn.wikipedia.org/wiki/নট_সেফ">b</a>',
      'bn',
    ],
    [
      'a wiki in a spelling of its language',
      '<a href="https://wikipedia.org/wiki/Not_safe">a</a>',
      '<a href="https://be-tarask.wikipedia.org/wiki/NSFW">b</a>',
      'be',
    ],
    [
      'a wiki of its language for one of the source',
      "<a href='https://en.wikipedia.org/wiki/Cat'>a</a>",
      "<a href='https://it.wikipedia.org/wiki/Gatto'>b</a>",
      'it',
    ],
    ['quotation marks for a look', 'Use <code>x1</code>', 'Nimm „x1“'],
    ['stress of its own kind', 'You <em>must</em> wait', '必ず待ってください', 'ja'],
    ['stress that is joined', '<b>all</b> <b>two</b> of it', '<b>alle zwei</b> davon'],
    ['a paragraph that is a line', '<p>One</p><p>two</p>', 'Eins<br>zwei'],
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
        'a style',
        '<b style="color: red">a</b>',
        '<b style="color: rot">b</b>',
        'error tag-changed',
      ],
      ['words without their stress', '<strong>By</strong> {a}', 'Von {a}', 'warning tag-changed'],
      [
        'code that looks like words',
        'Not <code>default</code>',
        'Nicht default',
        'warning tag-changed',
      ],
      ['a value without its look', 'At <tt>{0}</tt> now', 'Nun bei {0}', 'warning tag-changed'],
      ['one of two', '<b>A</b> and <b>B</b>', '<b>A</b> und B', 'warning tag-changed'],
      ['one of two paragraphs', '<p>One</p><p>two</p>', 'Eins<p>zwei</p>', 'warning tag-changed'],
      ['an element within itself', '<0>a</0> b', '<0>a <0>b</0></0>', 'error tag-changed'],
      ['an element with nothing in it', '<0>a</0> b', '<0>a</0> <0></0>b', 'error tag-changed'],
      ['an element for another one', '<1>a</1> <2>b</2>', '<1>a</1> <1>b</1>', 'error tag-changed'],
      ['a name that is gone', 'Put it in <form>', 'Da hinein', 'error tag-changed'],
      ['an item of a list', '<li>One <i>a</i>', 'Eins <i>a</i>', 'error tag-changed'],
      [
        'a host of another language',
        '<a href="https://wikipedia.org/a">a</a>',
        '<a href="https://fr.wikipedia.org/b">b</a>',
        'warning tag-changed',
      ],
      ['an attribute less', '<a href="/x" id="y">a</a>', '<a href="/x">b</a>', 'error tag-changed'],
      [
        'an address in brackets',
        'Open <about:config>, reload <addons.mozilla.org>',
        '<about:config> öffnen, die Seite neu laden',
        'error tag-changed',
      ],
      ['a word for an item', '<li> here', '<Knopf> hier', 'error tag-changed'],
      ['a word with an end', '<select>a</select>', '<wahl>a</wahl>', 'error tag-changed'],
      ['a lost element with nothing in it', 'Wait <0/> here', 'Warte hier', 'error tag-changed'],
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
