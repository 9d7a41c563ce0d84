import { launch } from '../needs/launch.ts';
import { suites } from './suites.ts';

/* Runs the tests: npm test for all that CI checks, npm test -- NAME [arguments] for a part. */

const [name = 'everything', ...args] = process.argv.slice(2);
process.exitCode = await launch(suites, name, args);
