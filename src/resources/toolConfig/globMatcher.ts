/** Paths that a glob with `*`, `**` and `?` means; everything else in it is meant literally. */
export function globMatcher(glob: string): RegExp {
  const expression = glob
    .split(/(\*\*\/|\*\*|\*|\?)/u)
    .map((piece) => {
      if (piece === '**/') return '(?:.*/)?';
      if (piece === '**') return '.*';
      if (piece === '*') return '[^/]*';
      return piece === '?' ? '[^/]' : piece.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
    })
    .join('');
  return new RegExp(`^${expression}$`, 'u');
}

/** The files in a folder, which is a glob, and below it; the empty one is the workspace folder. */
export function belowMatcher(folder: string): RegExp {
  return globMatcher(folder === '' ? '**' : `${folder}/**`);
}
