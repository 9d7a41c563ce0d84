'use strict';

/* Loaded before a script that is written in TypeScript: an older Node could not read it, and would not say so in plain words. */

if (Number.parseInt(process.versions.node, 10) < 24) {
  const here = `this one is Node ${process.versions.node} for ${process.platform} on ${process.arch}`;
  process.stderr.write(
    `Glossa's scripts need Node 24, and ${here}: run "npm ci" where it brings Node 24 along (Linux on x64 and arm64, Windows on x64), or install it.\n`,
  );
  process.exit(1);
}
