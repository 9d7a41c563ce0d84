/** Limits of the contract. Those of a request are checked by the service too; knowing them spares a refused call. */
export const limits = {
  /** Bytes of a translation request's body. */
  requestBytes: 131_072,
  /** Bytes of the body of a request that improves or corrects texts. */
  writeBytes: 10_240,
  /** Texts of a translation request. */
  textsPerRequest: 50,
  /** Largest page of the memory list and of segments; larger values are reduced to it. */
  pageSize: 100,
  /** Largest page of style rules, and of the memory list that earlier installations accept. */
  smallPageSize: 25,
  /** Shortest filter of a memory's segments, in characters. */
  filterLength: 2,
  /** Characters of a file name in a memory import. */
  importFileName: 100,
  /** Characters of one spoken-terms list in total, newlines counted. */
  termListLength: 300,
  /** Languages that a voice session translates into. */
  voiceTargets: 5,
  /** UTF-8 bytes of a name, of a source phrase and of a target phrase. */
  phraseBytes: 1024,
  /** Bytes of a glossary. */
  glossaryBytes: 10_485_760,
  /** Glossaries of an account. */
  glossaries: 1000,
  /** Percentage from which on a memory's segments should be applied. */
  recommendedThreshold: 75,
} as const;
