import { launch } from '../needs/launch.ts';
import { labs } from './labs.ts';

/* Starts a laboratory: npm run lab -- NAME [arguments]. Lists them where none is named. */

const [name, ...args] = process.argv.slice(2);
process.exitCode = await launch(labs, name, args);
