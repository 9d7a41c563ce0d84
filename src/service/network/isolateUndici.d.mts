import type { Plugin } from 'esbuild';

export declare const isolateUndici: Plugin;
