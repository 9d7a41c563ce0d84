import type { ProtectedText } from './protectedText.ts';

export function protectNothing(text: string): ProtectedText {
  return { texts: [text], restore: ([answer]) => answer || undefined };
}
