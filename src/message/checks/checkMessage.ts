import { finding, type Finding } from '../findings.ts';
import { simpleIcuText, syntaxOfMessage } from '../icu/simpleIcu.ts';
import { withoutNewLiterals } from '../placeholders/specialCharacters.ts';
import { readMessage, type MessageText } from '../placeholders/messageText.ts';
import { unknownSyntax, type MessageSyntax } from '../syntax.ts';
import { looksLikePipes } from '../plurals/pipes.ts';
import { isStub } from '../programText/identifier.ts';
import type { Found, MessagePair, ReadPair } from './check.ts';
import { findingChecks } from './checks.ts';
import { lostArguments } from './placeholders/ownArguments.ts';
import { contractFindings } from './placeholders/placeholderContract.ts';
import { icuFindings } from './plurals/icuChecks.ts';
import { pipeFindings } from './plurals/pipeChecks.ts';

/** Characters of both texts together. Longer ones are data rather than sentences, and the service takes none of them. */
const longest = 200_000;

/**
 * Everything that can be said about a translation from the two texts alone; nothing about very long ones, and nothing where
 * the source is not there. Messages with plural or select arguments get the checks of their text as a whole and of their
 * choices, each by its placeholders: everything else in the sentences of their branches differs from language to language.
 *
 * @param isInFile whether it is a file's text, rather than the answer of a machine
 */
export function checkMessage(given: MessagePair, isInFile = false): readonly Finding[] {
  const { syntax = unknownSyntax } = given;
  const message = { ...given, target: withoutNewLiterals(given.source, given.target, syntax) };
  if (message.source.trim() === '' || isStub(message.source)) return [];
  if (message.source.length + message.target.length > longest) return [];
  if (message.target.trim() === '') return [finding('empty', message.source, message.target)];
  const pair = readPair(message);
  const isBranched = hasBranches(pair.source, syntax) || hasBranches(pair.target, syntax);
  const compared = [
    ...(isBranched ? [] : contractFindings(pair.source, pair.target)),
    ...icuFindings(message.source, message.target, message),
    ...pipeFindings(message),
  ];
  const known = new Set(compared.map(({ expected }) => expected));
  const isNew = ({ expected }: Found) => !known.has(expected);
  const found: Finding[] = [...compared, ...lostArguments(message).filter(isNew)].map(
    ({ code, expected, got }) => finding(code, expected, got),
  );
  for (const { code, severity, find, ofWholeTexts, inFilesOnly } of findingChecks()) {
    if ((isBranched && !ofWholeTexts) || (inFilesOnly && !isInFile)) continue;
    for (const { expected, got } of find(pair)) found.push({ code, severity, expected, got });
  }
  return found;
}

function readPair(message: MessagePair): ReadPair {
  const { sourceLocale, targetLocale } = message;
  const syntax = syntaxOfMessage(message.source, message.syntax ?? unknownSyntax);
  const source = readMessage(simpleIcuText(message.source, syntax));
  const target = readMessage(simpleIcuText(message.target, syntax));
  return { message, source, target, sourceLocale, targetLocale };
}

function hasBranches({ text, placeholders }: MessageText, syntax: MessageSyntax): boolean {
  return looksLikePipes(text, syntax) || placeholders.some(({ kind }) => kind === 'icu');
}
