import { runFolder } from './runFolder.ts';

/* Runs the main job on a folder, and kills itself at one of its writes: child.ts folder url key locales [write]. */

const [folder = '', url = '', key = '', locales = '', write = '0'] = process.argv.slice(2);
const killAt = Number(write);
let moments = 0;
await runFolder({ folder, url, key, locales: locales.split(',') }, () => {
  if (++moments === killAt) process.kill(process.pid, 'SIGKILL');
});
