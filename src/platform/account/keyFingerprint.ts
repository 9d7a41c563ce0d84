import { createHash } from 'node:crypto';

/**
 * Stands for the key that a document was sent with, or a job that goes on at the service; the key cannot be read from it.
 */
export const keyFingerprint = (key: string): string =>
  createHash('sha256').update(`document ${key}`).digest('base64url');
