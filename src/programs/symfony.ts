import { unknownSyntax } from '../message/syntax.ts';
import { composer, type Program } from './program.ts';

/** Arguments `%name%`, choices between pipes; messages of ICU in files of their own. */
export const symfony: Program = {
  id: 'symfony',
  name: 'Symfony',
  formats: ['yaml', 'json'],
  namedBy: composer('symfony/translation', 'symfony/framework-bundle', 'symfony/symfony'),
  showsEmpty: true,
  syntax: { ...unknownSyntax, id: 'symfony' },
};
