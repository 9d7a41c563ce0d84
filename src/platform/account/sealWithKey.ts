import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Closes texts so that they can be read with the key of an account only, wherever they lie. */
export interface Seal {
  close(text: string): string;
  /** `undefined` where it was closed with another key, or is damaged. */
  open(sealed: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** A text that was sealed with a key is of use only to who has it: the service asks for the same key. */
export function sealWithKey(key: string): Seal {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'glossa record', 32));
  return {
    close(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, secret, nonce);
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      const opener = createDecipheriv(algorithm, secret, nonce, { authTagLength: tagBytes });
      opener.setAuthTag(tag);
      try {
        const closed = bytes.subarray(nonceBytes + tagBytes);
        return Buffer.concat([opener.update(closed), opener.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
