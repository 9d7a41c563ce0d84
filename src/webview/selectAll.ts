import { isOnMac } from './keyNames.ts';

/**
 * Lets the key that selects all do so at once in every field of the page. The editor handles what reaches the window, and
 * would select all a moment later once more: what is typed meanwhile would be replaced.
 */
export function selectAllAtOnce(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isMeant = (isOnMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey;
    if (!isMeant || key.toLowerCase() !== 'a' || !isField(target)) return;
    event.preventDefault();
    event.stopPropagation();
    target.select();
  });
}

const isField = (target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
