import type { BuildOptions } from 'esbuild';

export declare const extension: BuildOptions;
export declare function bundles(): Promise<readonly BuildOptions[]>;
