import { virtualWait } from './clock.ts';

export { virtualWait as setTimeout };
