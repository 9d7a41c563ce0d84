/** Follows a list that is counted in cursors, each of which leads to the next page, and never in a circle. */
export class CursorTrail {
  #seen = new Set<string>();
  /** The service has led back to where it had led before. */
  isCircle = false;

  /** The cursor to go on with after a page that names this one; `undefined` at the end. */
  after(next: string | undefined): string | undefined {
    if (next === undefined) return undefined;
    this.isCircle = this.#seen.has(next);
    this.#seen.add(next);
    return this.isCircle ? undefined : next;
  }
}
