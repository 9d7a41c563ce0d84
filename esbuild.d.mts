import type { BuildOptions } from 'esbuild';

export declare const extension: BuildOptions;
