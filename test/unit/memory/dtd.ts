import { SaxesParser } from 'saxes';

/* The structure of TMX 1.4, as far as its document type says it: what an element may hold and must have. */

interface ElementRule {
  /** The children in order, each name followed by a blank. */
  readonly content: RegExp;
  /** Whether text may stand beside the children. */
  readonly text?: true;
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

const about = [
  'o-encoding',
  'datatype',
  'usagecount',
  'lastusagedate',
  'creationtool',
  'creationtoolversion',
];
const history = ['creationdate', 'creationid', 'changedate', 'changeid', 'o-tmf'];
const inline = /^((bpt|ept|it|ph|hi|ut) )*$/;
const code = { content: /^(sub )*$/, text: true } as const;

const rules: Readonly<Record<string, ElementRule>> = {
  tmx: { content: /^header body $/, required: ['version'] },
  header: {
    content: /^((note|prop|ude) )*$/,
    required: [
      'creationtool',
      'creationtoolversion',
      'segtype',
      'o-tmf',
      'adminlang',
      'srclang',
      'datatype',
    ],
    optional: ['o-encoding', 'creationdate', 'creationid', 'changedate', 'changeid'],
  },
  body: { content: /^(tu )*$/ },
  tu: {
    content: /^((note|prop) )*(tuv )+$/,
    optional: ['tuid', 'segtype', 'srclang', ...about, ...history],
  },
  tuv: {
    content: /^((note|prop) )*seg $/,
    required: ['xml:lang'],
    optional: [...about, ...history],
  },
  seg: { content: inline, text: true },
  ph: { ...code, optional: ['x', 'assoc', 'type'] },
  bpt: { ...code, required: ['i'], optional: ['x', 'type'] },
  ept: { ...code, required: ['i'] },
  it: { ...code, required: ['pos'], optional: ['x', 'type'] },
  hi: { content: inline, text: true, optional: ['x', 'type'] },
  sub: { content: inline, text: true, optional: ['type', 'datatype'] },
  note: { content: /^$/, text: true, optional: ['o-encoding', 'xml:lang', 'lang'] },
  prop: {
    content: /^$/,
    text: true,
    required: ['type'],
    optional: ['o-encoding', 'xml:lang', 'lang'],
  },
};

const values: Readonly<Record<string, RegExp>> = {
  'tmx version': /^1\.4$/,
  'header segtype': /^(block|paragraph|sentence|phrase)$/,
  'header creationdate': /^\d{8}T\d{6}Z$/,
  'ph x': /^\d+$/,
  'tuv xml:lang': /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/,
};

/** What is wrong with a file by the rules of TMX 1.4; nothing where it is valid. */
export function violations(file: string): readonly string[] {
  const found: string[] = [];
  const open: { name: string; children: string; text: boolean }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => found.push(error.message));
  parser.on('doctype', (type) => {
    if (type.trim() !== 'tmx SYSTEM "tmx14.dtd"') found.push(`doctype ${type}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.children += `${name} `;
    open.push({ name, children: '', text: false });
    const { required = [], optional = [] } = rules[name] ?? {};
    if (rules[name] === undefined) found.push(`element ${name}`);
    for (const one of required) if (!(one in attributes)) found.push(`${name} without ${one}`);
    for (const [one, value] of Object.entries(attributes)) {
      if (![...required, ...optional].includes(one)) found.push(`${name} with ${one}`);
      if (values[`${name} ${one}`]?.test(value) === false) found.push(`${name} ${one} ${value}`);
    }
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined && text.trim() !== '') element.text = true;
  });
  parser.on('closetag', () => {
    const { name = '', children = '', text = false } = open.pop() ?? {};
    const rule = rules[name];
    if (rule?.content.test(children) === false) found.push(`${name} holds ${children}`);
    if (text && rule?.text !== true) found.push(`${name} holds text`);
  });
  parser.write(file).close();
  return found;
}
