import type { YamlDocument } from './parseYaml.ts';
import type { YamlQuote } from './yamlScalar.ts';

/** How a YAML file is written, read from the file itself. */
export interface YamlStyle {
  readonly eol: string;
  /** Blanks that one more level of mappings adds. */
  readonly unit: number;
  /** Blanks before the dashes of a sequence, counted from its key. */
  readonly dashes: number;
  readonly quote: YamlQuote;
}

const defaultStyle: YamlStyle = { eol: '\n', unit: 2, dashes: 2, quote: 'plain' };

/** The style of a file, or of `model` for what the file does not show. */
export function yamlStyle(
  text: string,
  { blocks, quotes }: YamlDocument,
  model = defaultStyle,
): YamlStyle {
  const steps = (kind: 'object' | 'array') =>
    [...blocks]
      .filter(([container, { behindDash }]) => container.kind === kind && !behindDash)
      .map(([, { indent, outer }]) => (indent ?? NaN) - (outer ?? NaN))
      .filter((step) => !Number.isNaN(step));
  return {
    eol: /\r\n|\r|\n/.exec(text)?.[0] ?? model.eol,
    unit: steps('object')[0] ?? model.unit,
    dashes: steps('array')[0] ?? model.dashes,
    quote: [...quotes.values()].find((quote) => quote !== 'block') ?? model.quote,
  };
}
