import { ServiceError } from './errors.ts';
import { json, type Call, type Reply, type Route } from './http.ts';
import {
  baseOf,
  formalTargets,
  glossaryLanguages,
  memoryLanguages,
  speechLanguages,
  spokenTermLanguages,
  styleLanguages,
  textLanguages,
  voiceLanguages,
  writeLanguages,
  type Language,
} from './languageList.ts';

const scope = 'languages:read';

/** `/v3/languages`, `/v3/languages/resources` and the older `/v2/languages`. */
export const languageRoutes: readonly Route[] = [
  { method: 'GET', path: '/v3/languages', scope, handle: list },
  { method: 'GET', path: '/v3/languages/resources', scope, handle: resourceList },
  { method: 'GET', path: '/v2/languages', scope, handle: oldList },
];

/** A feature: the side on which a client has to look for it, and who has it. */
interface Feature {
  readonly side: 'source' | 'target' | 'both';
  readonly has: (language: Language) => boolean;
  readonly status?: 'beta';
}

interface Resource {
  readonly languages: readonly Language[];
  readonly features: Readonly<Record<string, Feature>>;
}

const everySource: Feature = { side: 'source', has: ({ asSource }) => asSource };
const every: Feature = { side: 'both', has: () => true };
const formality: Feature = { side: 'target', has: ({ lang }) => formalTargets.has(lang) };
const glossary: Feature = {
  side: 'both',
  has: ({ lang }) => glossaryLanguages.some((other) => other.lang === baseOf(lang)),
};
const voiceFormality: Feature = {
  ...formality,
  has: ({ lang }) => lang !== 'nl' && formalTargets.has(lang),
};
const speech: Feature = {
  side: 'target',
  has: ({ lang }) => speechLanguages.has(baseOf(lang)),
};
const style: Feature = { side: 'target', has: ({ lang }) => styleLanguages.has(baseOf(lang)) };
const tone: Feature = {
  side: 'target',
  has: ({ lang }) => /^(de|en-GB|en-US|es|fr|it|pt-BR|pt-PT)$/.test(lang),
};
const memory: Feature = {
  side: 'both',
  has: ({ lang }) => memoryLanguages.some((other) => other.lang === lang),
};
const spoken: Feature = {
  side: 'source',
  has: ({ lang }) => spokenTermLanguages.has(lang),
  status: 'beta',
};

const resources: Readonly<Record<string, Resource>> = {
  translate_text: {
    languages: textLanguages,
    features: {
      auto_detection: everySource,
      formality,
      glossary,
      tag_handling: every,
      style_rules: style,
      translation_memory: memory,
    },
  },
  translate_document: {
    languages: textLanguages,
    features: { auto_detection: everySource, formality, glossary },
  },
  glossary: { languages: glossaryLanguages, features: {} },
  voice: {
    languages: voiceLanguages,
    features: {
      auto_detection: everySource,
      formality: voiceFormality,
      glossary,
      transcription: everySource,
      translated_speech: speech,
      spoken_terms: spoken,
    },
  },
  write: {
    languages: writeLanguages,
    features: { auto_detection: everySource, writing_style: tone, tone },
  },
  style_rules: {
    languages: textLanguages.filter(({ lang }) => styleLanguages.has(lang)),
    features: {},
  },
  translation_memory: { languages: memoryLanguages, features: {} },
};

function list({ request, state }: Call): Reply {
  if (request.query.has('product'))
    throw new ServiceError(
      400,
      "Bad request. Reason: The 'product' parameter has been renamed to 'resource'.",
    );
  const name = request.query.get('resource') ?? '';
  if (!Object.hasOwn(resources, name))
    throw new ServiceError(400, 'Missing or invalid argument: resource');
  const { languages, features } = resources[name]!;
  const offered = Object.entries(features).filter(
    ([feature]) => feature !== 'tag_handling' || state.capabilities.tagHandling,
  );
  return json(
    200,
    languages.map((language) => ({
      lang: language.lang,
      name: language.name,
      usable_as_source: language.asSource,
      usable_as_target: language.asTarget,
      status: 'stable',
      features: Object.fromEntries(
        offered
          .filter(([, { has }]) => has(language))
          .map(([feature, { status }]) => [feature, { status: status ?? 'stable' }]),
      ),
    })),
  );
}

function resourceList(): Reply {
  return json(
    200,
    Object.entries(resources).map(([name, { features }]) => ({
      name,
      features: Object.entries(features).map(([feature, { side }]) => ({
        name: feature,
        ...(side !== 'target' && { needs_source_support: true }),
        ...(side !== 'source' && { needs_target_support: true }),
      })),
    })),
  );
}

function oldList({ request }: Call): Reply {
  const type = request.query.get('type') ?? 'source';
  if (type !== 'source' && type !== 'target')
    throw new ServiceError(400, "Value for 'type' not supported.");
  const wanted = textLanguages.filter(({ asSource, asTarget }) =>
    type === 'source' ? asSource : asTarget,
  );
  return json(
    200,
    wanted.map(({ lang, name }) => ({
      language: lang.toUpperCase(),
      name,
      ...(type === 'target' && { supports_formality: formalTargets.has(lang) }),
    })),
  );
}
