'use strict';

/* Loaded before a script that drives VS Code in a browser of its own, for which packages are there for one platform only. */

if (process.platform !== 'linux' || process.arch !== 'x64') {
  process.stderr.write(
    `This script needs Linux on x64 and 1.1 GB of disk, and this machine is ${process.platform} on ${process.arch}: "npm run unit", "npm run check" and "npm test -- desktop" run here too.\n`,
  );
  process.exit(1);
}
require('./node24.cjs');
